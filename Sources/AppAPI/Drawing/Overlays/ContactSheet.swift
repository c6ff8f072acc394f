package import AccessibilityModel

/// Several screens side by side, each under its name; a single one stands alone.
package struct ContactSheet {
  /// One screen.
  package struct Shot {
    /// What stands above it; empty for nothing.
    package var caption: String
    /// What is seen of it, in points of the screen.
    package var list: DisplayList
    /// What lies behind it.
    package var background: PaintColor

    /// Makes a screen of a sheet.
    package init(caption: String = "", list: DisplayList, background: PaintColor) {
      self.caption = caption
      self.list = list
      self.background = background
    }
  }

  /// The size of all of it, in points.
  package let size: Size
  /// What is seen of all of it.
  package let list: DisplayList

  private static let gap = 24.0
  private static let captionHeight = 36.0

  /// Puts screens of one size side by side.
  package init(_ shots: [Shot], screen: Size) {
    guard shots.count > 1 else {
      size = screen
      list = shots.first.map { Self.background(of: $0, screen) } ?? DisplayList()
      return
    }
    let columns = Self.columns(of: shots.count, screen)
    let rows = (shots.count + columns - 1) / columns
    let cell = Size(width: screen.width + Self.gap, height: screen.height + Self.gap + Self.captionHeight)
    size = Size(
      width: Double(columns) * cell.width + Self.gap, height: Double(rows) * cell.height + Self.gap)
    var all = DisplayList()
    for (place, shot) in shots.enumerated() {
      let x = Self.gap + Double(place % columns) * cell.width
      let y = Self.gap + Double(place / columns) * cell.height
      let caption = OverlayText(shot.caption, size: 20, width: screen.width)
      caption.draw(at: Point(x: x, y: y + 4), in: .black, into: &all)
      let availableSpace = Path(roundedRect: Rect(origin: .zero, size: screen), cornerRadius: 0)
      let place = DrawTransform.shift(x: x, y: y + Self.captionHeight)
      all.group([.transform(place), .clip(availableSpace, .winding)]) {
        $0.append(Self.background(of: shot, screen))
      }
      all.group([.transform(place)]) {
        $0.stroke(availableSpace, with: .color(.black.opacity(0.4)), line: StrokeLine(width: 1))
      }
    }
    list = all
  }

  /// The colour between the screens.
  package static let background = PaintColor(red: 0.93, green: 0.93, blue: 0.94)

  private static func background(of shot: Shot, _ screen: Size) -> DisplayList {
    var list = DisplayList()
    list.fill(Rect(origin: .zero, size: screen), with: .color(shot.background))
    list.append(shot.list)
    return list
  }

  /// As many columns as make the sheet nearly half as wide again as it is high.
  private static func columns(of count: Int, _ screen: Size) -> Int {
    let shape = screen.width / max(screen.height + captionHeight, 1)
    let candidates = (1...count).map { columns in
      let rows = (count + columns - 1) / columns
      return (columns: columns, distance: abs(shape * Double(columns) / Double(rows) - 1.5))
    }
    return candidates.min { $0.distance < $1.distance }?.columns ?? 1
  }
}
