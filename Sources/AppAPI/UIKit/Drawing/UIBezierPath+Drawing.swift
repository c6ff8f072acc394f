import AccessibilityModel
import Drawing
import Foundation

extension UIBezierPath {
  /// How its line is drawn.
  var line: StrokeLine {
    StrokeLine(
      width: max(Double(lineWidth), 0), cap: lineCapStyle.cap, join: lineJoinStyle.join,
      miterLimit: Double(miterLimit), dash: dash.lengths.map { Double($0) }, dashPhase: Double(dash.phase))
  }

  private var rule: FillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  /// Fills the outline with the chosen colour.
  public func fill() {
    guard let context = GraphicsStack.current else { return }
    let color = context.state.fill
    context.add { [path, rule] in $0.fill(path, with: .color(color), rule: rule) }
  }

  /// Draws the outline's line with the chosen colour.
  public func stroke() {
    guard let context = GraphicsStack.current else { return }
    let color = context.state.stroke
    context.add { [path, line] in $0.stroke(path, with: .color(color), line: line) }
  }

  /// Fills the outline with the chosen colour, combined with what lies behind it.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { fill() }
  }

  /// Draws the outline's line with the chosen colour, combined with what lies behind it.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    blended(blendMode, alpha) { stroke() }
  }

  private func blended(_ mode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.setAlpha(alpha)
    body()
    context.restoreGState()
  }

  /// Draws nothing outside of the outline from here on.
  public func addClip() {
    GraphicsStack.current?.list.append(.clip(path, rule))
  }
}

extension UIColor {
  /// Chooses the colour for filling and for lines.
  public func set() {
    setFill()
    setStroke()
  }

  /// Chooses the colour for filling.
  public func setFill() { GraphicsStack.current?.setFillColor(cgColor) }

  /// Chooses the colour for lines.
  public func setStroke() { GraphicsStack.current?.setStrokeColor(cgColor) }
}
