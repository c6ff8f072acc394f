import AccessibilityModel

/// A bar of an app: what lies in it, and whether a gesture of the app's own has taken the touch over.
struct HeldBar {
  /// Something that lies in it.
  struct Item {
    /// Where it lies on the screen.
    var frame: Rect
    /// What is shown of it, and how.
    var content: LargeContent
    /// True where it is to be shown large.
    var isShown: Bool
  }

  /// What lies in it, from the back to the front.
  var items: [Item] = []
  /// True from when a gesture of the app's own was made until the finger is lifted.
  var takesOver = false

  /// What is to be shown of the thing in front at a point, be it nothing at all; `nil` beside all of them.
  func front(at point: Point) -> LargeContent? {
    for item in items.reversed() where item.isShown {
      let isInside =
        point.x >= item.frame.minX && point.x < item.frame.maxX && point.y >= item.frame.minY
        && point.y < item.frame.maxY
      if isInside { return item.content }
    }
    return nil
  }
}

extension LargeContent {
  /// True where it has neither words nor an image.
  var isNothing: Bool {
    item.image == nil && !(item.title ?? "").contains { $0 != " " }
  }

  /// What is wrong about how it is drawn, by 6.1 LC2 and LC6; nothing where nothing is.
  func faults(of drawn: Overlay?, in screen: Rect, side part: Double) -> [String] {
    let title = item.title ?? ""
    guard let drawn else { return ["\"\(title)\" is not shown"] }
    var faults: [String] = []
    if drawn.kind != .largeContent || drawn.title != title {
      faults.append("\"\(drawn.title)\" is shown and not \"\(title)\"")
    }
    let area = area.isEmpty ? screen : area
    let side = min(area.size.width, area.size.height) * part
    let panel = drawn.panel
    let isInMiddle =
      near(panel.minX + panel.maxX, area.minX + area.maxX)
      && near(panel.minY + panel.maxY, area.minY + area.maxY)
    if !isInMiddle || !near(panel.size.width, side) || !near(panel.size.height, side) {
      faults.append("the panel is at \(panel)")
    }
    if drawn.picture?.name != item.image { faults.append("the image is \(drawn.picture?.name ?? "none")") }
    if let picture = drawn.picture { faults += self.faults(of: picture, in: panel) }
    return faults
  }

  /// "its image above its title", scaled or not; "Images whose outlines are kept are scaled sharply".
  private func faults(of picture: Overlay.Picture, in panel: Rect) -> [String] {
    var faults: [String] = []
    let scaled: Overlay.Picture.Sharpness =
      switch isVector {
      case true?: .sharp
      case false?: .blurred
      case nil: .enlarged
      }
    if picture.sharpness != (item.scalesImage ? scaled : .natural) {
      faults.append("the image is \(picture.sharpness)")
    }
    guard let size = imageSize else { return faults }
    let (frame, slack) = (picture.frame, 1e-6)
    let hasTitle = !(item.title ?? "").isEmpty
    let isInside =
      frame.minX >= panel.minX - slack && frame.maxX <= panel.maxX + slack && frame.minY >= panel.minY - slack
      && (hasTitle ? frame.maxY < panel.maxY : frame.maxY <= panel.maxY + slack)
    if !isInside { faults.append("the image is at \(frame) in \(panel)") }
    if !near(frame.size.width * size.height, frame.size.height * size.width) {
      faults.append("the image is distorted: \(frame.size)")
    }
    if !item.scalesImage, frame.size.width > size.width + slack { faults.append("the image grows") }
    return faults
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) < 1e-6 }
}

extension SeededDice {
  /// A bar of up to six things, some of them in front of others, some of which nothing is shown.
  mutating func heldBar() -> HeldBar {
    var bar = HeldBar()
    for number in 0..<Int.random(in: 0...6, using: &self) {
      let frame = Rect(
        x: Double.random(in: -20...360, using: &self), y: Double.random(in: 640...780, using: &self),
        width: Double.random(in: 40...220, using: &self), height: Double.random(in: 30...140, using: &self))
      let content = heldContent(number)
      bar.items.append(HeldBar.Item(frame: frame, content: content, isShown: !isDue(oneIn: 6)))
    }
    return bar
  }

  private mutating func heldContent(_ number: Int) -> LargeContent {
    let blanks: [String?] = [nil, "", " "]
    var item = LargeContentItem(title: "Item \(number)", scalesImage: isDue(oneIn: 2))
    if isDue(oneIn: 4) { item.title = blanks.randomElement(using: &self) ?? nil }
    if isDue(oneIn: 2) { item.image = "star \(number)" }
    var content = LargeContent(item)
    let sizes = [Size(width: 20, height: 20), Size(width: 300, height: 10), Size(width: 7, height: 90)]
    if !isDue(oneIn: 3) { content.imageSize = sizes.randomElement(using: &self) }
    if !isDue(oneIn: 3) { content.isVector = isDue(oneIn: 2) }
    if isDue(oneIn: 3) {
      content.insets = LargeContent.Insets(top: 9, left: Double.random(in: 0...10, using: &self), right: 4)
    }
    if isDue(oneIn: 3) {
      content.area = Rect(
        x: Double.random(in: -100...100, using: &self), y: 50,
        width: Double.random(in: 100...500, using: &self),
        height: Double.random(in: 100...500, using: &self))
    }
    return content
  }
}
