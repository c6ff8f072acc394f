/// A preview to paste for a view that cannot be made without arguments.
struct PastedPreview {
  let view: ScanFindings.ViewWithParameters

  /// The preview, with a value where one can be guessed and a placeholder where not.
  var code: String {
    let arguments = view.arguments.map { argument in
      let value = Self.value(of: argument)
      return argument.label == "_" ? value : "\(argument.label): \(value)"
    }
    return "#Preview { \(view.view.name)(\(arguments.joined(separator: ", "))) }"
  }

  /// What is missing, as a message names it.
  var complaint: String {
    let arguments = view.arguments.map { $0.label == "_" ? $0.type : "\($0.label): \($0.type)" }
    return "\(view.view.name) needs \(arguments.joined(separator: ", "))"
  }

  private static func value(of argument: ScanFindings.Argument) -> String {
    if argument.type.hasPrefix("Binding<"), argument.type.hasSuffix(">") {
      let type = String(argument.type.dropFirst("Binding<".count).dropLast())
      return ".constant(\(value(of: ScanFindings.Argument(label: argument.label, type: type))))"
    }
    if argument.type.hasSuffix("?") { return "nil" }
    if argument.type.hasPrefix("[") { return argument.type.contains(":") ? "[:]" : "[]" }
    return switch argument.type {
    case "String", "LocalizedStringKey": "\"\(argument.label == "_" ? "Text" : argument.label)\""
    case "Int", "Double", "CGFloat", "Float": "1"
    case "Bool": "true"
    case "Date": ".now"
    case "() -> Void", "@escaping () -> Void": "{}"
    default: "<#\(argument.type)#>"
    }
  }
}
