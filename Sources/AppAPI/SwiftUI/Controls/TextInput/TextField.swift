import AccessibilityModel

/// A field in which a person writes a text.
///
///     TextField("Name", text: $name)
/// - Source: Behaviour 3.4
public struct TextField<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let label: Label
  let prompt: Text?
  let axis: Axis
  let entry: TextEntry
}

/// The text of a field, and what is told about writing it.
struct TextEntry {
  let text: Binding<String>
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: () -> Void = {}

  init(_ text: Binding<String>) {
    self.text = text
  }

  /// A value that is written and read in a format; a text that is none leaves the value as it is.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F) where F.FormatOutput == String {
    text = Binding(
      get: { format.format(value.wrappedValue) },
      set: { new in if let parsed = try? format.parseStrategy.parse(new) { value.wrappedValue = parsed } })
  }

  /// A value or none, which is written and read in a format; no text is no value.
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    text = Binding(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { new in value.wrappedValue = try? format.parseStrategy.parse(new) })
  }

  /// A value that a formatter writes; text is read where the formatter can read it.
  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    text = Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { new in
        guard let formatter = formatter as? NumberFormatter, let number = formatter.number(from: new) else {
          if let text = new as? V { value.wrappedValue = text }
          return
        }
        let readings: [Any] = [number.doubleValue, number.intValue, number.floatValue, number]
        if let own = readings.lazy.compactMap({ $0 as? V }).first { value.wrappedValue = own }
      })
  }

  func telling(_ onEditingChanged: @escaping (Bool) -> Void, _ onCommit: @escaping () -> Void) -> TextEntry {
    var entry = self
    entry.onEditingChanged = onEditingChanged
    entry.onCommit = onCommit
    return entry
  }
}

extension TextField: View {
  /// Has no body of its own.
  public typealias Body = Never
}

/// A field in which a person writes a text that is not shown.
///
/// - Source: Behaviour 3.4
public struct SecureField<Label: View> {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let label: Label
  let prompt: Text?
  let entry: TextEntry
}

extension SecureField: View {
  /// The field as one element.
  public var body: some View {
    EntryField(kind: .hidden, label: ErasedPart(label), prompt: prompt, entry: entry)
  }
}

/// A field for a text of many lines; an app has to name it.
///
/// - Source: Behaviour 3.4
public struct TextEditor {
  /// Where the app's code makes the view.
  public var _sourceLocation: _ViewSourceLocation?
  let entry: TextEntry

  /// Makes a field for a text.
  public nonisolated init(text: Binding<String>) {
    entry = TextEntry(text)
  }
}

extension TextEditor: View {
  /// The field as one element.
  public var body: some View {
    EntryField(kind: .page, label: nil, prompt: nil, entry: entry)
  }
}
