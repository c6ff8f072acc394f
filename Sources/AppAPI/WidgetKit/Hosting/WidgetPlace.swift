import SwiftUI

/// How much room a widget has, in points.
///
/// - Source: the table of sizes in Apple's Human Interface Guidelines.
struct WidgetPlace {
  let family: WidgetFamily
  let screen: CGSize

  /// Room of small, medium and large widgets, by the width of the phone's screen.
  private static let phones: [(width: CGFloat, small: CGFloat, wide: CGFloat, high: CGFloat)] = [
    (430, 170, 364, 382), (428, 170, 364, 382), (414, 169, 360, 379), (390, 158, 338, 354),
    (375, 155, 329, 345), (360, 155, 329, 345), (0, 141, 292, 311),
  ]

  /// The same for tablets, with the extra large ones.
  private static let tablets:
    [(width: CGFloat, small: CGFloat, wide: CGFloat, high: CGFloat, extra: CGFloat)] = [
      (1024, 170, 378.5, 378.5, 795), (834, 155, 342, 342, 715.5), (820, 155, 342, 342, 715.5),
      (810, 146, 320.5, 320.5, 669), (768, 141, 305.5, 305.5, 634.5), (0, 141, 305.5, 305.5, 634.5),
    ]

  /// The size on the present screen.
  @MainActor
  init(_ family: WidgetFamily) {
    self.family = family
    screen = UIScreen.main.bounds.size
  }

  /// The size in points.
  var size: CGSize {
    let width = min(screen.width, screen.height)
    let room: (small: CGFloat, wide: CGFloat, high: CGFloat, extra: CGFloat)
    if width >= 744 {
      let row = Self.tablets.first { width >= $0.width } ?? Self.tablets[Self.tablets.count - 1]
      room = (row.small, row.wide, row.high, row.extra)
    } else {
      let row = Self.phones.first { width >= $0.width } ?? Self.phones[Self.phones.count - 1]
      room = (row.small, row.wide, row.high, row.wide)
    }
    return switch family {
    case .systemSmall: CGSize(width: room.small, height: room.small)
    case .systemMedium: CGSize(width: room.wide, height: room.small)
    case .systemLarge: CGSize(width: room.wide, height: room.high)
    case .systemExtraLarge: CGSize(width: room.extra, height: room.high)
    case .accessoryCircular: width >= 414 ? CGSize(width: 76, height: 76) : CGSize(width: 72, height: 72)
    case .accessoryRectangular: width >= 414 ? CGSize(width: 172, height: 76) : CGSize(width: 160, height: 72)
    case .accessoryInline: width >= 414 ? CGSize(width: 257, height: 26) : CGSize(width: 234, height: 26)
    }
  }

  /// The room that content keeps from the edges.
  var margins: EdgeInsets {
    switch family {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: EdgeInsets()
    }
  }

  /// For which place a provider is asked.
  func context(isPreview: Bool) -> TimelineProviderContext {
    TimelineProviderContext(family: family, isPreview: isPreview, displaySize: size)
  }
}

/// Shows a view in the room of a widget.
struct WidgetFrame: ViewModifier {
  let place: WidgetPlace
  let hasMargins: Bool

  func body(content: Content) -> some View {
    let margins = hasMargins ? place.margins : EdgeInsets()
    content
      .padding(margins)
      .frame(width: place.size.width, height: place.size.height)
      .environment(\.widgetFamily, place.family)
      .environment(\.widgetContentMargins, margins)
      .environment(\.showsWidgetContainerBackground, !place.family.isAccessory)
      .environment(\.widgetRenderingMode, place.family.isAccessory ? .vibrant : .fullColor)
  }
}

extension WidgetFamily {
  /// True for those on the Lock Screen.
  var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    }
  }
}
