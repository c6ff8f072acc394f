import AccessibilityModel
import EarshotSession
import Testing

extension Screen {
  /// Fails the test unless exactly these words were heard because of the last thing that the test did.
  ///
  ///     try await screen.activate("Pay now")
  ///     try await screen.advance(by: .seconds(2))
  ///     try await screen.expectHeard("Paid")
  ///
  /// A failure shows the words that differ, the element they are about, the line of the app that set them, and a
  /// picture.
  /// - Parameters:
  ///   - words: Utterances, in order; none where nothing may be heard.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `ExpectationError` for other words in an `XCTestCase`.
  public func expectHeard(
    _ words: String..., sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let heard = lastUtterances
    let found = heard.map(\.text)
    guard found != words else { return }
    let index = zip(found, words).prefix { $0 == $1 }.count
    var lines = ["Heard otherwise:"]
    lines += words.dropFirst(index).map { "- \($0)" } + found.dropFirst(index).map { "+ \($0)" }
    if words.indices.contains(index), heard.indices.contains(index) {
      if let difference = WordDifference(expected: words[index], heard: found[index]) {
        lines.append("  \(difference)")
      }
      lines += sources(of: heard[index])
    }
    if found.isEmpty {
      lines += unheard.suffix(2).map { "Not heard: \($0)" }
      let near = Nearest.names(to: words.first ?? "", among: self.heard)
      if let near = near.first { lines.append("Heard before: \(near)") }
    }
    try await fail(lines.joined(separator: "\n"), at: sourceLocation)
  }

  /// Fails the test unless VoiceOver's cursor is on an element of that name.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - sourceLocation: Where the call stands.
  /// - Throws: `ScreenError` where there is no such element, `ExpectationError` for another one in an `XCTestCase`.
  public func expectFocus(
    on name: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    if let focused, focused.label?.string == name || focused.identifier == name { return }
    _ = try element(named: name, sourceLocation: sourceLocation)
    let place = focused.map { "\"\($0.label?.string ?? $0.identifier ?? "")\"" } ?? "nowhere"
    let source = focused?.sourceLocation.map { ", which is declared in \($0.place)" } ?? ""
    try await fail(
      "The cursor is not on \"\(name)\" but \(focused == nil ? "" : "on ")\(place)\(source).",
      at: sourceLocation)
  }

  /// The utterances that were heard because of the last thing that the test did.
  private var lastUtterances: [Utterance] {
    Listening(records, doings: starts).heard.filter { $0.place >= latestStart }.map(\.utterance)
  }

  /// Where the app's code sets what an utterance says, in a line.
  private func sources(of utterance: Utterance) -> [String] {
    guard let id = utterance.segments.lazy.compactMap(\.element).first, let element = tree[id] else {
      return []
    }
    let places = Attribute.allCases.compactMap { attribute in
      element.origins[attribute].map { "\($0.place) (\(attribute))" }
    }
    let own = places.isEmpty ? element.sourceLocation.map { [$0.place] } ?? [] : places
    return own.isEmpty
      ? [] : ["What is said of \"\(element.label?.string ?? "")\" is set in \(own.joined(separator: ", "))."]
  }
}
