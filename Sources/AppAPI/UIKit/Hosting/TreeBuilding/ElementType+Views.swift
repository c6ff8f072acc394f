import AccessibilityModel
import Foundation

extension ElementType {
  /// Classes with the types of their views, `nil` where traits tell; a subclass before what it inherits from.
  private static let classes: [(AnyClass, ElementType?)] = [
    (UINavigationBar.self, .navigationBar), (UIToolbar.self, .toolbar), (MenuView.self, .menu),
    (UITextView.self, nil), (UITableView.self, .table), (UICollectionView.self, .collectionView),
    (UIScrollView.self, .scrollView), (UIStepper.self, .stepper), (UIPickerView.self, .picker),
    (UIDatePicker.self, .datePicker), (UISegmentedControl.self, .segmentedControl),
    (UIProgressView.self, .progressIndicator), (UIActivityIndicatorView.self, .activityIndicator),
    (UIPageControl.self, .pageIndicator),
  ]

  /// What was found for each class; `nil` inside for one that traits tell.
  @MainActor private static var known: [ObjectIdentifier: ElementType?] = [:]

  /// The type that an object says, or that of the nearest class that it inherits from and that has one.
  @MainActor
  static func type(of object: NSObject) -> ElementType? {
    if OptionalConformances.kinds(of: object).contains(.elementTyped), let typed = object as? any ElementTyped
    {
      return typed.elementType
    }
    let key = ObjectIdentifier(Swift.type(of: object))
    if let known = known[key] { return known }
    let found = classes.first { isKind(object, of: $0.0) }?.1
    known[key] = .some(found)
    return found
  }

  private static func isKind(_ object: NSObject, of type: AnyClass) -> Bool {
    var next: AnyClass? = Swift.type(of: object)
    while let present = next {
      if present == type { return true }
      next = _getSuperclass(present)
    }
    return false
  }
}
