import AccessibilityModel
import TreeFormat

/// What came of looking for a stop by its name.
package enum StopSearch: Sendable {
  /// It is this element.
  case found(AccessibilityElement)
  /// So many stops have the name, and it was not said which one is meant.
  case several(Int, StopQuery.Fit)
  /// It exists, and something modal is before it.
  case outOfReach
  /// There is none; what may have been meant, behind words that introduce it: empty on an empty screen.
  case none([String])
}

/// Which stop is meant: by its name, by what is heard of it, or by a part of that.
package struct StopQuery: Hashable, Sendable {
  /// How the words fit what is meant.
  package enum Fit: String, Hashable, Sendable, CaseIterable {
    /// They are its name, or all that is heard of it.
    case named
    /// What is heard of it begins with them.
    case beginning
    /// What is heard of it contains them.
    case containing
  }

  /// The words.
  package var words: String
  /// Which of several, from 1 in reading order; `nil` where there is to be one.
  package var number: Int?
  /// True where any part of what is heard may be written.
  package var isPart: Bool

  /// Makes a query.
  package init(_ words: String, number: Int? = nil, isPart: Bool = false) {
    self.words = words
    self.number = number
    self.isPart = isPart
  }
}

extension AccessibilityTree {
  /// Looks for the stop with a label or an identifier, or for the field without a label in which the words stand.
  ///
  /// - Parameters:
  ///   - name: the element's label, or the identifier that the app gives it for tests.
  ///   - number: which of several with that name, from 1 in reading order.
  /// - Returns: the stop, or why there is none.
  /// - Complexity: O(n) for n elements.
  package func search(stopNamed name: String, number: Int? = nil) -> StopSearch {
    let stops = self.stops.compactMap { self[$0] }
    let found = Self.named(name, among: stops)
    return outcome(StopQuery(name, number: number), found, .named, among: stops)
  }

  /// Looks for a stop by its name, its value, all that is heard of it, or the beginning of that.
  ///
  /// - Parameters:
  ///   - query: what is written.
  ///   - heard: what is heard of a stop.
  /// - Returns: the stop, or why there is none.
  /// - Complexity: O(n) for n elements.
  package func search(_ query: StopQuery, heard: (AccessibilityElement) -> String) -> StopSearch {
    let stops = self.stops.compactMap { self[$0] }
    let words = query.words.lowercased()
    if query.isPart {
      let found = stops.filter { heard($0).lowercased().contains(words) }
      return outcome(query, found, .containing, among: stops)
    }
    var found = Self.named(query.words, among: stops)
    if found.isEmpty { found = stops.filter { $0.value?.string == query.words } }
    if found.isEmpty { found = stops.filter { heard($0) == query.words } }
    if !found.isEmpty || words.isEmpty { return outcome(query, found, .named, among: stops) }
    let beginning = stops.filter { stop in
      [stop.label?.string, stop.value?.string, heard(stop)].contains { text in
        text.map { Self.begins($0.lowercased(), with: words) } ?? false
      }
    }
    return outcome(query, beginning, .beginning, among: stops)
  }

  private func outcome(
    _ query: StopQuery, _ found: [AccessibilityElement], _ fit: StopQuery.Fit,
    among stops: [AccessibilityElement]
  ) -> StopSearch {
    if let number = query.number, found.indices.contains(number - 1) { return .found(found[number - 1]) }
    if let first = found.first {
      return found.count > 1 || query.number != nil ? .several(found.count, fit) : .found(first)
    }
    return isHiddenAway(query.words) ? .outOfReach : .none(Self.suggestions(for: query.words, among: stops))
  }

  /// The stops with that label, else that identifier, else those words in place of a label.
  private static func named(
    _ name: String, among stops: [AccessibilityElement]
  ) -> [AccessibilityElement] {
    var found = stops.filter { $0.label?.string == name }
    if found.isEmpty { found = stops.filter { $0.identifier == name } }
    if found.isEmpty { found = stops.filter { $0.wordsInPlaceOfName == name } }
    return found
  }

  /// True where a text begins with words and the last of them is not cut.
  private static func begins(_ text: String, with words: String) -> Bool {
    guard text.hasPrefix(words) else { return false }
    guard let next = text.dropFirst(words.count).first, let last = words.last else { return true }
    return !(next.isLetter || next.isNumber) || !(last.isLetter || last.isNumber)
  }

  /// True where an element of that name exists and VoiceOver cannot get there.
  private func isHiddenAway(_ name: String) -> Bool {
    guard let root else { return false }
    return subtree(of: root).contains { id in
      guard let element = self[id], element.isStop else { return false }
      return element.label?.string == name && !isWithinReach(id)
    }
  }

  /// Elements whose names come near, or the first ones of the screen where none does.
  private static func suggestions(for name: String, among stops: [AccessibilityElement]) -> [String] {
    var described: [String: String] = [:]
    for stop in stops.reversed() {
      guard let label = stop.label?.string ?? stop.wordsInPlaceOfName, !label.isEmpty else { continue }
      described[label] = "\"\(label)\" (\(stop.roleWords.joined(separator: " ")))"
    }
    let near = Nearest.names(to: name, among: described.keys.sorted())
    if !near.isEmpty { return ["Nearest"] + near.compactMap { described[$0] } }
    let labels = stops.compactMap(\.label?.string).filter { !$0.isEmpty }.prefix(5)
    return labels.isEmpty ? [] : ["There are"] + labels.compactMap { described[$0] }
  }
}

extension AccessibilityElement {
  /// What stands in a field for text that has no label; `nil` for everything else.
  fileprivate var wordsInPlaceOfName: String? {
    let fields: Traits = [.textEntry, .textArea, .searchField]
    guard label?.isBlank != false, !traits.isDisjoint(with: fields) else { return nil }
    return value?.string
  }
}
