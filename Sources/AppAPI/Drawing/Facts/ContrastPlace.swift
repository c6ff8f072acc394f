internal import AccessibilityModel

/// Where the contrast of a text or symbol is taken.
struct ContrastPlace {
  /// A colour in front, and the background of its own that it lies on, if any.
  struct Front {
    var color: PaintColor
    var background: PaintColor?
  }

  /// The number of the command that draws it.
  var number: Int
  /// What of it is seen on the screen; `nil` for nothing.
  var rect: Rect?
  /// Its colours.
  var fronts: [Front]
  /// What is asked for.
  var needed: Double

  /// Points spread over what is seen.
  fileprivate var samples: [Point] {
    guard let rect else { return [] }
    let columns = max(min(Int(rect.size.width / 8), 12), 3)
    let rows = max(min(Int(rect.size.height / 8), 8), 3)
    return (0..<rows).flatMap { row in
      (0..<columns).map { column in
        Point(
          x: rect.minX + rect.size.width * (Double(column) + 0.5) / Double(columns),
          y: rect.minY + rect.size.height * (Double(row) + 0.5) / Double(rows))
      }
    }
  }

  /// The least contrast with what a canvas shows beneath.
  fileprivate func contrast(on canvas: Canvas) -> Contrast? {
    var worst: Contrast?
    for background in Set(samples.map(canvas.color)) {
      for front in fronts {
        let own = front.background?.put(on: background) ?? background
        let contrast = Contrast(front.color, on: own, needed: needed)
        if contrast.ratio < worst?.ratio ?? .infinity { worst = contrast }
      }
    }
    return worst
  }
}

extension PictureRenderer {
  /// How texts and symbols stand out from what was drawn before them; they themselves are not drawn.
  func contrasts(of list: DisplayList, at places: [ContrastPlace]) -> [Contrast?] {
    let numbers = Dictionary(places.enumerated().map { ($0.element.number, $0.offset) }) { first, _ in first }
    return DrawingLibrary.use { library in
      let canvas = Canvas(
        pixelWidth: pixelWidth, pixelHeight: pixelHeight, scale: scale, background: background)
      var contrasts = [Contrast?](repeating: nil, count: places.count)
      var run = DrawingRun(canvas: canvas, library: library)
      run.draw(list) { number in
        if let place = numbers[number] { contrasts[place] = places[place].contrast(on: canvas) }
      }
      return contrasts
    }
  }
}
