import UIKit

/// A picture in a scene.
open class SKSpriteNode: SKNode {
  /// The picture.
  open var texture: SKTexture?
  /// How large it is, before it is scaled.
  open var size: CGSize { didSet { if size != oldValue { didChange() } } }
  /// The colour that is mixed into the picture, or shown without one.
  open var color: UIColor
  /// How much of the colour is mixed in.
  open var colorBlendFactor: CGFloat = 0
  /// How its colours are mixed with what is behind; it is seen alone.
  open var blendMode = SKBlendMode.alpha
  /// Which point of the picture lies at its position.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) { didSet { didChange() } }

  /// Makes a sprite of a picture, a colour and a size.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    self.texture = texture
    self.color = color
    self.size = size
    super.init()
  }

  /// Makes a sprite of a picture.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .white, size: texture?.size() ?? .zero)
  }

  /// Makes a sprite of a picture, of another size.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .white, size: size)
  }

  /// Makes a sprite of a picture of the app.
  public convenience init(imageNamed name: String) { self.init(texture: SKTexture(imageNamed: name)) }

  /// Makes a sprite of a colour.
  public convenience init(color: UIColor, size: CGSize) { self.init(texture: nil, color: color, size: size) }

  /// Makes a sprite without picture and size.
  public convenience override init() { self.init(texture: nil, color: .white, size: .zero) }

  /// There is no archive to read it from.
  public required init?(coder aDecoder: NSCoder) {
    color = .white
    size = .zero
    super.init(coder: aDecoder)
  }

  override var contents: CGRect {
    CGRect(
      x: -anchorPoint.x * size.width, y: -anchorPoint.y * size.height, width: size.width, height: size.height)
  }

  override func draw(in context: CGContext) {
    guard let image = texture?.image else {
      context.setFillColor(color.cgColor)
      return context.fill(contents)
    }
    let rect = contents
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.maxY)
    context.scaleBy(x: 1, y: -1)
    image.draw(in: CGRect(origin: .zero, size: rect.size))
    context.restoreGState()
  }
}

/// A picture that sprites show.
open class SKTexture: NSObject {
  let image: UIImage?

  /// The picture of a name.
  public init(imageNamed name: String) { image = UIImage(named: name) }
  /// A picture that is there already.
  public init(image: UIImage) { self.image = image }

  /// How large it is.
  open func size() -> CGSize { image?.size ?? .zero }

  /// Calls a closure once pictures are ready, which they are.
  public class func preload(
    _ textures: [SKTexture], withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    completionHandler()
  }
}

/// The pictures of a folder.
open class SKTextureAtlas: NSObject {
  private let files: [String]

  /// The pictures of a folder of the app whose name ends with `.atlas`.
  public init(named name: String) {
    let folder = Bundle.main.url(forResource: name, withExtension: "atlas")
    let found = folder.flatMap { try? FileManager.default.contentsOfDirectory(atPath: $0.path) } ?? []
    files = found.map { $0.split(separator: ".").first.map(String.init) ?? $0 }.sorted()
  }

  /// The names of the pictures.
  open var textureNames: [String] { files }
  /// The picture of a name.
  open func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
}
