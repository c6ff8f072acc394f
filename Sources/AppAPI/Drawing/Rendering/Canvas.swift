internal import AccessibilityModel
internal import CPango

/// The drawing library's canvas; to be used by one thread at a time.
final class Canvas {
  /// The library's object.
  let pointer: OpaquePointer
  private let width: Int
  private let height: Int

  /// Makes a canvas that shows its background alone.
  init(pixelWidth: Int, pixelHeight: Int, scale: Double, background: PaintColor) {
    width = pixelWidth
    height = pixelHeight
    pointer = earshot_canvas_new(Int32(clamping: width), Int32(clamping: height), scale, background.library)
  }

  /// Makes a canvas that shows a picture.
  init(_ ground: Bitmap, scale: Double) {
    width = ground.width
    height = ground.height
    pointer = earshot_canvas_new(
      Int32(clamping: width), Int32(clamping: height), scale, PaintColor.clear.library)
    earshot_canvas_write(pointer, ground.pixels, ground.pixels.count)
  }

  deinit {
    earshot_canvas_free(pointer)
  }

  /// Everything drawn so far.
  func bitmap() -> Bitmap {
    let pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      earshot_canvas_read(pointer, buffer.baseAddress, width * height)
      count = width * height
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// What is seen so far at a point of the screen.
  func color(at point: Point) -> PaintColor {
    let color = earshot_canvas_color_at(pointer, point.x, point.y)
    return PaintColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Makes an outline the one that is filled, drawn along or clipped to next.
  func setPath(_ path: Path) {
    earshot_canvas_begin_path(pointer)
    var current = Point.zero
    for step in path.steps {
      switch step {
      case .move(let point):
        earshot_canvas_move(pointer, point.x, point.y)
        current = point
      case .line(let point):
        earshot_canvas_line(pointer, point.x, point.y)
        current = point
      case .quadratic(let point, let control):
        let first = current.toward(control, by: 2.0 / 3)
        let second = point.toward(control, by: 2.0 / 3)
        earshot_canvas_curve(pointer, first.x, first.y, second.x, second.y, point.x, point.y)
        current = point
      case .cubic(let point, let first, let second):
        earshot_canvas_curve(pointer, first.x, first.y, second.x, second.y, point.x, point.y)
        current = point
      case .close:
        earshot_canvas_close(pointer)
      }
    }
  }

  /// Fills the outline set last, and forgets it.
  func fill(with paint: Paint, rule: FillRule = .winding) {
    earshot_canvas_fill(pointer, number(of: paint), rule == .evenOdd)
    earshot_canvas_forget_paints(pointer)
  }

  /// Draws a line along the outline set last, and forgets it.
  func stroke(with paint: Paint, line: StrokeLine) {
    line.withLibrary { line in
      withUnsafePointer(to: line) { earshot_canvas_stroke(pointer, number(of: paint), $0) }
    }
    earshot_canvas_forget_paints(pointer)
  }

  /// Draws nothing outside of the outline set last.
  func clip(rule: FillRule = .winding) {
    earshot_canvas_clip(pointer, rule == .evenOdd)
  }

  /// The number by which the library knows a paint until its paints are forgotten.
  func number(of paint: Paint) -> UInt32 {
    switch paint {
    case .color(let color):
      earshot_canvas_add_color(pointer, color.library)
    case .linear(let stops, let start, let end):
      earshot_canvas_add_linear(
        pointer, start.x, start.y, end.x, end.y, stops.map(\.library), stops.count)
    case .radial(let stops, let center, let start, let end):
      earshot_canvas_add_radial(
        pointer, center.x, center.y, start, end, stops.map(\.library), stops.count)
    case .angular(let stops, let center, let start, let end):
      earshot_canvas_add_angular(
        pointer, center.x, center.y, start, end, stops.map(\.library), stops.count)
    }
  }
}

extension Point {
  /// A point on the way to another one.
  fileprivate func toward(_ other: Point, by share: Double) -> Point {
    Point(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}

extension PaintColor {
  /// The colour as the library takes it.
  var library: earshot_color { earshot_color(red: red, green: green, blue: blue, alpha: alpha) }
}

extension GradientStop {
  /// The stop as the library takes it.
  fileprivate var library: earshot_stop { earshot_stop(color: color.library, location: location) }
}

extension StrokeLine {
  /// Calls a closure with the line as the library takes it.
  fileprivate func withLibrary(_ body: (earshot_line) -> Void) {
    dash.withUnsafeBufferPointer { dashes in
      body(
        earshot_line(
          width: width, cap: cap.number, join: join.number, miter_limit: miterLimit,
          dashes: dashes.baseAddress, dash_count: dashes.count, dash_phase: dashPhase))
    }
  }
}

extension StrokeLine.Cap {
  fileprivate var number: Int32 {
    switch self {
    case .butt: 0
    case .round: 1
    case .square: 2
    }
  }
}

extension StrokeLine.Join {
  fileprivate var number: Int32 {
    switch self {
    case .miter: 0
    case .round: 1
    case .bevel: 2
    }
  }
}
