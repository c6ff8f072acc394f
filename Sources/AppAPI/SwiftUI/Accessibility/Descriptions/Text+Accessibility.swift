extension Text {
  /// Has the text heard as another.
  ///
  /// - Source: Behaviour 3.2
  public func accessibilityLabel(_ label: Text) -> Text {
    styled { $0.label = [label] }
  }

  /// Has the text heard as another from the app's language files.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Has the text heard as another that is taken as it is.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Says how deep a heading stands; heard where the view is a header too.
  ///
  /// - Source: Behaviour 3.2
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
    styled { $0.headingLevel = level.number }
  }
}
