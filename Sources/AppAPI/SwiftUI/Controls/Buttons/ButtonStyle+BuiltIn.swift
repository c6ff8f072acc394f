/// The look that the place gives a button.
public struct DefaultButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  /// The look of one button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The look that the place gives a button.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// A label without a border.
public struct BorderlessButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  /// The look of one button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A label without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// The label as it is.
public struct PlainButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  /// The look of one button.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// A label in a bordered field.
public struct BorderedButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  /// The look of one button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A label in a bordered field.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// A label in a field that stands out.
public struct BorderedProminentButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// The look of one button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A label in a field that stands out.
  public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// A label in a field of glass.
public struct GlassButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension GlassButtonStyle: PrimitiveButtonStyle {
  /// The look of one button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label in a field of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// A label in a field of glass that stands out.
public struct GlassProminentButtonStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// The look of one button.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonLabel(label: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label in a field of glass that stands out.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A label with the space that a border puts around it.
struct BorderedButtonLabel<Label: View> {
  @Environment(\.controlSize) private var size
  let label: Label

  nonisolated init(label: Label) {
    self.label = label
  }
}

extension BorderedButtonLabel: View {
  var body: some View {
    label
      .padding(.horizontal, size.sidePadding)
      .frame(minHeight: size.buttonHeight)
  }
}
