import AppHost
import Drawing
import Foundation

/// Holds a presented controller's view above everything beside it, which is out of reach meanwhile.
///
/// - Source: Behaviour 1.10.3 G1, 3.4
final class PresentationLayer: UIView {
  private(set) weak var presentation: UIPresentationController?
  /// Changes the size of a sheet.
  let grabber = LayerButton()
  /// Takes what is presented away.
  let dismissRegion = LayerButton()

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dismissRegion.accessibilityLabel = presentation.dismissalName
    dismissRegion.choose = { [weak presentation] in presentation?.personLeaves() ?? false }
    grabber.accessibilityLabel = String(system: .card)
    grabber.accessibilityHint = String(system: .cardHint)
    addSubview(dismissRegion)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let presentation else { return }
    presentation.containerViewWillLayoutSubviews()
    let place = presentation.frameOfPresentedViewInContainerView
    presentation.presentedView?.frame = place
    dismissRegion.isHidden = !presentation.hasDismissRegion
    dismissRegion.frame = bounds
    presentation.place(grabber, on: self, around: place)
    presentation.containerViewDidLayoutSubviews()
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Everything beside it is out of reach, unless a sheet leaves it usable.
  override var accessibilityViewIsModal: Bool {
    get { presentation?.isModal ?? true }
    set { super.accessibilityViewIsModal = newValue }
  }

  /// The card's own control, what is presented, what stays usable beneath, and the way out.
  override var accessibilityElements: [Any]? {
    get {
      let own = subviews.filter { $0 !== grabber && $0 !== dismissRegion }
      return [grabber] + own + reachableViews + [dismissRegion]
    }
    set { super.accessibilityElements = newValue }
  }

  override func accessibilityPerformEscape() -> Bool {
    presentation?.personLeaves() ?? false
  }

  /// Touches beside what is presented reach nothing beneath it, unless that stays usable.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit === dismissRegion else { return hit }
    let isPassed = reachableViews.contains { $0.bounds.contains(convert(point, to: $0)) }
    return isPassed || presentation?.isModal == false ? nil : hit
  }

  // MARK: Views beneath that stay usable

  private var reachableViews: [UIView] {
    (presentation?.reachableViews ?? []).filter { $0.window === window && !$0.isDescendant(of: self) }
  }

  /// Takes in that other views beneath stay usable, or none any more.
  func updatePassage() {
    RunningApp.current[PassageList.self].set(window == nil ? [] : reachableViews, for: self)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePassage()
  }

  override var next: UIResponder? { presentation?.presentingViewController }
}

/// A part of a layer that people use.
final class LayerButton: UIControl {
  var choose: () -> Bool = { false }

  init() {
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  override var takesTaps: Bool { isEnabled }

  override func tapped(with event: UIEvent?) {
    _ = choose()
  }

  override func drawContent(into list: inout DisplayList) { renderingEffect(into: &list) }

  /// Wherever it is covered, it can be used.
  override func accessibilityActivate() -> Bool { choose() }
}
