import Foundation

/// What the Large Content Viewer shows of something small while a person holds it.
///
/// Every view is one; whatever shows nothing by itself is given it by its properties, or by overriding them.
/// - Source: Behaviour 6.1 LC6
@MainActor @preconcurrency
public protocol UILargeContentViewerItem: NSObjectProtocol {
  /// True where it is shown large while it is held by a person with very large text.
  var showsLargeContentViewer: Bool { get }
  /// Words below the picture.
  var largeContentTitle: String? { get }
  /// The picture.
  var largeContentImage: UIImage? { get }
  /// True where the picture is made as large as there is space; one that keeps its outlines stays sharp.
  var scalesLargeContentImage: Bool { get }
  /// Space around the picture.
  var largeContentImageInsets: UIEdgeInsets { get }
}

extension UIView: UILargeContentViewerItem {}

/// What an app sets about a view's large content.
final class LargeContentProperties {
  var shows: Bool?
  var title: String?
  var image: UIImage?
  var scales: Bool?
  var insets: UIEdgeInsets?
}

/// What a kind of view shows large where an app says nothing else.
struct DefaultLargeContent {
  var shows = false
  var title: String?
  var image: UIImage?
  var scales = false
  var insets = UIEdgeInsets.zero

  /// What a bar shows of one of its items: the larger picture as it is, else the usual one made larger.
  ///
  /// - Source: Behaviour 6.1 LC10
  @MainActor
  static func ofBar(_ item: UIBarItem?, title: String?) -> DefaultLargeContent {
    let larger = item?.largeContentSizeImage
    return DefaultLargeContent(
      shows: true, title: title, image: larger ?? item?.image, scales: larger == nil,
      insets: item?.largeContentSizeImageInsets ?? .zero)
  }
}

extension UIView {
  final func changeLargeContent(_ change: (LargeContentProperties) -> Void) {
    let properties = largeContent ?? LargeContentProperties()
    largeContent = properties
    change(properties)
    setNeedsDescription()
  }

  /// What recognises that something in the view is held: the app's own interactions, then that of a standard
  /// bar.
  final var largeContentInteractions: [UILargeContentViewerInteraction] {
    var found = ownInteractions.compactMap { $0 as? UILargeContentViewerInteraction }
    if let standard = standardLargeContentInteraction { found.append(standard) }
    return found
  }
}
