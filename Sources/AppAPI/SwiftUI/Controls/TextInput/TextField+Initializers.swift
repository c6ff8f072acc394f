extension TextField where Label == Text {
  /// Makes a field named by words from the app's own language files.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>
  ) {
    self.init(label: Text(titleKey), prompt: nil, axis: .horizontal, entry: TextEntry(text))
  }

  /// Makes a field named by words from the app's own language files, with words that stand for a text while
  /// there is none.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(titleKey), prompt: prompt, axis: .horizontal, entry: TextEntry(text))
  }

  /// Makes a field named by words from the app's own language files that grows along a direction.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(titleKey), prompt: prompt, axis: axis, entry: TextEntry(text))
  }

  /// Makes a field named by words from the app's own language files for a value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, axis: .horizontal, entry: TextEntry(value, format))
  }

  /// Makes a field named by words from the app's own language files for a value, or none, in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(label: Text(titleKey), prompt: prompt, axis: .horizontal, entry: TextEntry(value, format))
  }

  /// Makes a field named by words from the app's own language files for a value that a formatter writes.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(titleKey), prompt: prompt, axis: .horizontal, entry: TextEntry(value, formatter))
  }

  /// Makes a field named by words from the app's own language files that tells of the beginning and the end
  /// of writing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: .horizontal,
      entry: TextEntry(text).telling(onEditingChanged, onCommit))
  }

  /// Makes a field named by words from the app's own language files that tells of the end of writing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: .horizontal,
      entry: TextEntry(text).telling({ _ in }, onCommit))
  }

  /// Makes a field named by words from the app's own language files for a value that a formatter writes, and
  /// tells of writing.
  public nonisolated init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(titleKey), prompt: nil, axis: .horizontal,
      entry: TextEntry(value, formatter).telling(onEditingChanged, onCommit))
  }

  /// Makes a field named by words for a value that a formatter writes, and tells of writing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, axis: .horizontal,
      entry: TextEntry(value, formatter).telling(onEditingChanged, onCommit))
  }

  /// Makes a field named by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>
  ) {
    self.init(label: Text(title), prompt: nil, axis: .horizontal, entry: TextEntry(text))
  }

  /// Makes a field named by words, with words that stand for a text while there is none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, entry: TextEntry(text))
  }

  /// Makes a field named by words that grows along a direction.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) {
    self.init(label: Text(title), prompt: prompt, axis: axis, entry: TextEntry(text))
  }

  /// Makes a field named by words for a value in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, entry: TextEntry(value, format))
  }

  /// Makes a field named by words for a value, or none, in a format.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  )
  where F.FormatOutput == String {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, entry: TextEntry(value, format))
  }

  /// Makes a field named by words for a value that a formatter writes.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(label: Text(title), prompt: prompt, axis: .horizontal, entry: TextEntry(value, formatter))
  }

  /// Makes a field named by words that tells of the beginning and the end of writing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(
      label: Text(title), prompt: nil, axis: .horizontal,
      entry: TextEntry(text).telling(onEditingChanged, onCommit))
  }

  /// Makes a field named by words that tells of the end of writing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(
      label: Text(title), prompt: nil, axis: .horizontal, entry: TextEntry(text).telling({ _ in }, onCommit))
  }
}

extension TextField {
  /// Makes a field with a label of views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, axis: .horizontal, entry: TextEntry(text))
  }

  /// Makes a field with a label of views that grows along a direction.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, axis: axis, entry: TextEntry(text))
  }

  /// Makes a field with a label of views for a value in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  )
  where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, axis: .horizontal, entry: TextEntry(value, format))
  }

  /// Makes a field with a label of views for a value, or none, in a format.
  public nonisolated init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  )
  where F.FormatOutput == String {
    self.init(label: label(), prompt: prompt, axis: .horizontal, entry: TextEntry(value, format))
  }
}

extension SecureField where Label == Text {
  /// Makes a field named by words from the app's own language files.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(label: Text(titleKey), prompt: nil, entry: TextEntry(text))
  }

  /// Makes a field named by words from the app's own language files, with words that stand for a text while
  /// there is none.
  public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(titleKey), prompt: prompt, entry: TextEntry(text))
  }

  /// Makes a field named by words from the app's own language files that tells of the end of writing.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(titleKey), prompt: nil, entry: TextEntry(text).telling({ _ in }, onCommit))
  }

  /// Makes a field named by words.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(label: Text(title), prompt: nil, entry: TextEntry(text))
  }

  /// Makes a field named by words, with words that stand for a text while there is none.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(label: Text(title), prompt: prompt, entry: TextEntry(text))
  }

  /// Makes a field named by words that tells of the end of writing.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(label: Text(title), prompt: nil, entry: TextEntry(text).telling({ _ in }, onCommit))
  }
}

extension SecureField {
  /// Makes a field with a label of views.
  public nonisolated init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), prompt: prompt, entry: TextEntry(text))
  }
}
