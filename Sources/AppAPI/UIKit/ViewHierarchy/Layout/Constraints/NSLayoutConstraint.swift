import Foundation

/// A relation between two lengths or places on the screen: `first = multiplier × second + constant`.
///
///     NSLayoutConstraint.activate([
///       label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
///       label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
///     ])
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
  weak var first: (any LayoutItem)?
  weak var second: (any LayoutItem)?
  /// True where it was made with a second item, whether that is still there or not.
  let hasSecond: Bool
  /// The view that keeps it while it is active.
  weak var holder: UIView?
  /// The view whose direction decides where reading starts; the first item's where there is none.
  weak var directionView: UIView?
  /// Its place among those that the holder keeps.
  var serial = 0

  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The attribute of the second item; `notAnAttribute` where there is none.
  public let secondAttribute: Attribute
  /// How both sides compare.
  public let relation: Relation
  /// What the attribute of the second item is multiplied by.
  public let multiplier: CGFloat

  /// What is added on the second side, in points.
  open var constant: CGFloat {
    didSet {
      guard constant != oldValue else { return }
      if !constant.isFinite {
        report(.senselessConstant(of: self))
        constant = oldValue
      }
      noteChange()
    }
  }

  /// How much it matters; what is 1000 must hold.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { noteChange() } }
  }

  /// A name by which messages tell it.
  open var identifier: String?

  init(
    _ first: any LayoutItem, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: (any LayoutItem)?, _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.first = first
    self.second = second
    self.firstAttribute = firstAttribute
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.relation = relation
    self.multiplier = multiplier.isFinite ? multiplier : 1
    self.constant = constant.isFinite ? constant : 0
    hasSecond = second != nil
    super.init()
    if !multiplier.isFinite || !constant.isFinite { report(.senselessConstant(of: self)) }
  }

  /// Makes a relation between an attribute of one item and that of another, or a number.
  ///
  /// - Parameters:
  ///   - view1: A view or a layout guide.
  ///   - attr1: Its attribute.
  ///   - relation: How both sides compare.
  ///   - view2: A view or a layout guide; `nil` for a length that is a number.
  ///   - attr2: Its attribute; `notAnAttribute` where there is no second item.
  ///   - multiplier: What the second attribute is multiplied by.
  ///   - c: What is added, in points.
  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    let first = Self.item(view1)
    if first == nil { report(.notALayoutItem(view1)) }
    if let view2, Self.item(view2) == nil { report(.notALayoutItem(view2)) }
    self.init(
      first ?? UILayoutGuide(), attr1, relation, view2.flatMap(Self.item), attr2, multiplier: multiplier,
      constant: c)
  }

  private static func item(_ value: Any) -> (any LayoutItem)? {
    guard let view = value as? UIView else { return value as? UILayoutGuide }
    return view
  }

  // MARK: What it relates

  /// The view or guide of the first side.
  open var firstItem: AnyObject? { first }
  /// The view or guide of the second side, if there is one.
  open var secondItem: AnyObject? { second }

  /// True where it is taken into account.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Takes constraints into account, all at once.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.activate() }
  }

  /// Leaves constraints out of account, all at once.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.deactivate() }
  }
}

extension NSLayoutConstraint {
  /// How the sides of a constraint compare.
  public enum Relation: Int, Sendable {
    /// The first side is at most the second one.
    case lessThanOrEqual = -1
    /// Both sides are the same.
    case equal = 0
    /// The first side is at least the second one.
    case greaterThanOrEqual = 1
  }

  /// One of the two directions on the screen.
  public enum Axis: Int, Sendable {
    /// From side to side.
    case horizontal = 0
    /// From the top down.
    case vertical = 1
  }
}
