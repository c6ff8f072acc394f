import Foundation

/// An axis along which categories lie.
///
/// - Source: Behaviour 1.17
open class AXCategoricalDataAxisDescriptor: NSObject, AXDataAxisDescriptor {
  /// What is told apart along it, with the way it is spoken.
  open var attributedTitle: NSAttributedString
  /// The categories in their order.
  open var categoryOrder: [String]

  /// What is told apart along it.
  open var title: String {
    get { attributedTitle.string }
    set { attributedTitle = NSAttributedString(string: newValue) }
  }

  /// Makes an axis under a plain name.
  public convenience init(title: String, categoryOrder: [String]) {
    self.init(attributedTitle: NSAttributedString(string: title), categoryOrder: categoryOrder)
  }

  /// Makes an axis under a name that says how it is spoken.
  public init(attributedTitle: NSAttributedString, categoryOrder: [String]) {
    self.attributedTitle = attributedTitle
    self.categoryOrder = categoryOrder
    super.init()
  }

  /// Returns an axis of its own with the same categories; the zone is not used.
  open func copy(with zone: NSZone? = nil) -> Any {
    AXCategoricalDataAxisDescriptor(attributedTitle: attributedTitle, categoryOrder: categoryOrder)
  }
}
