internal import AccessibilityModel
internal import CPango

extension Canvas {
  /// Puts a picture or a symbol; what is not at hand is drawn as a frame.
  func draw(_ image: DrawnImage, from library: DrawingLibrary) {
    setPath(Path(roundedRect: image.rect, cornerRadius: 4))
    stroke(with: image.tint ?? .color(PaintColor(red: 0.5, green: 0.5, blue: 0.5)), line: StrokeLine())
  }
}
