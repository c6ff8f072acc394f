import AccessibilityModel

extension RunningApp {
  /// The elements, those that show words of the system with the rule of the language that the words are in.
  ///
  /// - Complexity: O(n), O(1) where all words were English.
  /// - Source: Documentation/Languages.md
  func notingSystemWords(_ elements: [AccessibilityElement]) -> [AccessibilityElement] {
    let languages = systemWords.languages
    guard !languages.isEmpty else { return elements }
    return elements.map { $0.noting(languages) }
  }

  /// Adds the rule of the language to the elements of a tree that show words of the system.
  ///
  /// - Complexity: O(n), O(1) where all words were English.
  func noteSystemWords(in tree: inout AccessibilityTree) {
    let languages = systemWords.languages
    guard !languages.isEmpty, let root = tree.root else { return }
    let elements = tree.subtree(of: root).compactMap { tree[$0] }
    tree.update(elements.filter { $0 != $0.noting(languages) }.map { $0.noting(languages) })
  }
}

extension AccessibilityElement {
  /// The element with the rule of each language that known words in it are in.
  fileprivate func noting(_ known: [String: String]) -> AccessibilityElement {
    let texts = [label, value, hint].compactMap { $0?.string } + actions.map(\.name.string)
    var element = self
    for language in texts.compactMap({ known[$0] }) {
      let rule = UncertainRule.phrases(of: language)
      if !element.rules.contains(rule) { element.rules.append(rule) }
    }
    return element
  }
}
