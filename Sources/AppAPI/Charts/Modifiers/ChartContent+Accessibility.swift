extension ChartContent {
  /// Names the marks, in place of their value across.
  ///
  /// - Source: Behaviour 1.17
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Names the marks, in place of their value across.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Names the marks, in place of their value across.
  public nonisolated func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { $0.label = label }
  }

  /// Gives the marks a value, in place of their value up.
  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Gives the marks a value, in place of their value up.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Gives the marks a value, in place of their value up.
  public nonisolated func accessibilityValue(_ valueDescription: Text) -> some ChartContent {
    changing { $0.value = valueDescription }
  }

  /// Takes the marks out of what people meet.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.isHidden = hidden }
  }

  /// Gives the marks a name that tests find them by.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.identifier = identifier }
  }
}
