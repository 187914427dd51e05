import Cassowary

/// A trace as one page to step through, which holds all it needs and reads well without its script.
struct TracePage {
  let title: String
  let run: ScriptRun

  /// The page.
  var html: String {
    var body = ""
    for statement in run.trace {
      let classes = statement.isRefused ? "statement refused" : "statement"
      body += "<section class=\"\(classes)\">\n"
      body += "<h2><span>\(statement.line)</span> \(escaped(statement.text))</h2>\n<ol>\n"
      for step in statement.steps {
        body +=
          "<li class=\"step\"><b>\(TraceText.word(for: step.kind))</b> \(escaped(step.text))</li>\n"
      }
      if statement.isRefused {
        body += "<li class=\"step\"><b>refused</b> nothing has changed</li>\n"
      } else {
        let values = statement.values.map {
          "\(escaped($0.name)) = \(ScriptNumber.text(of: $0.value))"
        }
        body +=
          "<li class=\"step\"><b>values</b> <code>\(values.joined(separator: ", "))</code></li>\n"
      }
      body += "</ol>\n</section>\n"
    }
    let reports = (run.refusals + run.failures).map { "<pre>\(escaped($0))</pre>\n" }.joined()
    let output = run.output.map { escaped($0) + "\n" }.joined()
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title)), step by step</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <header><h1>\(escaped(title)), step by step</h1>
      <nav hidden><button id="back">\u{2190} Back</button> <output id="place"></output>
      <button id="next">Next \u{2192}</button> <button id="all">Show all</button></nav></header>
      <main>
      \(body)<section><h2>Printed</h2><pre>\(output)</pre>
      \(reports)</section>
      </main>
      <script>\(Self.script)</script>
      </body>
      </html>

      """
  }

  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let style = """
    body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:50em;padding:0 1em 4em;\
    color:#222;background:#fff}
    header{position:sticky;top:0;background:#fff;border-bottom:1px solid #ccc;padding:.5em 0}
    h1{font-size:1.2em;margin:0}h2{font:bold 1em/1.5 monospace;margin:1.2em 0 .3em}
    h2 span{color:#777}ol{margin:0;padding-left:2em}li b{color:#05a}
    .refused h2,.refused li:last-child b{color:#b00}.now{background:#ff9}.later{display:none}
    button{font:inherit}pre,code{font-family:monospace;white-space:pre-wrap}
    """

  private static let script = """
    (function () {
    var steps = Array.prototype.slice.call(document.querySelectorAll(".step"));
    var place = 0, all = false;
    function show() {
      steps.forEach(function (step, index) {
        step.classList.toggle("later", !all && index > place);
        step.classList.toggle("now", index === place);
      });
      document.querySelectorAll(".statement").forEach(function (part) {
        var first = part.querySelector(".step");
        part.classList.toggle("later", !all && steps.indexOf(first) > place);
      });
      document.getElementById("place").textContent =
        "step " + (place + 1) + " of " + steps.length;
      steps[place].scrollIntoView({ block: "nearest" });
    }
    function go(by) {
      place = Math.max(0, Math.min(steps.length - 1, place + by));
      show();
    }
    if (!steps.length) { return; }
    document.querySelector("nav").hidden = false;
    document.getElementById("back").onclick = function () { go(-1); };
    document.getElementById("next").onclick = function () { go(1); };
    document.getElementById("all").onclick = function () { all = !all; show(); };
    document.addEventListener("keydown", function (event) {
      if (event.key === "ArrowRight") { go(1); }
      if (event.key === "ArrowLeft") { go(-1); }
    });
    show();
    })();
    """
}
