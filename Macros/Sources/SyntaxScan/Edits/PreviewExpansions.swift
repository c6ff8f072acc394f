import SwiftSyntax

/// Writes what `#Preview` becomes where it stands, so that the code of its body keeps its own lines.
///
///     #Preview("Bailey") {
///       DogCell()
///     }
///
/// The compiler gives the whole expansion of a macro the line on which the macro begins. Here what a body shows has a
/// line of its own, and messages of the compiler name it. A preview of another form, as one of widgets, is left to the
/// macro.
final class PreviewExpansions: SyntaxVisitor {
  private var edits: [SourceEdit] = []
  private var count = 0
  private let bytes: [UInt8]
  private let path: String
  private let locations: SourceLocationConverter

  /// The edits that write each preview's record in its place.
  static func edits(in tree: SourceFileSyntax, of bytes: [UInt8], path: String) -> [SourceEdit] {
    let visitor = PreviewExpansions(tree, of: bytes, path: path)
    visitor.walk(tree)
    return visitor.edits
  }

  private init(_ tree: SourceFileSyntax, of bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    locations = SourceLocationConverter(fileName: path, tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.modifiers.isEmpty { write(node) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    write(node)
    return .skipChildren
  }

  private func write(_ node: some FreestandingMacroExpansionSyntax) {
    guard node.macroName.text == "Preview", !node.hasError, let body = node.trailingClosure,
      body.signature == nil,
      node.additionalTrailingClosures.isEmpty, !node.arguments.contains(where: Self.isContent),
      let state = PreviewState(of: body)
    else { return }
    let line = locations.location(for: node.pound.positionAfterSkippingLeadingTrivia).line
    let place = "file: \(PreviewRecord.literal(path)), line: \(line), body: "
    let start = PreviewRecord.start(of: PreviewRecord.name(count))
    count += 1
    if state.marks.isEmpty {
      writeHead(of: node, start, place)
      insert(PreviewRecord.end + " }", at: body.endPositionBeforeTrailingTrivia)
    } else {
      writeHead(of: node, start, "\(place){ Content() }\(PreviewRecord.end); struct Content: View ")
      for mark in state.marks { replace(mark, mark, by: "") }
      if let first = state.first {
        insert("var body: some View { ", at: first.positionAfterSkippingLeadingTrivia)
        insert("} ", at: body.rightBrace.positionAfterSkippingLeadingTrivia)
      }
      insert(" }", at: body.endPositionBeforeTrailingTrivia)
    }
  }

  /// Writes one text in place of the macro's name, and another behind its arguments.
  private func writeHead(of node: some FreestandingMacroExpansionSyntax, _ first: String, _ last: String) {
    guard let left = node.leftParen, let right = node.rightParen else {
      return replace(node.pound, node.macroName, by: first + last)
    }
    replace(node.pound, left, by: first)
    let traits = node.arguments.first { $0.label?.text == "traits" }
    if let traits { insert("{ [", at: traits.expression.positionAfterSkippingLeadingTrivia) }
    replace(right, right, by: (traits == nil ? "" : "] }") + (node.arguments.isEmpty ? "" : ", ") + last)
  }

  private func replace(_ first: some SyntaxProtocol, _ last: some SyntaxProtocol, by text: String) {
    let start = first.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(SourceEdit(start..<last.endPositionBeforeTrailingTrivia.utf8Offset, of: bytes, marked: text))
  }

  private func insert(_ text: String, at position: AbsolutePosition) {
    edits.append(SourceEdit(position.utf8Offset..<position.utf8Offset, of: bytes, marked: text))
  }

  /// True for what is shown, or gives values to what is shown, among a macro's arguments.
  private static func isContent(_ argument: LabeledExprSyntax) -> Bool {
    ["body", "widget", "timeline", "timelineProvider", "contentStates"].contains(argument.label?.text)
  }
}

/// The `@Previewable` variables of a preview's body, and the first statement behind them.
private struct PreviewState {
  private(set) var marks: [AttributeSyntax] = []
  private(set) var first: CodeBlockItemSyntax?

  /// Reads a body; `nil` where a variable stands behind what is shown.
  init?(of body: ClosureExprSyntax) {
    for statement in body.statements {
      let attributes = statement.item.as(VariableDeclSyntax.self)?.attributes ?? []
      let mark = attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
        .first { $0.attributeName.trimmedDescription == "Previewable" }
      guard let mark else {
        first = first ?? statement
        continue
      }
      guard first == nil else { return nil }
      marks.append(mark)
    }
  }
}
