import AccessibilityModel
import Drawing

/// Knows the present value of a control.
@MainActor
protocol ControlOwner: AnyObject {
  /// The control.
  var control: any ControlView { get }
  /// What the views around have set.
  var environment: EnvironmentValues { get }
}

/// A control in the layout.
final class ControlItem: ArrangingItem {
  /// Holds what names the control in place of what is seen of it.
  var unseenLabel: ContainerItem? {
    didSet { if let unseenLabel { adopt([unseenLabel]) } }
  }
  /// Keeps the control.
  weak var owner: (any ControlOwner)?
  var usesInnerControl = false
  var isInteractive = true
  /// True while a finger holds the control down.
  private(set) var isPressed = false
  /// Called when a finger presses the control and when that ends.
  var onPress: () -> Void = {}
  /// What using it answers, where it is a button.
  var answer: AnswerKind?
  private var activation: (@MainActor () -> Void)?
  private var describe: (inout DescribedElement) -> Void = { _ in }
  private var isEnabled = true
  private var order = ReadingOrder()

  init(_ graph: ViewGraph) {
    super.init(
      graph,
      .stack(StackLayout(axis: .horizontal, spacing: nil, alignment: .center, isMirrored: false)))
  }

  func update(
    activation: (@MainActor () -> Void)?, _ environment: EnvironmentValues,
    describe: @escaping (inout DescribedElement) -> Void
  ) {
    self.activation = activation
    self.describe = describe
    isEnabled = environment.isEnabled
    order = environment.readingOrder
    invalidateDescription()
    let isMirrored = environment.layoutDirection == .rightToLeft
    if case .stack(var layout) = arrangement, layout.isMirrored != isMirrored {
      layout.isMirrored = isMirrored
      arrangement = .stack(layout)
    }
  }

  /// True where a finger or another technology does something with it.
  var isUsable: Bool { isEnabled && isInteractive }

  override func draw(into list: inout DisplayList) {
    guard let owner else { return super.draw(into: &list) }
    drawControl(owner.control, owner.environment, into: &list) { super.draw(into: &$0) }
  }

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    let probe = graph.touches.probe
    if probe?.seeksLargeContent == true, isBarButton, let offer = probe?.offer(self, at: point) {
      return offer
    }
    guard isEnabled, isReached(at: point) else { return nil }
    let count = probe?.candidates.count ?? 0
    if usesInnerControl, let inner = super.tapHandler(at: point) {
      // Gestures on the label go before the control; a control in it stands for this one.
      let added = probe?.candidates[count...].filter { $0.priority != .scroll } ?? []
      guard !added.isEmpty, added.allSatisfy({ $0.item is GestureItem }) else { return inner }
    }
    if let probe, owner?.control.track != nil {
      probe.add(self, .normal) { [weak self] in RunningGesture(ControlDrag(self, $0)) }
      return probe.claimed
    }
    guard activation != nil else { return nil }
    probe?.add(self, .normal) { [weak self] context in RunningGesture(ControlPress(self, context)) }
    return probe?.claimed ?? { [weak self] in self?.activation?() }
  }

  /// Takes note of a finger that holds the control down.
  func press(_ pressed: Bool) {
    guard pressed != isPressed else { return }
    isPressed = pressed
    onPress()
  }

  /// True where using it does something.
  var canBeUsed: Bool { activation != nil }

  /// Does what the control does, as a finger does it.
  func use() { activation?() }

  override func makeDescribedElements() -> [DescribedElement] {
    let seen = contents.flatMap(\.describedElements)
    var described = DescribedElement.labelled(
      by: unseenLabel?.describedElements ?? seen, order: order, identity, frame: Rect(frame))
    if unseenLabel != nil {
      let value = SpokenText.joined(seen.compactMap(\.element.value))
      if !value.isBlank { described.element.value = value }
    }
    if owner?.control is EntryControl { described.standIn() }
    describe(&described)
    if let owner, let entry = owner.control as? EntryControl {
      described.element.textContent?.caret = entry.caret(in: frame, owner.environment).map { Rect($0) }
    }
    if isEnabled {
      described.handlers.activate = activate(among: seen)
      if isInteractive, described.isTurnedOff { described.element.traits.insert(.notEnabled) }
    } else if isInteractive {
      described.element.traits.insert(.notEnabled)
      described.handlers.increment = nil
      described.handlers.decrement = nil
      described.handlers.edit = nil
    }
    return [described]
  }

  private func activate(among seen: [DescribedElement]) -> (@MainActor () -> Void)? {
    if usesInnerControl {
      let inner = seen.compactMap(\.handlers.activate)
      if inner.count == 1 { return inner[0] }
    }
    guard activation != nil else { return nil }
    return { [weak self] in self?.activation?() }
  }
}

extension DescribedElement {
  /// Has the title of a field stand where its text will: it names nothing.
  ///
  /// - Source: Behaviour 3.4
  fileprivate mutating func standIn() {
    if element.value?.isBlank != false { element.value = element.label }
    element.label = nil
    element.origins[.label] = nil
    element.fileNames = []
  }
}
