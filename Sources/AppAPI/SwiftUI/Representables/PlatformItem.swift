import AccessibilityModel
import AppHost
import Drawing
import UIKit

/// A view of the UIKit kind in the layout; what lies in it is described by itself.
final class PlatformItem: LayoutItem {
  /// The size that the app gives it, where it does.
  var measureContent: (ProposedViewSize) -> CGSize? = { _ in nil }
  /// False where the views around cannot be used.
  var isEnabled = true {
    didSet {
      guard isEnabled != oldValue else { return }
      holder.isUserInteractionEnabled = isEnabled
      invalidateDescription()
    }
  }

  private let holder = RepresentableHolder()
  private weak var controller: UIViewController?
  private var content: UIView?
  private var knownSize = CGSize.zero
  private var nodes: [AccessibilityNode] = []
  private var identities: [ElementID: ElementIdentity] = [:]

  /// Puts a view on the screen, with the controller that looks after it.
  func show(_ view: UIView, _ controller: UIViewController?) {
    content = view
    self.controller = controller
    graph.addPlatformItem(self)
    guard let parent = graph.surroundingView else { return }
    let outer = controller == nil ? nil : parent.nearestController
    if let controller { outer?.addChild(controller) }
    holder.addSubview(view)
    parent.addSubview(holder)
    controller?.didMove(toParent: outer)
  }

  /// Takes the view off the screen.
  func takeAway() {
    controller?.willMove(toParent: nil)
    content?.removeFromSuperview()
    holder.removeFromSuperview()
    controller?.removeFromParent()
    content = nil
  }

  /// Lets the view be shown with what the views around have set.
  func take(_ environment: EnvironmentValues) {
    showTraits(of: environment)
    holder.take(environment)
  }

  /// Lets the view be shown with the text size and appearance that the views around have set.
  private func showTraits(of environment: EnvironmentValues) {
    let around = UITraitCollection.current
    var wanted = holder.traitOverrides
    let size = UIContentSizeCategory(environment.textSizeCategory)
    wanted.preferredContentSizeCategory =
      size == around.preferredContentSizeCategory ? .unspecified : size
    let style: UIUserInterfaceStyle = environment.colorScheme == .dark ? .dark : .light
    wanted.userInterfaceStyle = style == around.userInterfaceStyle ? .unspecified : style
    guard
      wanted.preferredContentSizeCategory != holder.traitOverrides.preferredContentSizeCategory
        || wanted.userInterfaceStyle != holder.traitOverrides.userInterfaceStyle
    else { return }
    holder.traitOverrides = wanted
  }

  // MARK: Layout

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    guard let content else { return .zero }
    return measureContent(proposal) ?? content.size(for: proposal)
  }

  override func placeContents(in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let parent = holder.superview else { return }
    holder.frame = parent.convert(bounds, from: nil)
    content?.frame = holder.bounds
  }

  /// Has the size asked for anew where the view's own content changed it.
  func remeasure() {
    let size = content?.intrinsicContentSize ?? .zero
    guard size != knownSize else { return }
    knownSize = size
    invalidateLayout()
  }

  override func draw(into list: inout DisplayList) {
    guard let parent = holder.superview else { return }
    let corner = parent.convert(CGRect.zero, to: nil).origin
    list.group([.transform(.shift(x: Double(corner.x), y: Double(corner.y)))]) { holder.draw(into: &$0) }
  }

  // MARK: What is heard

  /// Looks at what lies in the view.
  func describe() {
    holder.layoutIfNeeded()
    let new = holder.describedNodes()
    guard new != nodes else { return }
    nodes = new
    invalidateDescription()
  }

  override func makeDescribedElements() -> [DescribedElement] {
    var known: [ElementID: ElementIdentity] = [:]
    let describedElements = nodes.map { described($0, &known) }
    identities = known
    return describedElements
  }

  private func described(_ node: AccessibilityNode, _ known: inout [ElementID: ElementIdentity])
    -> DescribedElement
  {
    let id = node.element.id
    let identity = identities[id] ?? ElementIdentity(of: id)
    known[id] = identity
    var described = DescribedElement(identity, node.element)
    described.content = node.element.customContent.map {
      DescribedElement.KeyedContent(key: $0.label.string, content: $0)
    }
    described.handlers = handlers(of: node.element)
    if !isEnabled, described.isControl || described.isAdjustable {
      described.element.traits.insert(.notEnabled)
    }
    described.children = node.children.map { self.described($0, &known) }
    return described
  }

  /// What an element does when it became a part of another one.
  private func handlers(of element: AccessibilityElement) -> Handlers {
    func ask(_ request: Request.Kind) -> @MainActor () -> Void {
      { [weak graph] in _ = graph?.surroundingView?.answerInside(request) }
    }
    var handlers = Handlers()
    let id = element.id
    handlers.actions = element.actions.map { action in
      Handlers.Action(name: action.name, category: action.category, perform: ask(.perform(id, action.id)))
    }
    guard isEnabled, !element.traits.contains(.notEnabled) else { return handlers }
    if !element.traits.isDisjoint(with: Self.activated) { handlers.activate = ask(.activate(id)) }
    if element.traits.contains(.adjustable) {
      handlers.increment = ask(.increment(id))
      handlers.decrement = ask(.decrement(id))
    }
    return handlers
  }

  private static let activated: Traits = [.button, .link, .toggleButton, .keyboardKey]

  override func tapHandler(at point: CGPoint) -> (() -> Void)? {
    guard isEnabled, frame.contains(point) else { return nil }
    let hit = holder.hitTest(holder.convert(point, from: nil), with: nil)
    guard hit != nil, hit !== holder else { return nil }
    return { [holder] in _ = holder.tapInside(at: point) }
  }
}

extension UIView {
  /// The controller that looks after the view, or after the nearest one around it.
  fileprivate var nearestController: UIViewController? {
    var responder: UIResponder? = self
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  /// The size it takes of an offer: that of its content where it keeps to that, else what is offered.
  fileprivate func size(for proposal: ProposedViewSize) -> CGSize {
    let own = intrinsicContentSize
    let width = length(own.width, proposal.width, .horizontal)
    // Content that is squeezed may grow the other way, as text does.
    let height = width < own.width ? sizeThatFits(CGSize(width: width, height: 0)).height : own.height
    return CGSize(width: width, height: length(height, proposal.height, .vertical))
  }

  private func length(
    _ own: CGFloat, _ offered: CGFloat?, _ axis: NSLayoutConstraint.Axis
  ) -> CGFloat {
    guard let offered, offered.isFinite else { return own == UIView.noIntrinsicMetric ? 10 : own }
    guard own != UIView.noIntrinsicMetric else { return offered }
    let priority =
      offered > own
      ? contentHuggingPriority(for: axis) : contentCompressionResistancePriority(for: axis)
    return priority.rawValue < Self.keepingPriority ? offered : own
  }

  /// From here on a view keeps to the size of its content, whatever it is offered.
  private static let keepingPriority: Float = 500
}
