import AccessibilityModel
import AppResources
import Drawing
import Foundation

extension UIImage {
  /// How a picture is drawn, whatever it shows.
  package struct Attributes: Hashable, Sendable {
    /// What a picture without a name shows.
    enum Content: Hashable {
      /// The bytes of a picture file.
      case data([UInt8])
      /// What was drawn, in points of a space that begins at the zero point.
      case drawn(DisplayList)
    }

    /// What a picture without a name shows; `nil` where its name or nothing tells it.
    var content: Content?
    /// Whether it is drawn in its own colours.
    var renderingMode = RenderingMode.automatic
    /// The colour it is drawn in as a shape; `nil` for none of its own.
    var tint: UIColor?
    /// How a symbol is drawn; `nil` where nothing is said.
    var symbol: SymbolConfiguration?
    /// Where the catalog is that it comes from; `nil` for the app's own.
    var bundlePath: String?
    /// How it fills more than its size; `nil` for as a whole.
    var stretching: Stretching?
    /// Space around it that is not lined up with anything.
    var alignmentInsets = UIEdgeInsets.zero
    /// True where it is mirrored if reading starts at the right.
    var isFlippable = false
    /// The pictures that are shown one after the other; none for a still one.
    var frames: [UIImage] = []
    /// Seconds until they are shown anew.
    var duration: TimeInterval = 0

    /// Makes a look of which nothing is said.
    package init() {}

    /// The colour of a shape; `nil` for a picture in its own colours.
    func color(tint: PaintColor?, isSymbol: Bool, in traits: UITraitCollection) -> PaintColor? {
      if let first = symbol?.colors.first { return PaintColor(first, in: traits) }
      if let tint { return tint }
      if let own = self.tint { return PaintColor(own, in: traits) }
      return isSymbol ? PaintColor(.label, in: traits) : nil
    }

    init(
      renderingMode: RenderingMode = .automatic, tint: UIColor? = nil, symbol: SymbolConfiguration? = nil,
      bundlePath: String? = nil, content: Content? = nil
    ) {
      self.content = content
      self.renderingMode = renderingMode
      self.tint = tint
      self.symbol = symbol
      self.bundlePath = bundlePath
    }
  }

  /// The picture that was drawn into a context so far.
  convenience init(drawnIn context: CGContext) {
    var list = DisplayList()
    let corner = context.bounds.origin
    let clip = DrawCommand.clip(Path(roundedRect: Rect(context.bounds), cornerRadius: 0), .winding)
    list.group([.transform(.shift(x: -Double(corner.x), y: -Double(corner.y))), clip]) {
      $0.append(context.unfinished())
    }
    self.init(.empty, size: context.bounds.size, attributes: Attributes(content: .drawn(list)))
  }

  /// Makes a picture of the bytes of a PNG, JPEG, GIF or SVG file; `nil` for anything else.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Makes a picture of the bytes of a file that has so many pixels for each point; `nil` for no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    let bytes = [UInt8](data)
    guard scale > 0, let size = PictureSize(bytes) else { return nil }
    self.init(
      .empty, size: CGSize(width: size.width / scale, height: size.height / scale),
      attributes: Attributes(content: .data(bytes)))
  }

  /// What a catalog has under its name.
  var catalogAsset: ImageAsset? {
    guard case .named(let name) = source else { return nil }
    return Self.asset(name, attributes.bundlePath)
  }

  /// True where it is drawn as a shape in a colour that its place decides.
  func isTemplate(_ asset: ImageAsset?) -> Bool {
    switch attributes.renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage || asset?.isTemplate == true
    }
  }

  /// Where what is drawn comes from; `nil` where there is nothing, or a drawing of its own.
  func drawnSource(_ asset: ImageAsset?) -> DrawnImage.Source? {
    switch source {
    case .system(let name): return .symbol(name, (attributes.symbol?.weight ?? .unspecified).fontWeight)
    case .empty:
      guard case .data(let bytes) = attributes.content else { return nil }
      return .data(bytes)
    case .named(let name):
      if let path = asset?.path(scale: Double(UITraitCollection.current.displayScale)) { return .file(path) }
      return name.hasPrefix("/") ? .file(name) : .missing(fileName ?? name)
    }
  }

  /// True where there is something to draw: a drawing, the bytes of a file, or a file.
  var isAtHand: Bool {
    if case .drawn = attributes.content { return true }
    switch drawnSource(catalogAsset) {
    case .file, .data: return true
    case .symbol, .missing, nil: return false
    }
  }

  /// Adds the picture, stretched to a rectangle and mirrored as it says.
  ///
  /// - Parameters:
  ///   - rect: Where it is drawn.
  ///   - tint: The colour of a shape whose colour its place decides.
  ///   - fitting: How it fills the rectangle.
  ///   - traits: The appearance it is drawn in.
  ///   - list: Takes the drawing.
  package func draw(
    in rect: CGRect, tint: PaintColor, fitting: DrawnImage.Fitting = .fill, traits: UITraitCollection,
    into list: inout DisplayList
  ) {
    if attributes.isFlippable || attributes.stretching != nil {
      return drawTurned(in: rect, fitting: fitting, traits: traits, into: &list) { [plain] in
        plain.draw(in: $0, tint: tint, fitting: fitting, traits: traits, into: &$1)
      }
    }
    let asset = catalogAsset
    let color = attributes.color(tint: isTemplate(asset) ? tint : nil, isSymbol: isSymbolImage, in: traits)
    if case .drawn(let drawing) = attributes.content {
      let place = fitting.place(of: size, in: rect)
      guard fitting == .aspectFill else { return draw(drawing, in: place, color, into: &list) }
      return list.group([.clip(Path(roundedRect: Rect(rect), cornerRadius: 0), .winding)]) {
        draw(drawing, in: place, color, into: &$0)
      }
    }
    guard let place = drawnSource(asset), rect.width > 0, rect.height > 0 else { return }
    list.append(
      .image(
        DrawnImage(
          place, in: Rect(rect), fitting: isSymbolImage && fitting == .fill ? .aspectFit : fitting,
          tint: color.map { .color($0) })))
  }

  private func draw(
    _ drawing: DisplayList, in rect: CGRect, _ color: PaintColor?, into list: inout DisplayList
  ) {
    guard size.width > 0, size.height > 0 else { return }
    let place = DrawTransform(
      a: Double(rect.width / size.width), b: 0, c: 0, d: Double(rect.height / size.height),
      tx: Double(rect.minX), ty: Double(rect.minY))
    list.group([.transform(place)]) { list in
      guard let color else { return list.append(drawing) }
      // The colour takes the place of every other one, where something was drawn.
      list.append(.beginLayer(DrawLayer()))
      list.append(drawing)
      list.layer(DrawLayer(blending: .sourceAtop)) {
        $0.fill(Rect(CGRect(origin: .zero, size: size)), with: .color(color))
      }
      list.append(.endLayer)
    }
  }

  /// Draws the picture with its upper left corner at a point, into the present context.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture, stretched to a rectangle, into the present context.
  public func draw(in rect: CGRect) {
    guard let context = GraphicsStack.current else { return }
    let traits = UITraitCollection.current
    let tint = attributes.tint.map { PaintColor($0, in: traits) } ?? .black
    context.add { draw(in: rect, tint: tint, traits: traits, into: &$0) }
  }

  /// Draws the picture, stretched to a rectangle, combined with what lies behind it.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = GraphicsStack.current else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}
