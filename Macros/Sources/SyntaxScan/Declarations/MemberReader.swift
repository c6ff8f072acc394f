import SwiftIfConfig
import SwiftSyntax

/// Reads what a type's members ask for when one is made.
struct MemberReader {
  let configuration: AppConfiguration

  /// What the memberwise initialiser and the written ones ask for.
  func summary(of block: MemberBlockSyntax) -> MemberSummary {
    var summary = MemberSummary()
    read(block.members, into: &summary)
    return summary
  }

  private func read(_ members: MemberBlockItemListSyntax, into summary: inout MemberSummary) {
    for member in members {
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        summary.memberwise += variable.neededArguments
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        summary.initializers.append(initializer.parameters)
      } else if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        let clause = conditional.activeClause(in: configuration).clause
        if case .decls(let active)? = clause?.elements { read(active, into: &summary) }
      }
    }
  }
}

extension InitializerDeclSyntax {
  /// What a caller gives, with an entry that no call can leave out where the initialiser may fail, throw or wait.
  fileprivate var parameters: [Parameter] {
    let effects = signature.effectSpecifiers
    var parameters = signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text, type: parameter.type.oneLine,
        hasDefault: parameter.defaultValue != nil || parameter.ellipsis != nil)
    }
    if optionalMark != nil || effects?.throwsClause != nil || effects?.asyncSpecifier != nil {
      parameters.append(Parameter(label: "_", type: "a plain initializer", hasDefault: false))
    }
    return parameters
  }
}

extension VariableDeclSyntax {
  /// What this property asks of the memberwise initialiser.
  fileprivate var neededArguments: [Parameter] {
    let words = modifiers.map(\.name.text)
    guard !words.contains("static"), !words.contains("class"), !words.contains("lazy") else { return [] }
    let isConstant = bindingSpecifier.text == "let"
    return bindings.compactMap { binding in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self), binding.isStored,
        binding.initializer == nil
      else { return nil }
      let type = sharedType(of: binding)
      if wrapper?.makesItsOwnValue == true { return nil }
      let isBinding = wrapper?.name == "Binding"
      if !isConstant, !isBinding, type?.isOptional == true { return nil }
      let written = type?.oneLine ?? "_"
      return Parameter(
        label: name.identifier.text, type: isBinding ? "Binding<\(written)>" : written, hasDefault: false)
    }
  }

  /// The type of a binding; in `var a, b: Int` the first takes the last's.
  private func sharedType(of binding: PatternBindingSyntax) -> TypeSyntax? {
    binding.typeAnnotation?.type ?? bindings.last?.typeAnnotation?.type
  }

  private var wrapper: PropertyWrapperUse? {
    attributes.compactMap { $0.as(AttributeSyntax.self) }.compactMap(PropertyWrapperUse.init).first
  }
}

extension PatternBindingSyntax {
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let list) = accessorBlock.accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

/// A property wrapper in front of a property.
private struct PropertyWrapperUse {
  let name: String
  private let hasArguments: Bool

  /// The wrappers that find or make their value when neither an argument nor an initial value is written.
  private static let independent: Set<String> = [
    "AccessibilityFocusState", "Environment", "EnvironmentObject", "FocusState", "FocusedBinding",
    "FocusedValue", "GestureState", "Namespace", "Query", "UIApplicationDelegateAdaptor",
  ]

  /// Attributes that wrap nothing.
  private static let plain: Set<String> = [
    "MainActor", "ViewBuilder", "available", "objc", "IBOutlet", "IBInspectable", "nonobjc", "preconcurrency",
    "ObservationIgnored", "Published", "usableFromInline", "inlinable",
  ]

  init?(_ attribute: AttributeSyntax) {
    let written = attribute.attributeName.trimmedDescription
    name = written.split(separator: "<").first?.split(separator: ".").last.map(String.init) ?? written
    guard !Self.plain.contains(name), name.first?.isUppercase == true else { return nil }
    hasArguments = attribute.arguments != nil
  }

  var makesItsOwnValue: Bool { hasArguments || Self.independent.contains(name) }
}

extension TypeSyntax {
  fileprivate var isOptional: Bool {
    self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
      || trimmedDescription.hasPrefix("Optional<")
  }

  fileprivate var oneLine: String {
    trimmedDescription.split { $0 == " " || $0 == "\n" || $0 == "\t" }.joined(separator: " ")
  }
}
