import AccessibilityModel
import Typography
import UIKit

/// A picture; its name is heard unless it is decorative.
public struct Image: Equatable {
  /// How a picture fills room that is larger than itself.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated side by side.
    case tile
    /// Made larger or smaller.
    case stretch
  }

  /// Whether a picture is drawn in its own colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// As a shape in the colour of text, or as it is.
    case template, original
  }

  enum Source: Equatable {
    case asset(String)
    case symbol(String)
    case image(UIImage)
  }

  let source: Source
  let label: Text?
  let isDecorative: Bool
  var isResizable = false

  private init(_ source: Source, label: Text? = nil, isDecorative: Bool = false) {
    self.source = source
    self.label = label
    self.isDecorative = isDecorative
  }

  /// A picture of the app's catalog; its name is heard.
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(.asset(name))
  }

  /// A picture of the app's catalog that is heard under a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(.asset(name), label: label)
  }

  /// A picture of the app's catalog of which nothing is heard.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(.asset(name), isDecorative: true)
  }

  /// A symbol of the system.
  public init(systemName: String) {
    self.init(.symbol(systemName))
  }

  /// A picture of the UIKit kind.
  public init(uiImage: UIImage) {
    self.init(.image(uiImage))
  }

  /// The picture made to fill the room it is offered.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The picture in the colour of text or in its own; nothing about it is heard differently.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The size of the picture itself, in points.
  ///
  /// A picture whose file is not at hand takes `Image.nominalLength` in both directions.
  func naturalSize(_ environment: EnvironmentValues) -> CGSize {
    switch source {
    case .symbol:
      let font = (environment.font ?? .body).resolved(
        in: environment.textSizeCategory, weight: nil, isItalic: false)
      return CGSize(width: (font.size * 1.2).rounded(), height: (font.size * 1.2).rounded())
    case .image(let image):
      return image.size
    case .asset:
      return CGSize(width: Self.nominalLength, height: Self.nominalLength)
    }
  }

  /// Extent of a picture whose file is not at hand, in points.
  static let nominalLength: CGFloat = 44

  /// What is heard of the picture, if anything.
  func heard(in environment: EnvironmentValues) -> SpokenText? {
    if isDecorative { return nil }
    if let label { return label.resolved(in: environment).heard }
    switch source {
    case .asset(let name), .symbol(let name): return SpokenText(name)
    case .image: return nil
    }
  }
}

extension Image {
  /// The name of its file, where that is what is heard.
  var heardFileName: String? {
    guard case .asset(let name) = source, label == nil, !isDecorative else { return nil }
    return name
  }
}

extension Image: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Image: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ImageNode(self, inputs) }
}

/// Keeps a picture on the screen.
final class ImageNode: TypedNode<Image> {
  private let item: ImageItem

  override init(_ view: Image, _ inputs: NodeInputs) {
    item = ImageItem(inputs.graph)
    super.init(view, inputs)
    update()
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [item] }
  override func environmentChanged() { update() }
  override func viewChanged(from old: Image) { update() }

  private func update() {
    item.update(
      naturalSize: view.naturalSize(environment), isResizable: view.isResizable,
      label: view.heard(in: environment), fileName: view.heardFileName, isHeard: !view.isDecorative)
  }
}

/// A picture in the layout.
final class ImageItem: LayoutItem {
  private(set) var naturalSize = CGSize.zero
  private var isResizable = false
  private var label: SpokenText?
  private var fileName: String?
  private var isHeard = false

  func update(
    naturalSize: CGSize, isResizable: Bool, label: SpokenText?, fileName: String?, isHeard: Bool
  ) {
    self.naturalSize = naturalSize
    self.isResizable = isResizable
    self.label = label
    self.fileName = fileName
    self.isHeard = isHeard
    invalidateLayout()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    isResizable ? proposal.replacingUnspecifiedDimensions(by: naturalSize) : naturalSize
  }

  override func makeFragments() -> [Fragment] {
    guard isHeard else { return [] }
    var element = AccessibilityElement(label: label, traits: .image, frame: Rect(frame))
    if let fileName { element.fileNames = [fileName] }
    return [Fragment(identity, element)]
  }
}
