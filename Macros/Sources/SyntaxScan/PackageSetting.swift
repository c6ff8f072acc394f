import SwiftSyntax

/// How a target of a package is compiled, as far as its manifest says it with literals.
struct PackageSetting: Hashable {
  /// What is set.
  enum Kind: String {
    /// A name that `#if` finds set.
    case condition = "define"
    /// The version whose language mode it is: `5`, `4.2`, `5.9`.
    case languageMode = "language"
    /// What code belongs to that says nothing else: `MainActor`, or nothing.
    case isolation
    /// A feature of a later language mode.
    case feature
    /// A word for the compiler, in the order of the words.
    case flag
    /// A target or a product that it needs.
    case dependency
    /// The only files or folders in it that are compiled.
    case source
    /// A file or a folder in it that is not compiled.
    case exclude
    /// The folder of the headers that others include.
    case publicHeaders
    /// A macro for its C files: `NAME`, or `NAME=VALUE`.
    case macro
    /// A folder in it in which its C files find headers.
    case headerFolder
    /// A library of the system that it is linked with.
    case library
    /// A package of the system that brings what it wraps.
    case systemPackage
  }

  let kind: Kind
  let value: String

  /// The version that `.v5`, `.v4_2` or `.version("6")` names.
  static func version(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return call.arguments.first?.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }
    guard let name = expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text, name.hasPrefix("v")
    else { return nil }
    return String(name.dropFirst().map { $0 == "_" ? "." : $0 })
  }
}

extension PackageSetting {
  /// Reads settings, also those that the manifest has given a name.
  struct Values {
    private var named: [String: ExprSyntax] = [:]

    /// Takes in the constants of a manifest.
    init(_ tree: SourceFileSyntax) {
      for statement in tree.statements {
        guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings {
          guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
          named[name] = binding.initializer?.value
        }
      }
    }

    /// The settings of a list.
    func settings(_ list: ExprSyntax?) -> [PackageSetting] {
      elements(list).compactMap { $0.as(FunctionCallExprSyntax.self) }.flatMap(settings(of:))
    }

    /// The elements of a list, of a constant, or of several with `+` between them.
    func elements(_ list: ExprSyntax?) -> [ExprSyntax] { elements(list, depth: 0) }

    /// Constants can name each other in a circle.
    private func elements(_ list: ExprSyntax?, depth: Int) -> [ExprSyntax] {
      guard let list, depth < 16 else { return [] }
      if let array = list.as(ArrayExprSyntax.self) {
        return array.elements.flatMap { element in
          let name = element.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
          guard let value = name.flatMap({ named[$0] }) else { return [element.expression] }
          return value.is(ArrayExprSyntax.self) ? elements(value, depth: depth + 1) : [value]
        }
      }
      if let name = list.as(DeclReferenceExprSyntax.self)?.baseName.text {
        return elements(named[name], depth: depth + 1)
      }
      guard let sum = list.as(SequenceExprSyntax.self) else { return [] }
      return sum.elements.flatMap { elements($0, depth: depth + 1) }
    }

    /// What a call such as `.define("DOGS", .when(platforms: [.iOS]))` sets on a phone, in a build for debugging.
    private func settings(of call: FunctionCallExprSyntax) -> [PackageSetting] {
      let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      guard call.arguments.dropFirst().allSatisfy({ holds($0.expression) }) else { return [] }
      let first = call.arguments.first?.expression
      let text = first?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      switch name {
      case "define": return setting(.condition, text)
      case "enableUpcomingFeature": return setting(.feature, text)
      case "swiftLanguageMode", "swiftLanguageVersion":
        return setting(.languageMode, first.flatMap(PackageSetting.version))
      case "defaultIsolation":
        let isMain = first?.trimmedDescription == "MainActor.self"
        return [PackageSetting(kind: .isolation, value: isMain ? "MainActor" : "")]
      case "unsafeFlags":
        return elements(first).compactMap { element in
          let word = element.as(StringLiteralExprSyntax.self)?.representedLiteralValue
          return word.map { PackageSetting(kind: .flag, value: $0.filter { $0 != "\t" && $0 != "\n" }) }
        }
      default: return []
      }
    }

    private func setting(_ kind: PackageSetting.Kind, _ value: String?) -> [PackageSetting] {
      guard let value, value.allSatisfy({ $0.isLetter || $0.isNumber || "._".contains($0) }), !value.isEmpty
      else { return [] }
      return [PackageSetting(kind: kind, value: value)]
    }

    /// Whether a condition holds on a platform, in a build for debugging; what is no condition holds.
    func holds(_ condition: ExprSyntax, on platform: String = "iOS") -> Bool {
      guard let when = condition.as(FunctionCallExprSyntax.self),
        when.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "when"
      else { return true }
      if let platforms = when.argument(labelled: "platforms") {
        let members = elements(platforms).compactMap { $0.as(MemberAccessExprSyntax.self) }
        guard members.contains(where: { $0.declName.baseName.text == platform }) else { return false }
      }
      let configuration = when.argument(labelled: "configuration")
      return configuration?.as(MemberAccessExprSyntax.self)?.declName.baseName.text != "release"
    }
  }
}
