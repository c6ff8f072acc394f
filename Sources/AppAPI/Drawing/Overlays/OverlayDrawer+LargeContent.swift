internal import AccessibilityModel

extension OverlayDrawer {
  /// Draws a title and an image large, in the middle.
  ///
  /// - Source: Behaviour 6.1 LC2, LC6
  func drawLargeContent(_ overlay: Overlay, into list: inout DisplayList) {
    let side = min(screen.size.width, screen.size.height) * 0.6
    let middle = Rect(
      x: screen.center.x - side / 2, y: screen.center.y - side / 2, width: side, height: side)
    let panel = overlay.panel.isEmpty ? middle : overlay.panel
    drawBackground(of: panel, radius: panel.size.height / 10, into: &list)
    if let picture = overlay.picture { draw(picture, in: panel, into: &list) }
    guard !overlay.title.isEmpty else { return }
    let hasImage = overlay.picture != nil
    let availableSpace = hasImage ? panel.lowerThird : panel.inset(12)
    let text = OverlayText(
      overlay.title, size: max(panel.size.height / 9, 17), width: availableSpace.size.width,
      lines: hasImage ? 2 : 4)
    text.draw(
      at: Point(x: availableSpace.minX, y: availableSpace.center.y - text.size.height / 2),
      width: availableSpace.size.width,
      in: OverlayColors.words, alignment: .center, into: &list)
  }

  private func draw(_ picture: Overlay.Picture, in panel: Rect, into list: inout DisplayList) {
    let side = panel.size.height / 3
    let usual = Rect(
      x: panel.center.x - side / 2, y: panel.minY + panel.size.height / 3 - side / 2, width: side,
      height: side)
    let place = picture.frame.isEmpty ? usual : picture.frame
    if drawPicture(picture.name, place, &list) { return }
    let image = DrawnImage(
      .symbol(picture.name, .regular), in: place, fitting: .aspectFit, tint: .color(OverlayColors.words))
    // Dots that were enlarged show as what they are.
    let blur = picture.sharpness == .blurred ? 3.0 : 0
    list.layer(DrawLayer(blurRadius: blur)) { $0.append(.image(image)) }
  }
}

extension Rect {
  /// The part in which a title stands below an image, with space at its sides.
  fileprivate var lowerThird: Rect {
    Rect(x: minX + 12, y: minY + size.height * 2 / 3, width: max(size.width - 24, 0), height: size.height / 3)
  }
}
