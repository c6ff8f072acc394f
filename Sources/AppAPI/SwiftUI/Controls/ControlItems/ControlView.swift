import AccessibilityModel

/// A control: one element, named by its label, that may do something when activated.
@MainActor
protocol ControlView: PrimitiveView {
  /// What is seen of the control; its texts name it.
  func content(in environment: EnvironmentValues) -> any View
  /// What names the control in place of what is seen of it.
  func unseenLabel(in environment: EnvironmentValues) -> (any View)?
  /// What activating it does, if anything.
  var activation: (@MainActor () -> Void)? { get }
  /// How a finger that moves along its main part sets its value, if one does.
  var track: ValueTrack? { get }
  /// True where activating it uses the only control in what is seen of it, if there is one.
  var usesInnerControl: Bool { get }
  /// False where it only shows something, so that it is never of no use.
  var isInteractive: Bool { get }
  /// True where using it closes a presentation that every answer closes.
  var isAnswer: Bool { get }
  /// What using it answers where something is asked; `nil` where it answers nothing.
  var answer: AnswerKind? { get }
  /// Its type, as app code names it.
  var typeName: String { get }
  /// True where it leads to another screen, which rows of lists tell by a mark.
  var leadsOn: Bool { get }
  /// How far it reaches in a row of a list.
  func rowReach(in environment: EnvironmentValues) -> RowReach
  /// True where it draws what is seen of it by itself.
  var drawsContent: Bool { get }
  /// What its texts and symbols are drawn with where views set nothing; `nil` for the colour of text.
  func foregroundStyles(_ environment: EnvironmentValues) -> (any ShapeStyle)?
  /// Draws what lies behind what is seen of it.
  func drawBehind(_ drawing: inout ControlDrawing)
  /// Draws what lies in front of what is seen of it.
  func drawInFront(_ drawing: inout ControlDrawing)
  /// Draws a part of it that is no view.
  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing)
  /// Adds what kind of control it is and what it says of its value.
  func describe(_ described: inout DescribedElement, _ environment: EnvironmentValues)
}

extension ControlView {
  func makeNode(_ inputs: NodeInputs) -> ViewNode { ControlNode(self, inputs) }
  func unseenLabel(in environment: EnvironmentValues) -> (any View)? { nil }
  var track: ValueTrack? { nil }
  var usesInnerControl: Bool { false }
  var isInteractive: Bool { true }
  var isAnswer: Bool { true }
  var answer: AnswerKind? { nil }
  var typeName: String { String("\(Self.self)".prefix { $0 != "<" }) }
  func foregroundStyles(_ environment: EnvironmentValues) -> (any ShapeStyle)? { nil }
  var leadsOn: Bool { false }
  func rowReach(in environment: EnvironmentValues) -> RowReach { .height }
  var drawsContent: Bool { false }
  func drawBehind(_ drawing: inout ControlDrawing) {}
  func drawInFront(_ drawing: inout ControlDrawing) {}
  func draw(_ part: ControlPart, _ drawing: inout ControlDrawing) {}
}

/// Keeps a control and its label.
final class ControlNode<Control: ControlView>: TypedNode<Control> {
  private var content: ViewNode?
  private var label: AccessibilityContentNode<ErasedPart>?
  private let item: ControlItem

  override init(_ view: Control, _ inputs: NodeInputs) {
    item = ControlItem(inputs.graph)
    super.init(view, inputs)
    item.owner = self
    item.source = { [weak self] in self?.content?.items ?? [] }
    item.onPress = { [weak self] in
      guard let self else { return }
      graph.setNeedsEvaluation(self)
    }
    update()
  }

  override var container: LayoutItem? { item }
  override func makeItems() -> [LayoutItem] { [item] }
  override var children: [ViewNode] { [content, label].compactMap { $0 } }

  override func environmentChanged() { update() }
  override func viewChanged(from old: Control) { update() }
  override func evaluate() { if isMounted { update() } }

  private func update() {
    let view = view
    var environment = environment
    environment.isHeldDown = item.isPressed
    // What a control says of its value may depend on state, which is noted as read here.
    let (description, seen, unseen) = graph.tracking(self) {
      var described = DescribedElement(item.identity, AccessibilityElement())
      view.describe(&described, environment)
      return (described, view.content(in: environment), view.unseenLabel(in: environment))
    }
    content = content?.reconciled(with: seen, childInputs) ?? mount(seen, childInputs)
    updateLabel(unseen)
    item.usesInnerControl = view.usesInnerControl
    item.isInteractive = view.isInteractive
    item.answer = view.answer
    item.update(activation: closing(view.activation), environment) { described in
      described.take(description)
    }
  }

  private func updateLabel(_ unseen: (any View)?) {
    if let unseen {
      if let label {
        label.update(ErasedPart(unseen))
      } else {
        label = AccessibilityContentNode(ErasedPart(unseen), childInputs)
      }
    } else {
      label?.unmount()
      label = nil
    }
    item.unseenLabel = label?.parts
  }

  /// The activation, after closing the presentation where every button does that.
  private func closing(_ activation: (@MainActor () -> Void)?) -> (@MainActor () -> Void)? {
    guard let activation, environment.closesOnAction, view.isAnswer else { return activation }
    if environment.isInMenu, environment.menuDismissal == .disabled { return activation }
    let dismiss = environment.dismiss
    return {
      dismiss()
      activation()
    }
  }
}

extension ControlNode: ControlOwner {
  var control: any ControlView { view }
}

extension DescribedElement {
  /// Takes over what a control says about itself.
  fileprivate mutating func take(_ description: DescribedElement) {
    element.traits.formUnion(description.element.traits)
    if let label = description.element.label { element.label = label }
    if let value = description.element.value { element.value = value }
    if let hint = description.element.hint { element.hint = hint }
    if let expanded = description.element.expanded { element.expanded = expanded }
    if let position = description.element.position { element.position = position }
    handlers.increment = description.handlers.increment
    handlers.decrement = description.handlers.decrement
    handlers.edit = description.handlers.edit
    valueYieldsToName = description.valueYieldsToName
    if let text = description.element.textContent { element.textContent = text }
    note(description.element.rules)
  }
}

private enum HeldDownKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// True for a control that a finger holds down; views inside are not told.
  var isHeldDown: Bool {
    get { self[HeldDownKey.self] }
    set { if newValue != isHeldDown { self[HeldDownKey.self] = newValue } }
  }
}
