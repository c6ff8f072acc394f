import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Turns `#Preview("Name") { … }` into a record that a host finds without running any code of the file.
public struct PreviewMacro: DeclarationMacro {
  /// Writes a type of a unique name that holds the record.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = body(of: node) else {
      throw PreviewMacroError.noBody
    }
    guard let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .filePath) else {
      throw PreviewMacroError.noLocation
    }
    let content = PreviewContent(body: body)
    let wrapper = content.wrapper(named: "Content")
    let closure: ExprSyntax = wrapper == nil ? ExprSyntax(body.trimmed) : "{ Content() }"
    let record: DeclSyntax = """
      @section("earshot_previews") @used
      nonisolated static let record:
        (UInt32, UInt32, @convention(c) (UnsafeMutableRawPointer) -> Void) = (
          1, 0,
          { place in
            PreviewDeclaration(
              \(raw: arguments(of: node))file: \(location.file), line: #line, body: \(closure)\(raw: values(of: node))
            ).store(at: place)
          }
        )
      """
    let name = context.makeUniqueName("Preview")
    let members = [wrapper, record].compactMap { $0?.description }.joined(separator: "\n")
    return ["enum \(name) {\n\(raw: members)\n}"]
  }

  /// What gives the values that a widget is shown with, one after another.
  private static let valueLabels = ["timeline", "timelineProvider", "contentStates"]

  /// The closure that makes the content, as the first trailing closure, as `body:` or as `widget:`.
  private static func body(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax? {
    node.trailingClosure ?? node.arguments.last(where: isBody)?.expression.as(ClosureExprSyntax.self)
  }

  private static func isBody(_ argument: LabeledExprSyntax) -> Bool {
    argument.label?.text == "body" || argument.label?.text == "widget"
  }

  private static func isValues(_ argument: LabeledExprSyntax) -> Bool {
    argument.label.map { valueLabels.contains($0.text) } == true
  }

  /// Every argument but the body and what gives values, as written, each followed by a comma; the traits, which code of
  /// the main actor can make, in a closure.
  private static func arguments(of node: some FreestandingMacroExpansionSyntax) -> String {
    let arguments = node.arguments.filter { !isBody($0) && !isValues($0) }
    let (others, traits) = arguments.reduce(into: ([String](), [String]())) { result, argument in
      let text = argument.with(\.trailingComma, nil)
      if argument.label?.text == "traits" || !result.1.isEmpty && argument.label == nil {
        result.1.append(text.expression.trimmedDescription)
      } else {
        result.0.append(text.trimmedDescription)
      }
    }
    let made = traits.isEmpty ? [] : ["traits: { [\(traits.joined(separator: ", "))] }"]
    return (others + made).map { "\($0), " }.joined()
  }

  /// What gives the values that a widget is shown with, as written, each behind a comma.
  private static func values(of node: some FreestandingMacroExpansionSyntax) -> String {
    let arguments = node.arguments.filter(isValues).map { $0.with(\.trailingComma, nil).trimmedDescription }
    let closures = node.additionalTrailingClosures.map {
      "\($0.label.text): \($0.closure.trimmedDescription)"
    }
    return (arguments + closures).map { ", \($0)" }.joined()
  }
}

/// What is wrong with a preview that cannot be expanded.
enum PreviewMacroError: Error, CustomStringConvertible {
  case noBody
  case noLocation

  var description: String {
    switch self {
    case .noBody: "#Preview has no body. Add one: #Preview { … }"
    case .noLocation: "#Preview is not in a source file. Write it at the top level of a file."
    }
  }
}
