/// The way that the place gives a list.
public struct DefaultListStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension DefaultListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance() }
}

extension ListStyle where Self == DefaultListStyle {
  /// The way that the place gives a list.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}

/// Rows from edge to edge.
public struct PlainListStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension PlainListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance(isInset: false, background: .plain) }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// Rows in groups from edge to edge.
public struct GroupedListStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension GroupedListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance(isInset: false, background: .grouped) }
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups from edge to edge.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// Rows at a distance from the edges.
public struct InsetListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style; every other row may have another background, of which nothing is heard.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension InsetListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance(background: .plain) }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows at a distance from the edges.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// Rows in groups at a distance from the edges.
public struct InsetGroupedListStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension InsetGroupedListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups at a distance from the edges.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// Rows beside the main content, in sections that open and close.
public struct SidebarListStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension SidebarListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance(hasDisclosingHeaders: true) }
}

extension ListStyle where Self == SidebarListStyle {
  /// Rows beside the main content, in sections that open and close.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// Rows in a frame.
public struct BorderedListStyle {
  /// Makes the style.
  public nonisolated init() {}

  /// Makes the style; every other row may have another background, of which nothing is heard.
  public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension BorderedListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance(isInset: false, background: .plain) }
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows in a frame.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}

/// Rows of a watch, of which the middle one is the largest.
public struct CarouselListStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension CarouselListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance(isInset: false, background: .plain) }
}

extension ListStyle where Self == CarouselListStyle {
  /// Rows of a watch, of which the middle one is the largest.
  public static var carousel: CarouselListStyle { CarouselListStyle() }
}

/// Rows of a watch along the rim of its screen.
public struct EllipticalListStyle {
  /// Makes the style.
  public nonisolated init() {}
}

extension EllipticalListStyle: KnownListStyle {
  var appearance: ListAppearance { ListAppearance(isInset: false, background: .plain) }
}

extension ListStyle where Self == EllipticalListStyle {
  /// Rows of a watch along the rim of its screen.
  public static var elliptical: EllipticalListStyle { EllipticalListStyle() }
}
