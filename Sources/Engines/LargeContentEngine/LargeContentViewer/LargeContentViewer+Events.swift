import AccessibilityModel

extension LargeContentViewer {
  /// Takes in what the app did.
  public mutating func observe(_ event: Event, in tree: AccessibilityTree) -> [Effect] {
    switch event {
    case .changed(let version, _):
      self.version = version
      // What was shown may have gone, or a gesture of the app's own may have taken the touch over.
      guard press == .viewing, asked == nil else { return [] }
      return [ask(.moved)]
    case .notification: return []
    case .answered(let id, let answer):
      guard id == asked else { return [] }
      let hasMoved = isBeginning && beginning != point
      asked = nil
      isBeginning = false
      switch answer {
      // The finger may have gone on while the app thought about it.
      case .largeContent where hasMoved, .handled where hasMoved: return [ask(.moved)]
      case .largeContent(let content) where !content.item.isEmpty:
        return show(overlay(of: content, in: tree))
      case .largeContent, .handled: return options.leaving == .hides ? hide() : []
      case .declined, .failed, .range, .element, .place, .shortcuts:
        press = .plain
        return hide()
      }
    }
  }

  private mutating func show(_ overlay: Overlay) -> [Effect] {
    guard overlay != shown else { return [] }
    shown = overlay
    return [.show(overlay)]
  }

  /// Words and image in the middle of the area that the app gives them.
  ///
  /// - Source: Behaviour 6.1 LC2, LC6
  private func overlay(of content: LargeContent, in tree: AccessibilityTree) -> Overlay {
    var area = content.area
    if area.isEmpty { area = tree.root.flatMap { tree[$0]?.frame } ?? .zero }
    let side = min(area.size.width, area.size.height) * options.panel.part
    let panel = Rect(
      x: area.center.x - side / 2, y: area.center.y - side / 2, width: side, height: side)
    return Overlay(
      .largeContent, title: content.item.title ?? "", rules: options.rules,
      picture: picture(of: content, in: panel), panel: area.isEmpty ? .zero : panel)
  }

  /// The image: as it is, or as large as the upper part of the panel lets it be.
  private func picture(of content: LargeContent, in panel: Rect) -> Overlay.Picture? {
    guard let name = content.item.image else { return nil }
    var picture = Overlay.Picture(name, sharpness: .natural)
    if content.item.scalesImage {
      picture.sharpness =
        switch content.isVector {
        case true?: .sharp
        case false?: .blurred
        case nil: .enlarged
        }
    }
    guard let size = content.imageSize, size.width > 0, size.height > 0, !panel.isEmpty else {
      return picture
    }
    let hasTitle = !(content.item.title ?? "").isEmpty
    let room = Rect(
      x: panel.minX + content.insets.left, y: panel.minY + content.insets.top,
      width: max(panel.size.width - content.insets.left - content.insets.right, 0),
      height: max(panel.size.height * (hasTitle ? 2 / 3 : 1) - content.insets.top - content.insets.bottom, 0))
    let fitting = min(room.size.width / size.width, room.size.height / size.height)
    let scale = content.item.scalesImage ? fitting : min(fitting, 1)
    let (width, height) = (size.width * scale, size.height * scale)
    picture.frame = Rect(
      x: room.center.x - width / 2, y: room.center.y - height / 2, width: width, height: height)
    return picture
  }
}
