import Accessibility
import AccessibilityModel

extension View {
  /// Gives a fact under a key; the value `nil` takes an inner one away.
  ///
  /// - Source: Behaviour 3.3.2; mission K8
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(key.id, key.label, value, importance, file, line)
  }

  /// Gives a fact under a key, with a value from the app's language files.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(key.id, key.label, Text(valueKey), importance, file, line)
  }

  /// Gives a fact under a key.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(key.id, key.label, Text(value), importance, file, line)
  }

  /// Gives a fact with a label and a value.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(label.string(in: EnvironmentValues()), label, value, importance, file, line)
  }

  /// Gives a fact whose label comes from the app's language files.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(labelKey.key, Text(labelKey), value, importance, file, line)
  }

  /// Gives a fact whose label and value come from the app's language files.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(labelKey.key, Text(labelKey), Text(valueKey), importance, file, line)
  }

  /// Gives a fact whose label comes from the app's language files.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(labelKey.key, Text(labelKey), Text(value), importance, file, line)
  }

  /// Gives a fact whose label and value are taken as they are.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<L: StringProtocol, V: StringProtocol>(
    _ label: L, _ value: V, importance: AXCustomContent.Importance = .default,
    file: StaticString = #filePath, line: UInt = #line
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    customContent(String(label), Text(label), Text(value), importance, file, line)
  }

  private nonisolated func customContent(
    _ key: String, _ label: Text, _ value: Text?, _ importance: AXCustomContent.Importance,
    _ file: StaticString, _ line: UInt
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityEdit(
      .customContent(key: key, label: label, value: value, importance == .high ? .high : .onDemand),
      file, line)
  }
}
