/// Quotes a piece of a document for a message: on one line, escaped and cut to a readable length.
func quoted(_ text: some StringProtocol, limit: Int = 40) -> String {
  var result = "\""
  var count = 0
  for scalar in text.unicodeScalars {
    guard count < limit else {
      result += "…"
      break
    }
    count += 1
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
  }
  return result + "\""
}
