import AccessibilityModel
import EarshotSession
import EffortEngine
import Testing
import TreeFormat

extension Screen {
  /// Fails the test unless the accessibility tree is as written, in the form of `earshot tree`.
  ///
  ///     try await screen.expectTree(
  ///       """
  ///       group
  ///         button "Pay now"
  ///       """)
  ///
  /// - Parameters:
  ///   - expected: The tree, without frames.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `ExpectationError` for another tree in an `XCTestCase`.
  /// - Complexity: O(n) for n elements.
  public func expectTree(
    _ expected: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let found = TreeText(tree, options: []).text
    guard expected.trimmingLineEnds != found.trimmingLineEnds else { return }
    let changes = TranscriptDifference.changes(
      from: TranscriptDifference.lines(of: expected), to: TranscriptDifference.lines(of: found))
    try await fail((["The tree is otherwise:"] + changes).joined(separator: "\n"), at: sourceLocation)
  }

  /// Fails the test where using an element costs more than it may.
  ///
  ///     try await screen.expectEffort(toUse: "Pay now", by: .voiceOver, atMost: 3)
  ///
  /// - Parameters:
  ///   - name: The element's label, or the name of one of its actions.
  ///   - technology: Who uses it.
  ///   - limit: How many gestures, words, keys or presses it may cost at most.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `ExpectationError` for a higher price in an `XCTestCase`.
  /// - Complexity: O(states × moves) of each technology.
  public func expectEffort(
    toUse name: String, by technology: EffortTechnology, atMost limit: Int,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let rows = effort.rows
    guard let row = rows.first(where: { $0.name == name && $0.goal.isUse }) else {
      let near = Nearest.names(to: name, among: rows.filter(\.goal.isUse).map(\.name))
      let list = near.isEmpty ? "" : " Nearest: \(near.map { "\"\($0)\"" }.joined(separator: ", "))."
      return try await fail("Nothing called \"\(name)\" can be used here.\(list)", at: sourceLocation)
    }
    guard let price = row.prices[technology] else {
      return try await fail("\"\(name)\" cannot be used with \(technology.rawValue).", at: sourceLocation)
    }
    guard price.cost.count > limit else { return }
    try await fail(
      "\"\(name)\" costs \(price.cost.count) with \(technology.rawValue), not \(limit) at most: "
        + price.steps.joined(separator: ", "), at: sourceLocation)
  }

  /// Fails the test where something keeps people from using the screen, with a line for each.
  ///
  /// - Parameter sourceLocation: Where the call stands.
  /// - Throws: `ExpectationError` for a barrier in an `XCTestCase`.
  /// - Complexity: O(states × moves) of each technology.
  public func expectNoBarriers(sourceLocation: Testing.SourceLocation = #_sourceLocation) async throws {
    let barriers = barriers
    guard !barriers.isEmpty else { return }
    try await fail(barriers.map(\.description).joined(separator: "\n"), at: sourceLocation)
  }
}

extension EffortGoal {
  /// True where something is used, and not only heard.
  fileprivate var isUse: Bool {
    switch self {
    case .activate, .perform: true
    case .increment, .decrement, .hearName, .hearFact: false
    }
  }
}
