import Foundation

extension UIContentSizeCategory {
  /// Posted by the app when the person chose another text size.
  public static let didChangeNotification = NSNotification.Name("UIContentSizeCategoryDidChangeNotification")
  /// Under which that notification carries the new size.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}

extension UIApplication {
  /// Posts that the text size is another one, where it is.
  package func textSizeMayHaveChanged(from old: UITraitCollection, to new: UITraitCollection) {
    let size = new.preferredContentSizeCategory
    guard size != old.preferredContentSizeCategory else { return }
    NotificationCenter.default.post(
      name: UIContentSizeCategory.didChangeNotification, object: self,
      userInfo: [UIContentSizeCategory.newValueUserInfoKey: size])
  }
}
