import AccessibilityModel
import Drawing

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
    item.node = self
    update()
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [item] }
  override func environmentChanged() { update() }
  override func viewChanged(from old: Image) { update() }

  private func update() {
    item.image = view
    item.environment = environment
    item.update(
      naturalSize: view.naturalSize(environment), isResizable: view.isResizable,
      label: view.heard(in: environment), fileName: view.heardFileName(in: environment),
      isHeard: !view.isDecorative && view.isShown)
  }
}

/// A picture in the layout.
final class ImageItem: LeafItem {
  /// The picture itself.
  var image: Image?
  private(set) var naturalSize = CGSize.zero
  weak var node: ImageNode?
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

  override var unyieldingSize: CGSize? { isResizable ? nil : naturalSize }

  override func draw(into list: inout DisplayList) {
    let availableSpace = isResizable ? bleeding(frame, graph.drawing.bleedingEdges) : frame
    let context = ShapeStyleContext(environment: environment, rect: availableSpace, state: graph.drawing)
    image?.draw(context, into: &list)
  }

  override var largePicture: LargePicture? {
    node.map { LargePicture($0.view, size: naturalSize, in: $0.environment) }
  }

  override var fragmentsMoveAlong: Bool { true }

  override func makeDescribedElements() -> [DescribedElement] {
    guard isHeard else { return [] }
    var element = AccessibilityElement(label: label, traits: .image, frame: Rect(frame))
    if let fileName { element.fileNames = [fileName] }
    var described = DescribedElement(identity, element)
    described.hasAutomaticName = image?.label == nil
    if let rules = image?.rules, !rules.isEmpty { described.element.rules += rules }
    described.isTurnedOff = !environment.isEnabled
    return [described]
  }
}
