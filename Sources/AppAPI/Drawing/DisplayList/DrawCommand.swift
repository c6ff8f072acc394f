package import AccessibilityModel

/// One step of a drawing.
package enum DrawCommand: Hashable, Sendable {
  /// Keeps the transform and the clip for the matching `restore`.
  case save
  /// Takes the transform and the clip of the matching `save` again.
  case restore
  /// Moves, turns and stretches all that follows, inside what is in effect already.
  case transform(DrawTransform)
  /// Draws nothing outside of an outline from here on.
  case clip(Path, FillRule)
  /// Draws edges with fewer shades from here to the matching `restore`: quicker, and hardly to be told apart.
  case coarseEdges
  /// Draws the following, up to the matching `endLayer`, as a picture of its own.
  case beginLayer(DrawLayer)
  /// Blends the picture of the matching `beginLayer` with what lies behind it.
  case endLayer
  /// Fills an outline.
  case fill(Path, Paint, FillRule)
  /// Draws a line along an outline.
  case stroke(Path, Paint, StrokeLine)
  /// Sets a text.
  case text(DrawnText)
  /// Puts a picture or a symbol.
  case image(DrawnImage)
  /// What follows, up to the matching `endSubject`, is drawn for something that people meet.
  case beginSubject(DrawSubject)
  /// Ends what the matching `beginSubject` began.
  case endSubject
}

/// How the inside of an outline that crosses itself is told from its outside.
package enum FillRule: Hashable, Sendable {
  /// Inside is what the line turns around.
  case winding
  /// Inside is what an odd number of lines surrounds.
  case evenOdd
}
