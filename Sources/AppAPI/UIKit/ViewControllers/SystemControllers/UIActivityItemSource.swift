import Foundation

/// Gives what is shared only once it is known what is to be done with it.
///
///     func activityViewController(
///       _ controller: UIActivityViewController, itemForActivityType type: UIActivity.ActivityType?
///     ) -> Any? { type == .copyToPasteboard ? dog.name : dog.page }
@MainActor @preconcurrency
public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the thing until it is wanted: of its type, and with the words that are shown for it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The thing itself; `nil` where there is none for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// The subject of a letter about it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// The identifier of the type of its data.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String
  /// A small picture of it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage?
}

extension UIActivityItemSource {
  /// No subject.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No type but that of the thing itself.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }

  /// No picture.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
  ) -> UIImage? { nil }
}

/// Makes what is shared when it is wanted, in a class of the app's own.
///
///     final class Portrait: UIActivityItemProvider {
///       override var item: Any { drawn() }
///     }
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
  // Checked by hand: the activity is set where the thing is asked for, before it is made there.

  /// What stands for the thing until it is wanted.
  public let placeholderItem: Any?
  /// What is to be done with the thing, once it is wanted.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Makes a provider of something that is of the type of its placeholder.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The thing; the placeholder where a class does not make another.
  open var item: Any { placeholderItem ?? "" }

  /// What stands for the thing until it is wanted.
  @MainActor @preconcurrency
  open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
    placeholderItem ?? ""
  }

  /// The thing, made for an activity.
  @MainActor @preconcurrency
  open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    return item
  }
}
