import SwiftSyntax

/// Moves members of extensions that override others into the class, where the language lets them stand.
///
///     class Dogs: UITableViewController {}
///     extension Dogs { override func viewDidLoad() {} }
///
/// With a runtime of Objective-C the second line compiles as it is. Messages keep their lines: `#sourceLocation`
/// stands before what was moved, and behind it.
struct OverrideMoves {
  private struct Move {
    let range: Range<Int>
    let removal: SourceEdit
    let line: Int
  }

  private struct Goal {
    let offset: Int
    let line: Int
    let column: Int
    var moves: [Move] = []
  }

  private var goals: [String: Goal] = [:]
  private let path: String

  init(in tree: SourceFileSyntax, path: String) {
    self.path = path
    let locations = SourceLocationConverter(fileName: path, tree: tree)
    for statement in tree.statements {
      guard let type = statement.item.as(ClassDeclSyntax.self) else { continue }
      let brace = type.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia
      let place = locations.location(for: brace)
      goals[type.name.text] = Goal(offset: brace.utf8Offset, line: place.line, column: place.column)
    }
    for statement in tree.statements {
      guard let type = statement.item.as(ExtensionDeclSyntax.self), type.genericWhereClause == nil else {
        continue
      }
      for member in type.memberBlock.members where Self.overrides(member.decl) {
        let start = member.decl.positionAfterSkippingLeadingTrivia
        let range = start.utf8Offset..<member.decl.endPositionBeforeTrailingTrivia.utf8Offset
        goals[type.extendedType.trimmedDescription]?.moves.append(
          Move(
            range: range, removal: SourceEdit(member.decl, to: ""),
            line: locations.location(for: start).line))
      }
    }
  }

  private static func overrides(_ member: DeclSyntax) -> Bool {
    let modifiers =
      member.as(FunctionDeclSyntax.self)?.modifiers ?? member.as(VariableDeclSyntax.self)?.modifiers
      ?? member.as(SubscriptDeclSyntax.self)?.modifiers
    return modifiers?.contains { $0.name.text == "override" } ?? false
  }

  /// All edits of a file, those inside what is moved made where it goes.
  func edits(_ others: [SourceEdit], in bytes: [UInt8]) -> [SourceEdit] {
    var rest = others
    var made: [SourceEdit] = []
    for goal in goals.values where !goal.moves.isEmpty {
      var text = ""
      for move in goal.moves {
        let inside = rest.filter { move.range.contains($0.range.lowerBound) }
        rest.removeAll { move.range.contains($0.range.lowerBound) }
        let shifted = inside.map { $0.moved(by: -move.range.lowerBound) }
        let snippet = shifted.applied(to: Array(bytes[move.range]))
        text += "\n\(location(move.line))\n" + String(decoding: snippet, as: UTF8.self)
        made.append(move.removal)
      }
      text += "\n\(location(goal.line))\n" + String(repeating: " ", count: goal.column - 1)
      made.append(SourceEdit(at: goal.offset, insert: text))
    }
    return rest + made
  }

  private func location(_ line: Int) -> String {
    "#sourceLocation(file: \(PreviewRecord.literal(path)), line: \(line))"
  }
}
