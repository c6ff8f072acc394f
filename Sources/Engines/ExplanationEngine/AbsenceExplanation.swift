import AccessibilityModel

/// Why words that belong to a screen are not met by a person who walks through it.
public struct AbsenceExplanation: Hashable, Sendable {
  /// The words as they stand on the screen.
  public let words: String
  /// Why they are not reached, and what to do, in one line.
  public let reason: String
  /// By which rule of behaviour that is so.
  public let rule: BehaviourRule?
  /// Where in the code the element is described, if known.
  public let location: SourceLocation?

  /// Looks for words on a screen among all that is not said at a stop.
  ///
  /// - Parameters:
  ///   - words: The words, in whatever capitals.
  ///   - tree: The screen.
  /// - Returns: A reason for each place where they are; none where they are nowhere.
  /// - Complexity: O(n) for n elements.
  public static func all(of words: String, in tree: AccessibilityTree) -> [AbsenceExplanation] {
    let wanted = words.lowercased()
    guard let root = tree.root, !wanted.isEmpty else { return [] }
    func fits(_ text: SpokenText?) -> Bool { text?.string.lowercased().contains(wanted) ?? false }
    var result: [AbsenceExplanation] = []
    for id in tree.subtree(of: root) {
      guard let element = tree[id] else { continue }
      for text in element.hiddenTexts where fits(text) {
        let name = element.label?.string ?? ""
        result.append(
          AbsenceExplanation(
            text.string,
            "It is seen in \"\(name)\", and hidden or replaced by that element's own label. Give it as custom "
              + "content, or take it into the label.", "1.10.3 G4",
            element.origins[.label] ?? element.sourceLocation))
      }
      guard fits(element.label) || fits(element.value) else { continue }
      let own = element.label?.string ?? element.value?.string ?? ""
      if let reason = reason(id, element, own, in: tree) { result.append(reason) }
    }
    return result
  }

  private static func reason(
    _ id: ElementID, _ element: AccessibilityElement, _ words: String, in tree: AccessibilityTree
  ) -> AbsenceExplanation? {
    let location = element.origins[.label] ?? element.sourceLocation
    if !tree.isWithinReach(id) {
      if let outer = tree.ancestors(of: id).first(where: { tree[$0]?.isStop == true }) {
        return AbsenceExplanation(
          words,
          "It lies in \"\(tree[outer]?.label?.string ?? "")\", which is one element. Let that be a group.",
          "1.10.3 G4", tree[outer]?.sourceLocation ?? location)
      }
      let first = tree.firstStop.flatMap { tree[$0]?.label?.string } ?? ""
      return AbsenceExplanation(
        words, "It is behind something modal, which begins with \"\(first)\". Close that first.", "1.10.3 G1",
        location)
    }
    guard !element.isStop else {
      guard element.frame.isEmpty else { return nil }
      return AbsenceExplanation(
        words, "It has no extent, so that no finger finds it; flicks do. Give it a size.", "1.10.3 G3",
        location)
    }
    return AbsenceExplanation(
      words,
      "It names a group and no element: it is said where the cursor comes in, if the kind of group is said.",
      "1.10.1", location)
  }

  private init(_ words: String, _ reason: String, _ rule: String, _ location: SourceLocation?) {
    self.words = words
    self.reason = reason
    self.rule = BehaviourRule.rule(rule)
    self.location = location
  }
}
