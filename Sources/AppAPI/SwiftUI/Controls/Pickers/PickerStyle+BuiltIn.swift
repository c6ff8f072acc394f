/// The way that the place gives a picker.
public struct DefaultPickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultPickerStyle: KnownPickerStyle {
  var kind: PickerKind { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The way that the place gives a picker.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button that opens a list.
public struct MenuPickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension MenuPickerStyle: KnownPickerStyle {
  var kind: PickerKind { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a list.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// Buttons side by side.
public struct SegmentedPickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension SegmentedPickerStyle: KnownPickerStyle {
  var kind: PickerKind { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Buttons side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel that turns.
public struct WheelPickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension WheelPickerStyle: KnownPickerStyle {
  var kind: PickerKind { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// Rows among other rows.
public struct InlinePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension InlinePickerStyle: KnownPickerStyle {
  var kind: PickerKind { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Rows among other rows.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A row that leads to a screen with the options.
public struct NavigationLinkPickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension NavigationLinkPickerStyle: KnownPickerStyle {
  var kind: PickerKind { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that leads to a screen with the options.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Round buttons of which one is down.
public struct RadioGroupPickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension RadioGroupPickerStyle: KnownPickerStyle {
  var kind: PickerKind { .radioGroup }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// Round buttons of which one is down.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

/// Small pictures side by side.
public struct PalettePickerStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PalettePickerStyle: KnownPickerStyle {
  var kind: PickerKind { .palette }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Small pictures side by side.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
