import AccessibilityModel
import TreeFormat

/// What came of looking for a stop by its name.
package enum StopSearch: Sendable {
  /// It is this element.
  case found(AccessibilityElement)
  /// So many stops have the name, and it was not said which one is meant.
  case several(Int)
  /// It exists, and something modal is before it.
  case outOfReach
  /// There is none; what may have been meant, behind words that introduce it: empty on an empty screen.
  case none([String])
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
    var found = stops.filter { $0.label?.string == name }
    if found.isEmpty { found = stops.filter { $0.identifier == name } }
    if found.isEmpty { found = stops.filter { $0.wordsInPlaceOfName == name } }
    if let number, found.indices.contains(number - 1) { return .found(found[number - 1]) }
    if let first = found.first {
      return found.count > 1 || number != nil ? .several(found.count) : .found(first)
    }
    return isHiddenAway(name) ? .outOfReach : .none(Self.suggestions(for: name, among: stops))
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
