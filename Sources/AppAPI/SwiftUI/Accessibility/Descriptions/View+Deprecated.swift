extension View {
  /// Names the view.
  @available(*, deprecated, message: "use accessibilityLabel(_:)")
  public nonisolated func accessibility(
    label: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label, file: file, line: line)
  }

  /// Says what the view stands at.
  @available(*, deprecated, message: "use accessibilityValue(_:)")
  public nonisolated func accessibility(
    value: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value, file: file, line: line)
  }

  /// Says what happens when the view is used.
  @available(*, deprecated, message: "use accessibilityHint(_:)")
  public nonisolated func accessibility(
    hint: Text, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint, file: file, line: line)
  }

  /// Says by which names the view is called.
  @available(*, deprecated, message: "use accessibilityInputLabels(_:)")
  public nonisolated func accessibility(
    inputLabels: [Text], file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels, file: file, line: line)
  }

  /// Names the view for tests.
  @available(*, deprecated, message: "use accessibilityIdentifier(_:)")
  public nonisolated func accessibility(
    identifier: String, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier, file: file, line: line)
  }

  /// Takes the view away from the people who listen, or leaves it.
  @available(*, deprecated, message: "use accessibilityHidden(_:)")
  public nonisolated func accessibility(
    hidden: Bool, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden, file: file, line: line)
  }

  /// Says how early the view is read among its siblings.
  @available(*, deprecated, message: "use accessibilitySortPriority(_:)")
  public nonisolated func accessibility(
    sortPriority: Double, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority, file: file, line: line)
  }

  /// Says what the view is, beside what it is already.
  @available(*, deprecated, message: "use accessibilityAddTraits(_:)")
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits, file: file, line: line)
  }

  /// Takes back what the view is said to be further in.
  @available(*, deprecated, message: "use accessibilityRemoveTraits(_:)")
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits, file: file, line: line)
  }

  /// Says where a tap lands, in the view's own points.
  @available(*, deprecated, message: "use accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: CGPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, file: file, line: line)
  }

  /// Says where a tap lands, in parts of the view's size.
  @available(*, deprecated, message: "use accessibilityActivationPoint(_:)")
  public nonisolated func accessibility(
    activationPoint: UnitPoint, file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityActivationPoint(activationPoint, file: file, line: line)
  }
}
