import Typography

/// How fields for text look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the look; `Never` for the framework's own styles.
  associatedtype _Body: View = Never
  /// How high a field for one line is, in points; only the framework's own styles say so.
  var fieldHeight: CGFloat { get }
  /// The look of a field.
  @ViewBuilder func _body(configuration: TextField<_TextFieldStyleLabel>) -> _Body
}

extension EnvironmentValues {
  @MainActor var fieldHeight: CGFloat {
    fieldLineHeight - 22 + (self[StyleKey<any TextFieldStyle>.self].last?.fieldHeight ?? 22)
  }

  /// How high a line of a field is at the person's text size.
  var fieldLineHeight: CGFloat { CGFloat(Typography.TextStyle.body.leading(in: textSizeCategory)) }
}

extension View {
  /// Sets the look of fields for text inside.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    modifier(StyleModifier<any TextFieldStyle>(style: style))
  }

  /// Sets the look of fields for many lines inside.
  public nonisolated func textEditorStyle<S: TextEditorStyle>(_ style: S) -> some View {
    modifier(IgnoredModifier())
  }
}

/// How fields for many lines look; nothing is heard of it.
@MainActor @preconcurrency
public protocol TextEditorStyle {}

/// The look that the place gives a field for many lines.
public struct AutomaticTextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension AutomaticTextEditorStyle: TextEditorStyle {}

/// A field for many lines without a border.
public struct PlainTextEditorStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PlainTextEditorStyle: TextEditorStyle {}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The look that the place gives a field for many lines.
  public static var automatic: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// A field for many lines without a border.
  public static var plain: PlainTextEditorStyle { PlainTextEditorStyle() }
}

/// The look that the place gives a field.
public struct DefaultTextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultTextFieldStyle: TextFieldStyle {
  /// How high a field for one line is, in points.
  public var fieldHeight: CGFloat { 22 }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The look that the place gives a field.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// A field without a border.
public struct PlainTextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PlainTextFieldStyle: TextFieldStyle {
  /// How high a field for one line is, in points.
  public var fieldHeight: CGFloat { 22 }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A field without a border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// A field with a round border.
public struct RoundedBorderTextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension RoundedBorderTextFieldStyle: TextFieldStyle {
  /// How high a field for one line is, in points.
  public var fieldHeight: CGFloat { 34 }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A field with a round border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

/// A field with a border.
public struct SquareBorderTextFieldStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension SquareBorderTextFieldStyle: TextFieldStyle {
  /// How high a field for one line is, in points.
  public var fieldHeight: CGFloat { 34 }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A field with a border.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}
