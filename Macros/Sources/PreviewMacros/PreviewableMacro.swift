import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Marks a variable of a preview's body as state of the view that `PreviewMacro` makes of that body.
public struct PreviewableMacro: PeerMacro {
  /// Writes nothing: the attribute only marks.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

/// The body of a preview, told apart into `@Previewable` variables and what shows them.
struct PreviewContent {
  let state: [VariableDeclSyntax]
  let rest: [CodeBlockItemSyntax]

  init(body: ClosureExprSyntax) {
    var state: [VariableDeclSyntax] = []
    var rest: [CodeBlockItemSyntax] = []
    for statement in body.statements {
      if let variable = statement.item.as(VariableDeclSyntax.self), variable.isPreviewable {
        state.append(variable.withoutPreviewable)
      } else {
        rest.append(statement)
      }
    }
    self.state = state
    self.rest = rest
  }

  /// A view that holds the state, or nothing when the body has none.
  func wrapper(named name: String) -> DeclSyntax? {
    guard !state.isEmpty else { return nil }
    let properties = state.map(\.trimmedDescription).joined(separator: "\n")
    let statements = rest.map(\.description).joined()
    return """
      struct \(raw: name): View {
      \(raw: properties)
      var body: some View {\(raw: statements)
      }
      }
      """
  }
}

extension VariableDeclSyntax {
  fileprivate var isPreviewable: Bool {
    attributes.contains(where: \.isPreviewable)
  }

  fileprivate var withoutPreviewable: VariableDeclSyntax {
    with(\.attributes, attributes.filter { !$0.isPreviewable })
  }
}

extension AttributeListSyntax.Element {
  fileprivate var isPreviewable: Bool {
    self.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}
