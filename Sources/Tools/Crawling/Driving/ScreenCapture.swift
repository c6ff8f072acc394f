import AccessibilityModel
import CrawlEngine
import EarshotSession
import TreeFormat
import VoiceOverEngine

/// Writes down what people meet on a screen.
package struct ScreenCapture: Sendable {
  private let voiceOver: VoiceOver
  private let limit: Int
  private let audit: ScreenAudit

  /// Makes a capture.
  ///
  /// - Parameters:
  ///   - voiceOver: Who speaks, before it has met a screen.
  ///   - limit: How many stops are heard at most.
  ///   - audit: Who tells what is wrong.
  package init(_ voiceOver: VoiceOver, limit: Int = 400, audit: ScreenAudit = ScreenAudit()) {
    self.voiceOver = voiceOver
    self.limit = limit
    self.audit = audit
  }

  /// Hears a screen from its first stop to its last, without the app's taking notice.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - signature: By what it is told apart.
  ///   - way: How it is reached.
  /// - Returns: The screen with its stops and what is wrong with them.
  /// - Throws: What a session throws.
  package func screen(
    _ tree: AccessibilityTree, _ signature: ScreenSignature, way: [CrawlStep] = []
  ) async throws -> CrawlScreen {
    try await screen(tree, signature, way: way, ScreenAudit.Facts())
  }

  /// Hears a screen of which more is known than what is on it.
  func screen(
    _ tree: AccessibilityTree, _ signature: ScreenSignature, way: [CrawlStep] = [], _ facts: ScreenAudit.Facts
  ) async throws -> CrawlScreen {
    var screen = CrawlScreen(signature, way: way)
    let tour = try await Tour.walk(StaticSource(tree), with: voiceOver, limit: limit)
    take(tour, on: tree, facts, into: &screen)
    return screen
  }

  /// Takes a tour that was made into a screen.
  private func take(
    _ tour: Tour, on tree: AccessibilityTree, _ facts: ScreenAudit.Facts, into screen: inout CrawlScreen
  ) {
    screen.stops = tour.stops.enumerated().map { Self.stop($0.element, at: $0.offset) }
    screen.rowsLeft = tour.rowsLeft.reduce(0) { $0 + $1.count }
    if tour.end == .limit { screen.stopsLeft = max(Array(tree.stops).count - tour.stops.count, 0) }
    screen.title = Self.title(of: tree)
    screen.findings = audit.findings(of: tour, on: tree, facts)
    screen.unreached = Self.unreached(on: tree)
  }

  private static func stop(_ stop: Tour.Stop, at place: Int) -> CrawlStop {
    let element = stop.element
    var result = CrawlStop()
    result.identifier = element.identifier ?? ""
    result.role = element.roleWords.joined(separator: " ")
    result.label = element.label?.string ?? ""
    result.value = element.value?.string ?? ""
    result.hint = element.hint?.string ?? ""
    result.heard = stop.utterance.text
    result.seconds = stop.seconds
    result.actions = element.actions.map(\.name.string)
    result.content = element.customContent.map { "\($0.label.string): \($0.value.string)" }
    result.language = element.language ?? ""
    result.isUsable = element.isUsable
    result.gestures = place
    result.location = element.sourceLocation
    return result
  }

  /// The first heading outside of lists; else the first words.
  static func title(of tree: AccessibilityTree) -> String {
    var first = ""
    var scanned = 0
    for id in tree.stops {
      scanned += 1
      guard let element = tree[id], let label = element.label?.string, !label.isEmpty else { continue }
      if element.traits.contains(.header) { return label.inOneLine }
      if first.isEmpty, !element.traits.contains(.backButton) { first = label.inOneLine }
      if scanned > 60 { break }
    }
    return first.isEmpty ? "A screen without words" : first
  }

  /// Controls that lie inside a stop, so that no technology gets to them.
  ///
  /// - Source: Behaviour 1.10.3 G4
  static func unreached(on tree: AccessibilityTree) -> [String] {
    guard let root = tree.root else { return [] }
    var result: [String] = []
    for id in tree.subtree(of: root) where !tree.isWithinReach(id) {
      guard let element = tree[id], element.isStop, element.isUsable,
        let outer = tree.ancestors(of: id).first(where: { tree[$0]?.isStop == true })
      else { continue }
      let name = element.label?.string ?? "a control without a name"
      result.append("\"\(name)\" lies in \"\(tree[outer]?.label?.string ?? "")\", which is one element.")
    }
    return result
  }
}

extension String {
  /// The words with single spaces between them, so that they stand in one line.
  package var inOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
