import AccessibilityModel
import AppHost
import UIKit

/// An element that views describe, as it stands among responders: it does what its handlers do.
final class ViewElement: UIResponder, GraftedElement {
  let sourceID: ElementID
  var treeID: ElementID
  private weak var table: ElementTable?
  /// The link that was chosen last among those of one text.
  private var chosenLink: Int?

  init(_ id: ElementID, in table: ElementTable) {
    sourceID = id
    treeID = id
    self.table = table
    super.init()
  }

  private var described: DescribedElement? { table?.described(sourceID) }
  private var handlers: Handlers { described?.handlers ?? Handlers() }
  private var finished: AccessibilityElement {
    guard var element = described?.finished(sourceID) else { return AccessibilityElement(isStop: false) }
    if let shift = table?.shift(of: sourceID) { element.move(by: shift) }
    return element
  }

  var subtreeView: UIView? { table?.graph.surroundingView }

  override var next: UIResponder? { table?.parent(of: sourceID) ?? subtreeView }

  // MARK: What it is

  override var isAccessibilityElement: Bool {
    get { finished.isStop }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { finished.label?.string }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { finished.value?.string }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { UIAccessibilityTraits(finished.traits) }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { CGRect(finished.frame) }
    set { super.accessibilityFrame = newValue }
  }
  override var accessibilityActivationPoint: CGPoint {
    get { CGPoint(x: activationPoint.x, y: activationPoint.y) }
    set { super.accessibilityActivationPoint = newValue }
  }
  private var activationPoint: Point { finished.effectiveActivationPoint }

  // MARK: What it does

  override func accessibilityActivate() -> Bool {
    guard let described else { return false }
    if run(described.handlers.activate) { return true }
    guard !described.element.traits.contains(.notEnabled), let link = linkToOpen(in: described) else {
      return false
    }
    return run(link.open)
  }

  /// The link that activating a text opens: the chosen one, or the only one.
  private func linkToOpen(in described: DescribedElement) -> DescribedElement.TextLink? {
    if let chosenLink, described.links.indices.contains(chosenLink) { return described.links[chosenLink] }
    return described.links.count == 1 ? described.links.first : nil
  }

  /// Runs a handler and evaluates what it changed; false where there is none.
  private func run(_ handler: (@MainActor () -> Void)?) -> Bool {
    guard let handler else { return false }
    acting(handler)
    return true
  }

  private func acting<Result>(_ body: () -> Result) -> Result {
    defer { table?.graph.update() }
    return body()
  }

  func adjust(isIncrement: Bool) -> Bool { run(isIncrement ? handlers.increment : handlers.decrement) }
  override func accessibilityIncrement() { _ = adjust(isIncrement: true) }
  override func accessibilityDecrement() { _ = adjust(isIncrement: false) }
  override func accessibilityPerformEscape() -> Bool { run(handlers.escape) }
  override func accessibilityPerformMagicTap() -> Bool { run(handlers.magicTap) }
  func longPress() -> Bool { run(handlers.longPress) }
  override func accessibilityZoomIn(at point: CGPoint) -> Bool { zoom(.in) }
  override func accessibilityZoomOut(at point: CGPoint) -> Bool { zoom(.out) }

  private func zoom(_ direction: Request.ZoomDirection) -> Bool {
    guard let zoom = handlers.zoom else { return false }
    acting { zoom(direction) }
    return true
  }

  func performAction(at index: Int) -> Answer {
    let actions = handlers.actions
    guard actions.indices.contains(index) else { return .failed(.stale) }
    acting { actions[index].perform() }
    return .handled(by: treeID)
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let edge: Edge? =
      switch direction {
      case .left: .leading
      case .right: .trailing
      case .up: .top
      case .down: .bottom
      default: nil
      }
    guard let edge else { return false }
    if let scroll = handlers.scroll {
      acting { scroll(edge) }
      return true
    }
    return acting { handlers.scrollPage?(edge) == true }
  }

  func realize(_ range: Range<Int>) -> Answer? { acting { handlers.realize?(range) } }

  func carryOut(_ edit: TextEdit) -> Bool? {
    guard let described else { return nil }
    if let handler = described.handlers.edit { return acting { handler(edit) } }
    // Selecting the words of a link chooses it.
    guard case .select(let range) = edit, let index = described.linkRanges.firstIndex(of: range) else {
      return nil
    }
    chosenLink = index
    return true
  }

  /// Finds the next place of a rotor; those of views of the other kind stand before the app's own.
  func place(_ search: Request.RotorSearch) -> Answer? {
    guard let table, let described else { return nil }
    let index = search.rotor - described.element.rotors.count + described.handlers.rotors.count
    guard described.handlers.rotors.indices.contains(index) else { return nil }
    let searcher = RotorSearcher(
      graph: table.graph, owner: described, order: Array(RunningApp.current.tree.stops))
    return searcher.place(search, among: described.handlers.rotors[index]()).map(Answer.place) ?? .declined
  }

  // MARK: Where the cursor is

  func reveal(_ frame: CGRect) {
    guard let graph = table?.graph else { return }
    acting { graph.scrollShifts.noting { handlers.reveal?(Rect(frame)) } }
  }

  func cursorArrived() {
    let around = sequence(first: self) { $0.next as? ViewElement }
    table?.graph.cursor.moved(to: around.compactMap(\.described))
  }
}
