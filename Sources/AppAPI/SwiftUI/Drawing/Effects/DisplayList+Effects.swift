import AccessibilityModel
import Drawing

extension DisplayList {
  /// Draws one thing only where another one is drawn.
  ///
  /// - Parameters:
  ///   - area: What both lie in, in points of the screen.
  ///   - body: Adds what is seen.
  ///   - mask: Adds what decides where it is seen, by its opacity.
  mutating func masked(
    _ area: CGRect, _ body: (inout DisplayList) -> Void, by mask: (inout DisplayList) -> Void
  ) {
    append(.beginLayer(DrawLayer()))
    body(&self)
    // What is taken away is everything except the mask.
    layer(DrawLayer(blending: .destinationOut)) { list in
      list.fill(Rect(area.insetBy(dx: -4_000, dy: -4_000)), with: .color(.black))
      list.layer(DrawLayer(blending: .destinationOut), mask)
    }
    append(.endLayer)
  }

  /// The same with every colour changed; pictures from files keep theirs.
  func recoloured(_ change: (PaintColor) -> PaintColor) -> DisplayList {
    var list = DisplayList()
    for command in commands { list.append(command.recoloured(change)) }
    return list
  }
}

extension DrawCommand {
  fileprivate func recoloured(_ change: (PaintColor) -> PaintColor) -> DrawCommand {
    switch self {
    case .fill(let path, let paint, let rule): return .fill(path, paint.mapped(change), rule)
    case .stroke(let path, let paint, let line): return .stroke(path, paint.mapped(change), line)
    case .text(var text):
      for index in text.runs.indices {
        text.runs[index].paint = text.runs[index].paint.mapped(change)
        text.runs[index].background = text.runs[index].background.map(change)
      }
      return .text(text)
    case .image(var image):
      image.tint = image.tint?.mapped(change)
      return .image(image)
    case .beginLayer(var layer):
      if let shadow = layer.shadow { layer.shadow?.color = change(shadow.color) }
      return .beginLayer(layer)
    case .save, .restore, .transform, .clip, .coarseEdges, .endLayer, .beginSubject, .endSubject: return self
    }
  }
}
