import AccessibilityModel
import Drawing

extension LayoutItem {
  /// The button in the item, where there is nothing else in it.
  var answerItem: ControlItem? {
    if let control = self as? ControlItem { return control.answer == nil ? nil : control }
    let inside = contents
    return inside.count == 1 ? inside[0].answerItem : nil
  }
}

/// The buttons of something asked, in the order in which they stand, and fields above them.
///
/// - Source: Behaviour 1.5.3, 3.4
struct Answers<Content: View> {
  let content: Content
  /// True where two buttons stand side by side, the one that cancels first.
  let isAlert: Bool
  /// True where a button that cancels is added if there is none.
  let addsCancel: Bool
}

extension Answers: View {
  typealias Body = Never
}

extension Answers: PrimitiveView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { AnswersNode(self, inputs) }
}

/// Keeps the buttons of something asked, and those that are added where an app has none.
final class AnswersNode<Content: View>: TypedNode<Answers<Content>> {
  private var content: ViewNode?
  private var added: [ViewNode] = []
  private let item: AnswersItem

  override init(_ view: Answers<Content>, _ inputs: NodeInputs) {
    item = AnswersItem(inputs.graph)
    super.init(view, inputs)
    content = mount(view.content, childInputs)
    added = [
      mount(Button(String(system: .ok), role: .cancel) {}, childInputs),
      mount(Button(String(system: .cancel), role: .cancel) {}, childInputs),
    ]
    item.isAlert = view.isAlert
    item.addsCancel = view.addsCancel
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.addedSource = { [weak self] in self?.added.map(\.items) ?? [] }
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { (content.map { [$0] } ?? []) + added }

  override func viewChanged(from old: Answers<Content>) {
    item.isAlert = view.isAlert
    item.addsCancel = view.addsCancel
    content = content?.reconciled(with: view.content, childInputs)
  }
}

/// The item of the buttons of something asked.
final class AnswersItem: ContainerItem {
  var addedSource: () -> [[LayoutItem]] = { [] }
  var isAlert = true
  var addsCancel = false

  override var contents: [LayoutItem] {
    let own = source()
    var buttons = own.filter { $0.answerItem != nil }
    let others = own.filter { $0.answerItem == nil }
    let added = addedSource()
    let hasCancel = buttons.contains { $0.answerItem?.answer == .cancel }
    if buttons.isEmpty, isAlert {
      buttons = added.first ?? []
    } else if !hasCancel, addsCancel {
      buttons += added.last ?? []
    }
    let cancel = buttons.filter { $0.answerItem?.answer == .cancel }
    let rest = buttons.filter { $0.answerItem?.answer != .cancel }
    let all = others + (isAlert && buttons.count == 2 ? cancel + rest : rest + cancel)
    adopt(all)
    return all
  }

  /// What leaves without a change, where something does.
  var cancel: (@MainActor () -> Void)? {
    let button = contents.compactMap(\.answerItem).first { $0.answer == .cancel }
    return button?.describedElements.first?.handlers.activate
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? contents.map { $0.size(.unspecified).width }.max() ?? 0
    return CGSize(width: width, height: arranged(width: width).height)
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    for (item, rect) in arranged(width: bounds.width).places {
      item.place(
        at: CGPoint(x: bounds.minX + rect.minX, y: bounds.minY + rect.minY), ProposedViewSize(rect.size))
    }
  }

  override func draw(into list: inout DisplayList) {
    super.draw(into: &list)
    drawLines(into: &list)
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var group = DescribedElement.container(identity, frame: frame)
    group.element.childOrder = .given
    group.children = contents.flatMap(\.describedElements)
    return group.children.isEmpty ? [] : [group]
  }
}
