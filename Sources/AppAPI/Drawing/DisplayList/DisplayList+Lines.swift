internal import AccessibilityModel

extension DisplayList {
  /// What is drawn, a line each: the kind, the rectangle in points, the colour, and what it shows.
  ///
  /// Rectangles are rounded to half points and lie where transforms put them; what lies inside a clip, a layer or a
  /// subject is indented.
  package var lines: [String] {
    var writer = LineWriter()
    for command in commands { writer.add(command) }
    return writer.lines
  }
}

/// Writes the lines of a drawing.
private struct LineWriter {
  var lines: [String] = []
  private var depth = 0
  private var transform = DrawTransform.identity
  private var saved: [(transform: DrawTransform, depth: Int)] = []

  mutating func add(_ command: DrawCommand) {
    switch command {
    case .save: saved.append((transform, depth))
    case .restore: (transform, depth) = saved.popLast() ?? (transform, depth)
    case .transform(let inner): transform = transform.around(inner)
    case .clip(let path, _):
      write("clip", path.bounds)
      depth += 1
    case .coarseEdges: break
    case .beginLayer(let layer):
      write(layer.words)
      depth += 1
    case .beginSubject(let subject):
      write(subject.words)
      depth += 1
    case .endLayer, .endSubject: depth = max(0, depth - 1)
    case .fill(let path, let paint, let rule):
      write("fill", path.bounds, path.shape, paint.words, rule == .evenOdd ? "even-odd" : "")
    case .stroke(let path, let paint, let line):
      write(
        "stroke", path.bounds, path.shape, paint.words, line.width.rounded(toPlaces: 2),
        line.dash.isEmpty ? "" : "dashed")
    case .text(let text): write(text)
    case .image(let image):
      write("image", image.rect, image.source.words, "\(image.fitting)", image.tint?.words ?? "")
    }
  }

  private mutating func write(_ text: DrawnText) {
    let runs = text.runs.map { run in
      let marks = [run.isUnderlined ? "underlined" : nil, run.isStruckThrough ? "struck" : nil]
      let font = "\(run.text.font.size.rounded(toPlaces: 1))/\(run.text.font.weight.rawValue)"
      return
        (["“\(run.text.text)”", font, run.paint.words] + marks.compactMap { $0 }
        + (run.background.map { ["on \($0.words)"] } ?? [])).joined(separator: " ")
    }
    let limit = text.lineLimit.map { "lines \($0)" } ?? ""
    let side = text.alignment == .left ? "" : "\(text.alignment)"
    write(
      "text", text.rect, runs.joined(separator: " + "), text.style.map { "\($0)" } ?? "fixed", side, limit,
      text.isRightToLeft ? "right-to-left" : "")
  }

  private mutating func write(_ kind: String, _ rect: Rect, _ words: String...) {
    let rect = transform.bounds(of: rect)
    let numbers = [rect.minX, rect.minY, rect.size.width, rect.size.height].map(\.halfPoints)
    write(([kind] + numbers + words.filter { !$0.isEmpty }).joined(separator: " "))
  }

  private mutating func write(_ line: String) {
    lines.append(String(repeating: "  ", count: depth) + line)
  }
}

extension Double {
  /// The number rounded to a half, without a fraction of nothing.
  fileprivate var halfPoints: String {
    let rounded = (self * 2).rounded() / 2
    return abs(rounded) < 1e7 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  fileprivate func rounded(toPlaces places: Int) -> String {
    let factor = places == 1 ? 10.0 : 100.0
    let rounded = (self * factor).rounded() / factor
    return abs(rounded) < 1e7 && rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension Path {
  /// `round` for an outline with curves; nothing for straight lines.
  fileprivate var shape: String {
    steps.contains { step in
      switch step {
      case .cubic, .quadratic: true
      case .move, .line, .close: false
      }
    } ? "round" : ""
  }
}

extension PaintColor {
  /// Two hexadecimal digits each for red, green and blue, and the opacity in hundredths where it is not full.
  fileprivate var words: String {
    func byte(_ value: Double) -> String {
      let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return digits.count == 1 ? "0" + digits : digits
    }
    let color = "#" + byte(red) + byte(green) + byte(blue)
    return alpha >= 0.995 ? color : "\(color)/\(Int((alpha * 100).rounded()))"
  }
}

extension Paint {
  fileprivate var words: String {
    func colors(_ stops: [GradientStop]) -> String { stops.map(\.color.words).joined(separator: "…") }
    return switch self {
    case .color(let color): color.words
    case .linear(let stops, _, _): "linear \(colors(stops))"
    case .radial(let stops, _, _, _): "radial \(colors(stops))"
    case .angular(let stops, _, _, _): "angular \(colors(stops))"
    }
  }
}

extension DrawLayer {
  fileprivate var words: String {
    var words = ["layer"]
    if opacity != 1 { words.append("opacity \(opacity.rounded(toPlaces: 2))") }
    if blending != .normal { words.append(blending.rawValue) }
    if let shadow { words.append("shadow \(shadow.color.words) \(shadow.radius.halfPoints)") }
    if blurRadius > 0 { words.append("blur \(blurRadius.halfPoints)") }
    return words.joined(separator: " ")
  }
}

extension DrawSubject {
  fileprivate var words: String {
    var words = [type]
    if let target {
      words.append("target \(target.minX.halfPoints) \(target.minY.halfPoints)")
      words.append("\(target.size.width.halfPoints) \(target.size.height.halfPoints)")
    }
    if showsLargeContent { words.append("large") }
    return words.joined(separator: " ")
  }
}

extension DrawnImage.Source {
  fileprivate var words: String {
    switch self {
    case .symbol(let name, let weight): "symbol \(name) \(weight.rawValue)"
    case .file(let path): "file \(path.split(separator: "/").last ?? "")"
    case .data(let bytes): "\(bytes.count) bytes"
    case .missing(let name): "missing \(name)"
    }
  }
}
