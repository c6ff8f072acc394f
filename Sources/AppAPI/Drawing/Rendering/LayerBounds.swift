internal import AccessibilityModel
internal import Typography

/// How much of the screen the pictures of layers need at most, so that a small layer costs little.
struct LayerBounds {
  private var areas: [Int: Rect] = [:]

  /// What one layer holds so far.
  fileprivate struct Open {
    var place: Int
    var layer: DrawLayer
    var transform: DrawTransform
    var area: Rect?
  }

  /// Finds the area of every layer of a list.
  init(of list: DisplayList) {
    var transform = DrawTransform.identity
    var saved: [(transform: DrawTransform, layers: Int)] = []
    var open: [Open] = []
    func close(_ layers: inout [Open], _ areas: inout [Int: Rect]) {
      guard let layer = layers.popLast() else { return }
      guard let area = layer.area?.grown(by: layer.reach) else { return }
      areas[layer.place] = area
      if let last = layers.indices.last { layers[last].area = layers[last].area?.union(area) ?? area }
    }
    for (place, command) in list.commands.enumerated() {
      switch command {
      case .save: saved.append((transform, open.count))
      case .restore:
        if let last = saved.last, last.layers == open.count {
          transform = last.transform
          saved.removeLast()
        }
      case .transform(let own): transform = transform.around(own)
      case .beginLayer(let layer): open.append(Open(place: place, layer: layer, transform: transform))
      case .endLayer:
        if let last = open.last {
          while let state = saved.last, state.layers >= open.count { saved.removeLast() }
          transform = last.transform
          close(&open, &areas)
        }
      default:
        guard let last = open.indices.last, let reached = command.reached else { continue }
        let area = transform.bounds(of: reached)
        open[last].area = open[last].area?.union(area) ?? area
      }
    }
    while !open.isEmpty { close(&open, &areas) }
  }

  /// The area of the layer that a command begins, in points of the screen; `nil` where it draws nothing.
  subscript(place: Int) -> Rect? { areas[place] }
}

extension LayerBounds.Open {
  /// How far its picture reaches beyond what is drawn in it.
  fileprivate var reach: Double {
    let stretch = max(transform.stretch, 1)
    let blur = layer.blurRadius > 0 ? layer.blurRadius * 3 : 0
    guard let shadow = layer.shadow else { return blur * stretch + 1 }
    return (blur + max(shadow.radius, 0) * 3 + max(abs(shadow.x), abs(shadow.y))) * stretch + 1
  }
}

extension DrawTransform {
  /// How many times longer a line becomes at most.
  var stretch: Double { (a * a + b * b + c * c + d * d).squareRoot() }
}

extension DrawCommand {
  /// Where it may draw, before the transform.
  fileprivate var reached: Rect? {
    switch self {
    case .fill(let path, _, _): path.bounds
    case .stroke(let path, _, let line): path.bounds.grown(by: line.width * max(line.miterLimit, 2) / 2)
    case .text(let text):
      text.rect.grown(by: text.runs.map(\.text.font.size).max() ?? 0).union(text.reached)
    case .image(let image): image.rect.grown(by: image.fitting == .center ? 1_000 : 0)
    default: nil
    }
  }
}

extension DrawnText {
  /// Where its lines stand, also where they do not fit the space.
  fileprivate var reached: Rect {
    let words = runs.map(\.text)
    let metrics = TextMeasurer.shared.measure(
      words, maxWidth: rect.size.width, lineLimit: lineLimit, lineSpacing: lineSpacing)
    let beyond = max(metrics.size.width - rect.size.width, 0)
    return Rect(
      x: rect.minX - beyond, y: rect.minY, width: rect.size.width + 2 * beyond,
      height: max(metrics.size.height, rect.size.height))
  }
}

extension Rect {
  /// The rectangle with a margin on all sides; smaller where it is negative.
  func grown(by margin: Double) -> Rect {
    Rect(
      x: minX - margin, y: minY - margin, width: size.width + 2 * margin, height: size.height + 2 * margin)
  }
}
