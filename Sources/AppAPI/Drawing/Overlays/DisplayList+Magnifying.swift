package import AccessibilityModel

extension DisplayList {
  /// What the list draws on a screen, seen larger and in other colours.
  ///
  /// - Parameters:
  ///   - magnification: How it is seen.
  ///   - background: The colour that lies behind all of it.
  ///   - size: The size of the screen, in points.
  /// - Returns: What is drawn then.
  /// - Source: Behaviour 7.2
  package func magnified(by magnification: Magnification, on background: PaintColor, screen size: Size)
    -> DisplayList
  {
    let screen = Rect(origin: .zero, size: size)
    var result = DisplayList()
    let window = magnification.window.part(in: screen)
    guard magnification.isLens, !window.isEmpty else {
      result.drawMagnified(self, magnification, on: background, in: window.isEmpty ? screen : window)
      return result
    }
    result.append(self)
    result.drawMagnified(self, magnification, on: background, in: window)
    let outline = Path(roundedRect: window, cornerRadius: Self.lensRadius)
    result.stroke(outline, with: .color(.white), line: StrokeLine(width: 5))
    result.stroke(outline, with: .color(.black), line: StrokeLine(width: 2))
    let handle = Rect(x: window.center.x - 18, y: window.maxY - 4, width: 36, height: 8)
    result.fill(handle.inset(-1.5), cornerRadius: 6, with: .color(.white))
    result.fill(handle, cornerRadius: 4, with: .color(.black))
    return result
  }

  private static let lensRadius = 12.0

  private mutating func drawMagnified(
    _ list: DisplayList, _ magnification: Magnification, on background: PaintColor, in window: Rect
  ) {
    let level = magnification.level.isFinite ? min(max(magnification.level, 1), 40) : 1
    let place = DrawTransform(
      a: level, b: 0, c: 0, d: level, tx: window.center.x - magnification.center.x * level,
      ty: window.center.y - magnification.center.y * level)
    let outline = Path(roundedRect: window, cornerRadius: magnification.isLens ? Self.lensRadius : 0)
    group([.clip(outline, .winding)]) { result in
      result.fill(window, with: .color(background))
      result.group([.transform(place)]) { $0.append(list) }
      for (blending, color) in magnification.filter.blendings {
        result.layer(DrawLayer(blending: blending)) { $0.fill(window, with: .color(color)) }
      }
    }
  }
}

extension Magnification.Filter {
  /// What is blended with a picture, one after the other, to change its colours so.
  fileprivate var blendings: [(DrawLayer.Blending, PaintColor)] {
    let gray = PaintColor(red: 0.5, green: 0.5, blue: 0.5)
    return switch self {
    case .none: []
    case .inverted: [(.difference, .white)]
    case .grayscale: [(.saturation, gray)]
    case .grayscaleInverted: [(.saturation, gray), (.difference, .white)]
    case .lowLight: [(.multiply, PaintColor(red: 0.35, green: 0.35, blue: 0.35))]
    }
  }
}
