import SwiftSyntax

extension PackageSetting.Values {
  /// What a manifest says of a target that matters where it is written in C, or wraps a library of the system.
  ///
  /// Its conditions are those of the system here: headers and libraries are this system's.
  func clangSettings(of target: FunctionCallExprSyntax) -> [PackageSetting] {
    let names = elements(target.argument(labelled: "dependencies")).compactMap(dependency)
    var all = names.flatMap { setting(.dependency, $0) }
    for (label, kind) in [("sources", PackageSetting.Kind.source), ("exclude", .exclude)] {
      all += texts(target.argument(labelled: label)).flatMap { setting(kind, $0) }
    }
    all += target.text(labelled: "publicHeadersPath").map { setting(.publicHeaders, $0) } ?? []
    for label in ["cSettings", "linkerSettings", "providers"] {
      all += elements(target.argument(labelled: label)).compactMap { $0.as(FunctionCallExprSyntax.self) }
        .flatMap(clangSettings(call:))
    }
    return all
  }

  /// What `.define("DOGS", to: "1")`, `.headerSearchPath("dogs")`, `.linkedLibrary("m")` or `.apt(["libdogs-dev"])` sets.
  private func clangSettings(call: FunctionCallExprSyntax) -> [PackageSetting] {
    guard call.arguments.dropFirst().allSatisfy({ holds($0.expression, on: "linux") }) else { return [] }
    let first = call.arguments.first?.expression
    let text = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    switch call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text {
    case "define":
      guard let text, !text.isEmpty, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
        return []
      }
      return setting(.macro, text + (call.text(labelled: "to").map { "=\($0)" } ?? ""))
    case "headerSearchPath": return text.map { setting(.headerFolder, $0) } ?? []
    case "linkedLibrary": return text.map { setting(.library, $0) } ?? []
    case "apt", "aptItem": return texts(first).flatMap { setting(.systemPackage, $0) }
    default: return []
    }
  }

  /// The name in `"Dogs"`, `.target(name: "Dogs")` or `.product(name: "Dogs", package: "Kennel")`.
  private func dependency(_ expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else {
      return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    guard call.arguments.allSatisfy({ holds($0.expression, on: "linux") }) else { return nil }
    return call.text(labelled: "name")
  }

  private func texts(_ list: ExprSyntax?) -> [String] {
    elements(list).compactMap { $0.as(StringLiteralExprSyntax.self)?.representedLiteralValue }
  }

  /// A setting, unless its value would end a field or a line of what is printed.
  private func setting(_ kind: PackageSetting.Kind, _ value: String) -> [PackageSetting] {
    guard !value.contains(where: { $0 == "\t" || $0.isNewline }) else { return [] }
    return [PackageSetting(kind: kind, value: value)]
  }
}
