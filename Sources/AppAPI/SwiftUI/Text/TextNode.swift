import AccessibilityModel
import Typography

extension Text: View {
  /// Has no body of its own.
  public typealias Body = Never
}

extension Text: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { TextNode(self, inputs) }
}

/// Keeps a text on the screen.
final class TextNode: TypedNode<Text> {
  private let item: TextItem

  override init(_ view: Text, _ inputs: NodeInputs) {
    item = TextItem(inputs.graph)
    super.init(view, inputs)
    item.update(view.resolved(in: environment), lineLimit: environment.lineLimit)
  }

  override var makesNoItems: Bool { false }
  override func makeItems() -> [LayoutItem] { [item] }

  override func environmentChanged() {
    item.update(view.resolved(in: environment), lineLimit: environment.lineLimit)
  }

  override func viewChanged(from old: Text) {
    environmentChanged()
  }
}

/// A text in the layout.
final class TextItem: LayoutItem {
  private var text = ResolvedText()
  private var lineLimit: Int?

  func update(_ new: ResolvedText, lineLimit newLimit: Int?) {
    guard new != text || newLimit != lineLimit else { return }
    text = new
    lineLimit = newLimit
    if isRemeasured() { invalidateLayout() } else { invalidateFragments() }
  }

  private func metrics(_ proposal: ProposedViewSize) -> TextMetrics {
    let width = proposal.width.flatMap { $0 == .infinity ? nil : Double($0) }
    return TextMeasurer.shared.measure(text.runs, maxWidth: width, lineLimit: limit(proposal))
  }

  /// As many lines as the offered height holds, and at least one.
  private func limit(_ proposal: ProposedViewSize) -> Int? {
    guard let height = proposal.height, height != .infinity, let font = text.runs.first?.font else {
      return lineLimit
    }
    let lineHeight = font.lineHeight ?? TextMeasurer.shared.metrics(of: font).lineHeight
    let fitting = max(1, Int((Double(height) + 0.01) / lineHeight))
    return min(fitting, lineLimit ?? .max)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = metrics(proposal).size
    return CGSize(width: size.width, height: size.height)
  }

  override func explicitGuide(
    _ id: AlignmentKey, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    if id == VerticalAlignment.firstTextBaseline.key {
      return metrics(proposal).firstBaseline
    }
    if id == VerticalAlignment.lastTextBaseline.key {
      return metrics(proposal).lastBaseline
    }
    return nil
  }

  override func makeFragments() -> [Fragment] {
    guard !text.heard.string.isEmpty else { return [] }
    var element = AccessibilityElement(label: text.heard, traits: .staticText, frame: Rect(frame))
    element.headingLevel = text.headingLevel
    return [Fragment(identity, element)]
  }
}
