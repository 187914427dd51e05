#!/usr/bin/env python3
"""Runs the workloads of layout-bench with our solver and with kiwi, and prints both and the ratio.

kiwi's headers come from the source distribution of the package kiwisolver, which pip fetches into a
folder that is deleted afterwards. Both programs run the same operations, one workload after the other
and in turns, so that what else the machine does falls on both; the numbers are medians.

The exit status is 1 if a solution is wrong or a ratio falls short of required-ratios.tsv.
"""

import argparse
import json
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile

PEERS = pathlib.Path(__file__).resolve().parent
PACKAGE = PEERS.parents[2]

# Without W2s_5000, because kiwi needs minutes for a fifth of it.
WORKLOADS = [
    "W1", "W2_100", "W2_300", "W2s_100", "W2e_100", "W2e_300", "W3_100", "W3s_100", "W4_6", "W5",
    "W6_6", "W4s_8", "W3s_1000", "W3leaf_1000", "W5c", "W6_8", "W2s_1000",
]
# These take kiwi from some seconds to some minutes: it runs them once.
SLOW = {"W2_300", "W2e_300", "W4s_8", "W3s_1000", "W3leaf_1000", "W5c", "W6_8", "W2s_1000"}

ROUNDS_IN_A_PROCESS = 3


def run(arguments, **options):
    """Runs a program and returns what it printed; stops with its messages if it fails."""
    result = subprocess.run(
        [str(argument) for argument in arguments], capture_output=True, text=True, **options)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, arguments))} failed:\n{result.stdout}{result.stderr}")
    return result.stdout


def build_ours():
    run(["swift", "build", "-c", "release", "--product", "layout-bench"], cwd=PACKAGE)
    folder = run(["swift", "build", "-c", "release", "--show-bin-path"], cwd=PACKAGE).strip()
    return pathlib.Path(folder) / "layout-bench"


def build_kiwi(folder):
    """Fetches kiwi, compiles the harness, and returns it with kiwi's version."""
    if shutil.which("g++") is None:
        run(["apt-get", "install", "-y", "g++"])
    run([sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--no-binary", ":all:",
         "--dest", folder, "kiwisolver"])
    archive = next(folder.glob("kiwisolver-*.tar.gz"))
    with tarfile.open(archive) as file:
        file.extractall(folder, filter="data")
    name = archive.name.removesuffix(".tar.gz")
    harness = folder / "kiwi-harness"
    # A system folder, because its headers' warnings are not ours to mend.
    run(["g++", "-O3", "-std=c++17", "-DNDEBUG", "-Wall", "-isystem", folder / name,
         PEERS / "kiwi-harness.cpp", "-o", harness])
    return harness, name.replace("-", " ")


def required_ratios():
    ratios = {}
    for line in (PEERS / "required-ratios.tsv").read_text().splitlines():
        if line and not line.startswith("#"):
            workload, phase, ratio = line.split("\t")
            ratios[workload, phase] = float(ratio)
    return ratios


def is_close(value, expected):
    return abs(value - expected) <= 1e-2 + 1e-7 * abs(expected)


class Comparison:
    """The times of one workload, ours and kiwi's, phase by phase."""

    def __init__(self, workload, ours, kiwi, operations, clock):
        self.workload = workload
        self.ours, self.kiwi, self.operations = ours, kiwi, operations
        self.clock = clock
        self.times = {}
        self.checks = {}

    def run_ours(self):
        output = run([self.ours, "--json", "--rounds", ROUNDS_IN_A_PROCESS,
                      "--filter", f"^{self.workload}$",
                      *(["--processor-time"] if self.clock == "processor" else [])])
        self.note("ours", json.loads(output)["phases"])

    def run_kiwi(self, rounds):
        self.note("kiwi", json.loads(run([self.kiwi, self.operations, rounds, self.clock])))

    def note(self, who, phases):
        for phase in phases:
            self.times.setdefault(phase["phase"], {}).setdefault(who, []).extend(
                phase["milliseconds"])
            check = phase if who == "kiwi" else phase["check"]
            self.checks.setdefault(phase["phase"], {})[who] = check

    def measure(self, turns):
        slow = self.workload in SLOW
        for turn in range(turns):
            self.run_ours()
            if not slow:
                self.run_kiwi(ROUNDS_IN_A_PROCESS)
            elif turn == turns // 2:
                self.run_kiwi(1)

    def rows(self, required):
        for phase, times in self.times.items():
            ours, kiwi = statistics.median(times["ours"]), statistics.median(times["kiwi"])
            checks = self.checks[phase]
            right = all(is_close(checks["kiwi"][key], checks["ours"][key])
                        for key in ("sum", "error"))
            needed = required.get((self.workload, phase), 1)
            ratio = kiwi / ours
            verdict = "WRONG SUMS" if not right else "pass" if ratio >= needed else "MISS"
            yield {"workload": self.workload, "phase": phase, "ours": ours, "kiwi": kiwi,
                   "kiwiRuns": len(times["kiwi"]), "ratio": ratio, "required": needed,
                   "verdict": verdict,
                   "oursRequiredViolationRelative": checks["ours"]["requiredViolationRelative"],
                   "kiwiRequiredViolationRelative": checks["kiwi"]["requiredViolationRelative"]}


def significant(value):
    """Three digits that mean something, without exponents."""
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.3g}" if value >= 0.1 else f"{value:.4f}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--filter", default="", help="only workloads that match this expression")
    parser.add_argument("--turns", type=int, default=5, help="processes of each program (5)")
    parser.add_argument("--json", metavar="FILE", help="also write the rows to a file")
    parser.add_argument("--processor-time", action="store_true",
                        help="count time on a processor; for a machine that others use")
    options = parser.parse_args()
    clock = "processor" if options.processor_time else "elapsed"

    required = required_ratios()
    ours = build_ours()
    rows = []
    line = "{:<12} {:<11} {:>10} {:>10}  {:>8} {:>8}  {}"
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        kiwi, version = build_kiwi(folder)
        machine = json.loads(run([ours, "--smoke", "--json", "--filter", "W1"]))["machine"]
        print(f"{machine['processor']}, {machine['cores']} cores; {version}; "
              f"medians of {clock} time\n")
        print(line.format("workload", "phase", "ours ms", "kiwi ms", "ratio", "required", ""))
        for workload in filter(lambda name: re.search(options.filter, name), WORKLOADS):
            operations = folder / f"{workload}.wl"
            operations.write_text(run([ours, "--operations", workload]))
            comparison = Comparison(workload, ours, kiwi, operations, clock)
            comparison.measure(max(1, options.turns))
            for row in comparison.rows(required):
                rows.append(row)
                remark = row["verdict"] + (" (kiwi once)" if row["kiwiRuns"] == 1 else "")
                print(line.format(
                    row["workload"], row["phase"], significant(row["ours"]),
                    significant(row["kiwi"]), significant(row["ratio"]),
                    significant(row["required"]), remark), flush=True)
    if options.json:
        pathlib.Path(options.json).write_text(json.dumps(rows, indent=2) + "\n")
    sys.exit(0 if all(row["verdict"] == "pass" for row in rows) else 1)


if __name__ == "__main__":
    main()
