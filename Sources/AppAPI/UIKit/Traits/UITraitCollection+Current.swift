import Foundation

extension UITraitCollection {
  private static let key = "UITraitCollection.current"
  private static let usual = UITraitCollection(TraitValues.usual)

  /// What the code that runs now is shown with; each thread has its own.
  ///
  /// It starts as a telephone held upright, light, at the usual text size.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? usual }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs code while this collection is the current one of the thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let before = Self.current
    Self.current = self
    actions()
    Self.current = before
  }
}
