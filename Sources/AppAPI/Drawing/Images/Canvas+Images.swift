internal import AccessibilityModel
internal import CPango
internal import Typography

extension Canvas {
  /// Puts a picture or a symbol; what is not at hand is drawn as a frame with its name.
  func draw(_ image: DrawnImage, from library: DrawingLibrary) {
    guard image.rect.size.width > 0, image.rect.size.height > 0 else { return }
    if case .symbol(let name, let weight) = image.source {
      drawSymbol(
        name, weight: weight, in: image.rect, paint: image.tint ?? .color(.black), with: library.shaper)
    } else if let picture = library.pictures.picture(image.source) {
      let placed = image.placed(width: picture.width, height: picture.height)
      earshot_canvas_picture(
        pointer, picture.pointer, placed.rect.library, placed.availableSpace.library, image.fitting == .tile,
        image.tint != nil, image.tint.map(number) ?? 0)
      earshot_canvas_forget_paints(pointer)
    } else {
      drawStandIn(image.name, in: image.rect, with: library.shaper)
    }
  }

  /// A frame with a small picture of mountains, and the name below it where there is space.
  private func drawStandIn(_ name: String, in rect: Rect, with shaper: TextShaper) {
    let grey = PaintColor(red: 0.5, green: 0.5, blue: 0.5)
    let radius = min(6, min(rect.size.width, rect.size.height) / 6)
    setPath(Path(roundedRect: rect, cornerRadius: radius))
    fill(with: .color(grey.opacity(0.15)))
    setPath(Path(roundedRect: rect.grown(by: -0.5), cornerRadius: radius))
    stroke(with: .color(grey.opacity(0.6)), line: StrokeLine(width: 1, dash: [4, 3]))
    let font = FontDescription(size: 11)
    let words = TextRun(name, font: font)
    let line = TextMeasurer.shared.measure([words], lineLimit: 1).size.height
    let hasName = !name.isEmpty && rect.size.width >= 40 && rect.size.height >= line + 16
    let side = min(rect.size.width * 0.6, (rect.size.height - (hasName ? line + 4 : 0)) * 0.6, 60)
    let middle = rect.center.y - (hasName ? (line + 2) / 2 : 0)
    drawSymbol(
      "photo", weight: .regular,
      in: Rect(x: rect.center.x - side / 2, y: middle - side / 2, width: side, height: side),
      paint: .color(grey), with: shaper)
    guard hasName else { return }
    let availableSpace = Rect(
      x: rect.minX + 3, y: middle + side / 2 + 2, width: rect.size.width - 6, height: line)
    draw(
      DrawnText(
        [DrawnText.Run(words, paint: .color(PaintColor(red: 0.4, green: 0.4, blue: 0.4)))],
        in: availableSpace,
        lineLimit: 1, alignment: .center), with: shaper)
  }
}

extension DrawnImage {
  /// What is written where the picture is not at hand.
  fileprivate var name: String {
    switch source {
    case .symbol(let name, _), .missing(let name): name
    case .file(let path): path.split(separator: "/").last.map(String.init) ?? path
    case .data: ""
    }
  }

  /// How many pixels of its file are a point, by the end of the file's name.
  private var fileScale: Double {
    guard case .file(let path) = source else { return 1 }
    let name = path.split(separator: "/").last.map { $0.prefix { $0 != "." } } ?? ""
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// Where a picture of a size in pixels stands, and what of it is seen.
  fileprivate func placed(width: Double, height: Double) -> (rect: Rect, availableSpace: Rect) {
    func middle(_ width: Double, _ height: Double) -> Rect {
      Rect(x: rect.center.x - width / 2, y: rect.center.y - height / 2, width: width, height: height)
    }
    let (own, tall) = (width / fileScale, height / fileScale)
    let (across, down) = (rect.size.width / own, rect.size.height / tall)
    switch fitting {
    case .fill:
      return (rect, rect)
    case .aspectFit:
      let factor = min(across, down)
      let fitted = middle(own * factor, tall * factor)
      return (fitted, fitted)
    case .aspectFill:
      let factor = max(across, down)
      return (middle(own * factor, tall * factor), rect)
    case .center:
      let centred = middle(own, tall)
      return (centred, centred)
    case .tile:
      return (Rect(x: rect.minX, y: rect.minY, width: own, height: tall), rect)
    }
  }
}
