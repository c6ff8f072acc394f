import AccessibilityModel

extension AccessibilityTree {
  /// The texts that a person reads on the screen, and none that is there to be used, in reading order.
  ///
  /// - Parameter images: Whether names of images count.
  /// - Returns: The texts.
  /// - Complexity: O(n) for n elements.
  /// - Source: Behaviour 7.1 SC2
  func primaryContent(_ images: ReadImages) -> [ReadableText] {
    stops.compactMap { id in
      guard let element = self[id], element.isReadingContent(images) else { return nil }
      return ReadableText(element)
    }
  }
}

extension AccessibilityElement {
  /// True where it is there to be read.
  fileprivate func isReadingContent(_ images: ReadImages) -> Bool {
    if textContent?.isEditable == true || hasExplicitInteraction && respondsToUserInteraction { return false }
    if textContent?.isEditable == false, traits.isDisjoint(with: [.button, .link]) { return true }
    if images == .skipped, traits.contains(.image), !traits.contains(.staticText) { return false }
    return traits.isDisjoint(with: Self.interactiveTraits)
  }

  private static let interactiveTraits: Traits = [
    .button, .link, .adjustable, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey,
    .backButton, .tabBarItem, .tabBar, .toggleButton, .popUpButton, .pickerItem, .allowsDirectInteraction,
  ]
}
