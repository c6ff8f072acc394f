import Foundation

/// Tells classes of apps that answer to people who listen as the module's own do, once for each class.
///
/// An object of such a class can be remembered: what it answers changes through members that take note of it.
@MainActor
enum PlainClasses {
  private static var known: [ObjectIdentifier: Bool] = [:]
  private static var giving: [ObjectIdentifier: Bool] = [:]
  /// Entries of methods that say nothing to people who listen, whoever overrides them.
  private static let silent = MethodOverrides(of: SilentView.self, over: UIView.self).places
  /// Entries of the methods by which a controller gives its view something to be described by.
  private static let givers = MethodOverrides(of: RotorController.self, over: UIViewController.self).places
    .subtracting(MethodOverrides(of: RotorlessController.self, over: UIViewController.self).places)

  /// True for an object of a class that overrides nothing it is described by.
  static func contain(_ responder: UIResponder) -> Bool {
    let type = type(of: responder)
    if let known = known[ObjectIdentifier(type)] { return known }
    let isPlain = TreeBuilder.plainTypes.contains(ObjectIdentifier(type)) || answersAlike(type, responder)
    known[ObjectIdentifier(type)] = isPlain
    return isPlain
  }

  private static func answersAlike(_ type: UIResponder.Type, _ responder: UIResponder) -> Bool {
    guard let viewType = type as? UIView.Type, OptionalConformances.kinds(of: responder).isEmpty,
      !(type is any UIKeyInput.Type), !(type is any UIAccessibilityContainerDataTable.Type),
      !(type is any UIAccessibilityContainerDataTableCell.Type)
    else { return false }
    return !silent.isEmpty && MethodOverrides(of: viewType, over: UIView.self).places.isSubset(of: silent)
  }

  /// True for a controller that adds nothing to what its view is described by: it has no rotors.
  static func givesNothing(_ controller: UIViewController) -> Bool {
    guard controller.storedProperties == nil else { return controller.isPlain }
    let type = type(of: controller)
    if let known = giving[ObjectIdentifier(type)] { return known }
    let nothing =
      type == UIViewController.self
      || givers.count == RotorController.count
        && MethodOverrides(of: type, over: UIViewController.self).places.isDisjoint(with: givers)
    giving[ObjectIdentifier(type)] = nothing
    return nothing
  }
}

/// Overrides what a view class can override without being described otherwise; there is no such view.
///
/// What such a method changes, it changes through members that take note of it.
private final class SilentView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    tag += 1
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    tag += 1
  }

  // MARK: Showing

  override func layoutSubviews() { tag += 1 }
  override func awakeFromNib() { tag += 1 }
  override func updateConstraints() { tag += 1 }
  override func draw(_ rect: CGRect) { tag += 1 }
  override func tintColorDidChange() { tag += 1 }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { tag += 1 }
  override func layoutMarginsDidChange() { tag += 1 }
  override func safeAreaInsetsDidChange() { tag += 1 }
  override func willMove(toSuperview newSuperview: UIView?) { tag += 1 }
  override func didMoveToSuperview() { tag += 1 }
  override func willMove(toWindow newWindow: UIWindow?) { tag += 1 }
  override func didMoveToWindow() { tag += 1 }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.height, height: size.width) }
  override var intrinsicContentSize: CGSize { CGSize(width: tag, height: tag) }
  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { CGSize(width: targetSize.height, height: targetSize.width) }

  // MARK: Taking in what people do

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { tag += 1 }
}

/// Overrides nothing; there is no such controller.
private final class RotorlessController: UIViewController {}

/// Overrides what a controller's view is described by; there is no such controller.
private final class RotorController: UIViewController {
  /// How many methods it overrides: a property has three.
  static let count = 3

  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { [] }
    set { super.accessibilityCustomRotors = newValue }
  }
}
