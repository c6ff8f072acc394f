import Drawing

extension UIControl {
  /// Draws what a closure adds, faintly where the control cannot be used.
  func drawByState(into list: inout DisplayList, _ body: (inout DisplayList) -> Void) {
    list.layer(DrawLayer(opacity: isEnabled ? 1 : 0.5), body)
  }
}
