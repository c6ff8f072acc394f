extension AccessibilityElement {
  /// Whether a person can use it; derived from traits and actions where unset.
  ///
  /// - Source: Behaviour 1.10.3 G5
  public var respondsToUserInteraction: Bool {
    get {
      if let explicit = sparse?.attributes.respondsToUserInteraction { return explicit }
      if traits.contains(.notEnabled) { return false }
      return !traits.isDisjoint(with: Self.interactiveTraits) || !actions.isEmpty
    }
    set { self[sparse: \.respondsToUserInteraction] = newValue }
  }

  /// True where `respondsToUserInteraction` was set and not derived.
  public var hasExplicitInteraction: Bool { sparse?.attributes.respondsToUserInteraction != nil }

  /// The middle of the frame, or the point the app names.
  public var effectiveActivationPoint: Point { activationPoint ?? frame.center }

  private static let interactiveTraits: Traits = [
    .button, .link, .adjustable, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey,
    .backButton, .tabBarItem, .toggleButton, .popUpButton, .pickerItem,
  ]
}
