import AccessibilityModel
import Drawing

/// A label at the beginning of a line and what it names at the end.
struct LabeledPair<Label: View, Content: View> {
  let label: Label
  let content: Content
}

extension LabeledPair: View {
  typealias Body = Never
}

extension LabeledPair: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { PairNode(self, inputs) }
}

/// Keeps a label and what it names.
final class PairNode<Label: View, Content: View>: TypedNode<LabeledPair<Label, Content>> {
  private var label: ViewNode?
  private var content: ViewNode?
  private var gap: ViewNode?
  private let item: PairItem

  override init(_ view: LabeledPair<Label, Content>, _ inputs: NodeInputs) {
    item = PairItem(inputs.graph)
    super.init(view, inputs)
    label = mount(view.label, childInputs)
    gap = mount(Spacer(minLength: 8), childInputs)
    content = mount(view.content, childInputs)
    item.label = { [weak self] in self?.label?.items ?? [] }
    item.content = { [weak self] in self?.content?.items ?? [] }
    item.source = { [weak self] in self?.seen ?? [] }
    environmentChanged()
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { [label, gap, content].compactMap { $0 } }

  private var seen: [LayoutItem] {
    let content = content?.items ?? []
    if environment.hidesLabels { return content }
    let gap = isStacked ? [] : gap?.items ?? []
    return (label?.items ?? []) + gap + content
  }

  /// True where the label stands above what it names, as at the text sizes for accessibility.
  private var isStacked: Bool { environment.dynamicTypeSize.isAccessibilitySize }

  override func environmentChanged() {
    item.order = environment.readingOrder
    item.choice = environment.controlPolicy.labeledContent
    item.arrangement = .stack(
      StackLayout(
        axis: isStacked ? .vertical : .horizontal, spacing: isStacked ? 2 : nil,
        alignment: isStacked ? .leading : .center,
        isMirrored: environment.layoutDirection == .rightToLeft))
  }

  override func viewChanged(from old: LabeledPair<Label, Content>) {
    label = label?.reconciled(with: view.label, childInputs)
    content = content?.reconciled(with: view.content, childInputs)
    item.invalidateDescription()
  }
}

/// A label and what it names, in the layout.
///
/// Words are heard as one element, with what is named as its value; a control is named by the label.
/// - Source: Behaviour 3.4
final class PairItem: ArrangingItem {
  var label: () -> [LayoutItem] = { [] }
  var content: () -> [LayoutItem] = { [] }
  var order = ReadingOrder()
  /// How many elements words and their label are.
  var choice = ControlPolicy.LabeledContent.one

  init(_ graph: ViewGraph) {
    super.init(
      graph,
      .stack(StackLayout(axis: .horizontal, spacing: nil, alignment: .center, isMirrored: false)))
  }

  override func draw(into list: inout DisplayList) {
    let values = content()
    for item in contents {
      let isValue = values.contains { $0 === item }
      withDrawingState {
        if isValue { ($0.foregroundStyles, $0.chooser) = (Color.secondary, .system) }
      } _: {
        item.draw(into: &list)
      }
    }
  }

  override func makeDescribedElements() -> [DescribedElement] {
    let (names, named) = (label(), content())
    adopt(names + named)
    let labels = DescribedElement.inReadingOrder(names.flatMap(\.describedElements), order)
    let title = SpokenText.joined(labels.compactMap(\.element.label))
    var parts = named.flatMap(\.describedElements)
    guard !parts.isEmpty else { return names.flatMap(\.describedElements) }
    if parts.allSatisfy(\.isPlain) {
      guard choice == .one else {
        return (labels + parts).map { part in
          var part = part
          part.note([choice.rule])
          return part
        }
      }
      var whole = DescribedElement(identity, AccessibilityElement(traits: .staticText, frame: Rect(frame)))
      let value = SpokenText.joined(
        DescribedElement.inReadingOrder(parts, order).flatMap { [$0.element.label, $0.element.value] }
          .compactMap {
            $0
          })
      if !title.isBlank { whole.element.label = title }
      if !value.isBlank { whole.element.value = value }
      for part in labels + parts {
        whole.handlers.actions += part.handlers.actions
        whole.mergeContent(of: part)
        whole.adoptOrigins(of: part)
      }
      whole.note([choice.rule])
      return [whole]
    }
    guard parts.count == 1 else { return names.flatMap(\.describedElements) + parts }
    if !title.isBlank {
      if parts[0].element.value == nil, parts[0].handlers.activate != nil {
        parts[0].element.value = parts[0].element.label
      }
      parts[0].element.label = title
    }
    return parts
  }
}

extension DescribedElement {
  /// True where it is nothing but words or a picture.
  fileprivate var isPlain: Bool {
    element.traits.isSubset(of: [.staticText, .image, .header, .selected, .updatesFrequently])
      && handlers.activate == nil && handlers.increment == nil && children.isEmpty
  }
}
