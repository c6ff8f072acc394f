import AccessibilityModel
import VoiceOverEngine

extension ScriptRunner {
  /// Moves the cursor to the stop that is meant; where it is not there, lists are scrolled until it is.
  func select(_ query: StopQuery, _ outcome: inout ScriptOutcome) async throws {
    guard let voiceOver = await session.technology(VoiceOver.self) else {
      throw SessionError(.technologyIsOff, VoiceOver.name)
    }
    let composer = voiceOver.composer
    @Sendable func search(_ tree: AccessibilityTree) -> StopSearch {
      tree.search(query) { composer.composition(of: $0.id, in: tree, from: $0.id).utterance.text }
    }
    var result = search(await session.tree)
    var rows = RowSearch()
    if case .none = result {
      rows = try await session.scrollThroughRows { tree in
        if case .none = search(tree) { false } else { true }
      }
      outcome.records += rows.records
      result = search(await session.tree)
    }
    guard case .found(let element) = result else {
      let message = Self.message(result, query, rows)
      outcome.failure = ScriptFailure(outcome.line, .impossible(message))
      return
    }
    outcome.happened(try await session.send(.select(element.id), to: VoiceOver.self))
  }

  private static func message(_ search: StopSearch, _ query: StopQuery, _ rows: RowSearch) -> String {
    switch search {
    case .found: return ""
    case .several(let count, let fit):
      let verb: String
      switch fit {
      case .named: verb = count == 1 ? "is named" : "are named"
      case .beginning: verb = count == 1 ? "begins with" : "begin with"
      case .containing: verb = count == 1 ? "contains" : "contain"
      }
      let form = fit == .containing ? "select containing" : "select"
      return "\(count) \(count == 1 ? "element" : "elements") \(verb) \"\(query.words)\". "
        + "Say which one: \(form) \"\(query.words)\" 1" + (count > 1 ? " to \(count)." : ".")
    case .outOfReach: return "\"\(query.words)\" is behind something modal. Close that first."
    case .none(let suggestions):
      let rest = suggestions.dropFirst().joined(separator: ", ")
      let advice = suggestions.first.map { "\($0): \(rest)." } ?? "VoiceOver stops at nothing here."
      let kind = query.isPart ? "containing" : "named"
      return "No element \(kind) \"\(query.words)\"\(rows.words). \(advice)"
    }
  }
}

extension RowSearch {
  /// What was looked through, behind what was not found.
  fileprivate var words: String {
    if rowCount == 0 { return "" }
    let rest = leftCount == 0 ? "" : "; \(leftCount) more were not looked at"
    return ", also in \(rowCount) rows that are scrolled to\(rest)"
  }
}
