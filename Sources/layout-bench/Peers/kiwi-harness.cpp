// Runs a workload of `layout-bench --operations NAME` with kiwi, and prints what each phase took and
// the sums that tell a right solution from a wrong one, as JSON.
//
//   kiwi-harness FILE [ROUNDS [processor]]
//
// Reading the file is not timed; making the constraints is, as in layout-bench. An update is kiwi's
// updateVariables(), without the copy into a flat array that layout-bench makes on top.

#include <kiwi/kiwi.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include <time.h>

namespace {

constexpr double required = 1001001000;

struct Term {
  int variable;
  double coefficient;
};

struct Row {
  kiwi::RelationalOperator relation;
  double strength;
  double constant;
  std::vector<Term> terms;
};

struct Operation {
  char code;
  int index;
  double number;
};

struct Phase {
  std::string name;
  size_t begin;
  size_t end;
};

struct Workload {
  int variableCount = 0;
  std::vector<Row> rows;
  std::vector<Operation> operations;
  std::vector<Phase> phases;
};

[[noreturn]] void fail(const std::string& message) {
  std::cerr << "kiwi-harness: " << message << "\n";
  std::exit(1);
}

kiwi::RelationalOperator relation(const std::string& text) {
  if (text == "==") return kiwi::OP_EQ;
  if (text == "<=") return kiwi::OP_LE;
  if (text == ">=") return kiwi::OP_GE;
  fail("no relation: " + text);
}

Workload read(const std::string& path) {
  std::ifstream file(path);
  if (!file) fail("cannot read " + path);
  Workload workload;
  std::string word;
  size_t rowCount = 0;
  file >> word >> workload.variableCount >> word >> rowCount;
  workload.rows.resize(rowCount);
  for (auto& row : workload.rows) {
    size_t termCount = 0;
    file >> word >> row.strength >> row.constant >> termCount;
    row.relation = relation(word);
    row.terms.resize(termCount);
    for (auto& term : row.terms) file >> term.variable >> term.coefficient;
  }
  while (file >> word) {
    Operation operation{word[0], 0, 0};
    switch (operation.code) {
      case 'P':
        if (!workload.phases.empty()) workload.phases.back().end = workload.operations.size();
        file >> word;
        workload.phases.push_back({word, workload.operations.size(), 0});
        continue;
      case 'A': case 'R': file >> operation.index; break;
      case 'E': case 'S': case 'K': file >> operation.index >> operation.number; break;
      case 'U': case 'D': break;
      default: fail("no operation: " + word);
    }
    workload.operations.push_back(operation);
  }
  if (workload.phases.empty()) fail(path + " has no phase");
  workload.phases.back().end = workload.operations.size();
  return workload;
}

double milliseconds(clockid_t clock) {
  timespec time;
  clock_gettime(clock, &time);
  return time.tv_sec * 1e3 + time.tv_nsec * 1e-6;
}

class Run {
 public:
  explicit Run(const Workload& workload)
      : workload(workload),
        variables(workload.variableCount),
        constraints(workload.rows.size()),
        constants(workload.rows.size()) {
    for (size_t i = 0; i < constants.size(); ++i) constants[i] = workload.rows[i].constant;
  }

  // Returns milliseconds.
  double time(const Phase& phase, clockid_t clock) {
    const double start = milliseconds(clock);
    for (size_t i = phase.begin; i < phase.end; ++i) perform(workload.operations[i]);
    return milliseconds(clock) - start;
  }

  void printCheck(std::ostream& out) {
    double sum = 0, error = 0, violation = 0, relative = 0;
    for (const auto& variable : variables) sum += variable.value();
    for (size_t i = 0; i < constraints.size(); ++i) {
      if (!constraints[i]) continue;
      const Row& row = workload.rows[i];
      double value = constants[i];
      double scale = std::max(1.0, std::abs(value));
      for (const auto& term : row.terms) {
        const double part = term.coefficient * variables[term.variable].value();
        value += part;
        scale = std::max(scale, std::abs(part));
      }
      const double off = row.relation == kiwi::OP_EQ   ? std::abs(value)
                         : row.relation == kiwi::OP_LE ? std::max(0.0, value)
                                                       : std::max(0.0, -value);
      if (row.strength >= required) {
        violation = std::max(violation, off);
        relative = std::max(relative, off / scale);
      } else if (off > 1e-9 * scale) {
        error += row.strength * off;
      }
    }
    for (const auto& [variable, edit] : edits) {
      const double off = std::abs(variables[variable].value() - edit.value);
      if (off > 1e-9 * std::max(1.0, std::abs(edit.value))) error += edit.strength * off;
    }
    out << "\"sum\": " << sum << ", \"error\": " << error << ", \"requiredViolation\": " << violation
        << ", \"requiredViolationRelative\": " << relative;
  }

 private:
  struct Edit {
    double strength;
    double value;
  };

  kiwi::Constraint make(int index) const {
    const Row& row = workload.rows[index];
    std::vector<kiwi::Term> terms;
    terms.reserve(row.terms.size());
    for (const auto& term : row.terms) {
      terms.emplace_back(variables[term.variable], term.coefficient);
    }
    return kiwi::Constraint(
        kiwi::Expression(std::move(terms), constants[index]), row.relation, row.strength);
  }

  void add(int index) {
    constraints[index] = make(index);
    solver.addConstraint(*constraints[index]);
  }

  void remove(int index) {
    solver.removeConstraint(*constraints[index]);
    constraints[index].reset();
  }

  void perform(const Operation& operation) {
    switch (operation.code) {
      case 'A': add(operation.index); break;
      case 'R': remove(operation.index); break;
      case 'E':
        solver.addEditVariable(variables[operation.index], operation.number);
        edits[operation.index] = {operation.number, 0};
        break;
      case 'S':
        solver.suggestValue(variables[operation.index], operation.number);
        edits[operation.index].value = operation.number;
        break;
      case 'K':
        // Constants of kiwi's constraints never change: another takes the place.
        remove(operation.index);
        constants[operation.index] = operation.number;
        add(operation.index);
        break;
      case 'U': case 'D': solver.updateVariables(); break;
    }
  }

  const Workload& workload;
  kiwi::Solver solver;
  std::vector<kiwi::Variable> variables;
  std::vector<std::optional<kiwi::Constraint>> constraints;
  std::vector<double> constants;
  std::map<int, Edit> edits;
};

}  // namespace

int main(int argumentCount, char** arguments) {
  if (argumentCount < 2) fail("usage: kiwi-harness FILE [ROUNDS [processor]]");
  const Workload workload = read(arguments[1]);
  const int rounds = argumentCount > 2 ? std::max(1, std::atoi(arguments[2])) : 1;
  const bool processor = argumentCount > 3 && arguments[3] == std::string("processor");
  const clockid_t clock = processor ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC;
  std::vector<std::vector<double>> times(workload.phases.size());
  std::vector<std::string> checks(workload.phases.size());
  for (int round = 0; round < rounds; ++round) {
    Run run(workload);
    for (size_t i = 0; i < workload.phases.size(); ++i) {
      times[i].push_back(run.time(workload.phases[i], clock));
      std::ostringstream check;
      check.precision(15);
      run.printCheck(check);
      checks[i] = check.str();
    }
  }
  std::cout << "[\n";
  for (size_t i = 0; i < workload.phases.size(); ++i) {
    std::cout << "  {\"phase\": \"" << workload.phases[i].name << "\", \"milliseconds\": [";
    for (size_t round = 0; round < times[i].size(); ++round) {
      std::cout << (round ? ", " : "") << times[i][round];
    }
    std::cout << "], " << checks[i] << "}" << (i + 1 < workload.phases.size() ? "," : "") << "\n";
  }
  std::cout << "]\n";
}
