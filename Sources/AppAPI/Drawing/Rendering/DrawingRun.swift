internal import AccessibilityModel
internal import CPango
internal import Typography

/// Carries out the commands of a list, one after the other.
struct DrawingRun {
  /// What was begun and not ended yet.
  private enum Opened {
    case state
    case layer(DrawLayer)
  }

  /// More layers than this inside each other are drawn without their effect.
  private static let deepestLayer = 64

  let canvas: Canvas
  let library: DrawingLibrary
  private var opened: [Opened] = []
  private var depth = 0

  init(canvas: Canvas, library: DrawingLibrary) {
    self.canvas = canvas
    self.library = library
  }

  /// Draws a list; what it leaves open is ended, and ends without a beginning count for nothing.
  ///
  /// - Parameters:
  ///   - list: What is drawn.
  ///   - inspect: Called with the number of each command that draws a text or a symbol, which is then left out;
  ///     without it they are drawn.
  mutating func draw(_ list: DisplayList, inspect: ((Int) -> Void)? = nil) {
    let bounds = LayerBounds(of: list)
    for (place, command) in list.commands.enumerated() {
      switch command {
      case .save: save()
      case .restore: restore()
      case .transform(let own):
        earshot_canvas_transform(canvas.pointer, own.a, own.b, own.c, own.d, own.tx, own.ty)
      case .clip(let path, let rule):
        canvas.setPath(path)
        canvas.clip(rule: rule)
      case .coarseEdges: earshot_canvas_use_coarse_edges(canvas.pointer)
      case .beginLayer(let layer): begin(layer, bounds: bounds[place])
      case .endLayer: endLayer()
      case .fill(let path, let paint, let rule):
        canvas.setPath(path)
        canvas.fill(with: paint, rule: rule)
      case .stroke(let path, let paint, let line):
        canvas.setPath(path)
        canvas.stroke(with: paint, line: line)
      case .text(let text):
        if let inspect { inspect(place) } else { canvas.draw(text, with: library.shaper) }
      case .image(let image):
        if let inspect, case .symbol = image.source {
          inspect(place)
        } else {
          canvas.draw(image, from: library)
        }
      case .beginSubject, .endSubject: break
      }
    }
    while let last = opened.last {
      if case .layer = last { endLayer() } else { restore() }
    }
  }

  private mutating func save() {
    earshot_canvas_save(canvas.pointer)
    opened.append(.state)
  }

  private mutating func restore() {
    guard case .state? = opened.last else { return }
    opened.removeLast()
    earshot_canvas_restore(canvas.pointer)
  }

  private mutating func begin(_ layer: DrawLayer, bounds: Rect?) {
    guard depth < Self.deepestLayer else {
      save()
      return
    }
    depth += 1
    let bounds = bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
    earshot_canvas_begin_layer(canvas.pointer, bounds.library)
    opened.append(.layer(layer))
  }

  /// Ends the innermost layer, with all states that were saved inside it.
  private mutating func endLayer() {
    guard opened.contains(where: { if case .layer = $0 { true } else { false } }) else { return }
    while let last = opened.popLast() {
      switch last {
      case .state:
        earshot_canvas_restore(canvas.pointer)
      case .layer(let layer):
        withUnsafePointer(to: layer.library) { earshot_canvas_end_layer(canvas.pointer, $0) }
        depth -= 1
        return
      }
    }
  }
}

extension Rect {
  /// The rectangle as the library takes it.
  var library: earshot_rect {
    earshot_rect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }
}
