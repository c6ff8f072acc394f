extension View {
  /// Does something when a person asks for it in a given way.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default,
    _ handler: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.action(actionKind, handler), file, line)
  }

  /// Offers an action of the app's own.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.action(AccessibilityActionKind(named: name), handler), file, line)
  }

  /// Offers an action with a name from the app's language files.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.action(AccessibilityActionKind(named: Text(nameKey)), handler), file, line)
  }

  /// Offers an action with a name that is taken as it is.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.action(AccessibilityActionKind(named: Text(name)), handler), file, line)
  }

  /// Raises and lowers the view's value; the view counts as adjustable.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.adjust(handler), file, line)
  }

  /// Scrolls the view towards an edge.
  ///
  /// - Source: Behaviour 3.2
  public nonisolated func accessibilityScrollAction(
    _ handler: @escaping (Edge) -> Void,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(.scroll(handler), file, line)
  }
}

/// Which way a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// Up.
  case increment
  /// Down.
  case decrement
}
