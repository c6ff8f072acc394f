import AccessibilityModel
import EarshotSession
import Testing
import TreeFormat

extension Screen {
  /// The element that VoiceOver stops at under a name.
  ///
  /// - Parameters:
  ///   - name: The element's label, or the identifier that the app gives it for tests.
  ///   - number: Which of several with that name, from 1 in reading order.
  ///   - sourceLocation: Where a failure is shown.
  /// - Returns: The element as it is now.
  /// - Throws: `ScreenError` where no or more than one element is meant.
  /// - Complexity: O(n) for n elements.
  public func element(
    named name: String, number: Int? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws(ScreenError) -> AccessibilityElement {
    let stops = tree.stops.compactMap { tree[$0] }
    var found = stops.filter { $0.label?.string == name }
    if found.isEmpty { found = stops.filter { $0.identifier == name } }
    if let number, found.indices.contains(number - 1) { return found[number - 1] }
    if let first = found.first {
      guard found.count > 1 || number != nil else { return first }
      throw ScreenError(.severalElements, name, details: ["\(found.count)"], at: sourceLocation)
    }
    if isHiddenAway(name) { throw ScreenError(.outOfReach, name, at: sourceLocation) }
    let suggestions = Self.suggestions(for: name, among: stops)
    throw ScreenError(.noSuchElement, name, details: suggestions, at: sourceLocation)
  }

  /// True where an element of that name exists and VoiceOver cannot get there.
  private func isHiddenAway(_ name: String) -> Bool {
    guard let root = tree.root else { return false }
    return tree.subtree(of: root).contains { id in
      guard let element = tree[id], element.isStop else { return false }
      return element.label?.string == name && !tree.isWithinReach(id)
    }
  }

  /// Elements whose names come near, or the first ones of the screen where none does.
  private static func suggestions(for name: String, among stops: [AccessibilityElement]) -> [String] {
    var described: [String: String] = [:]
    for stop in stops.reversed() {
      guard let label = stop.label?.string, !label.isEmpty else { continue }
      described[label] = "\"\(label)\" (\(stop.roleWords.joined(separator: " ")))"
    }
    let near = Nearest.names(to: name, among: described.keys.sorted())
    if !near.isEmpty { return ["Nearest"] + near.compactMap { described[$0] } }
    let labels = stops.compactMap(\.label?.string).filter { !$0.isEmpty }.prefix(5)
    return labels.isEmpty ? [] : ["There are"] + labels.compactMap { described[$0] }
  }
}
