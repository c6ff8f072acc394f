import Foundation

/// Something in a text that can be used: a link, a picture, or a stretch that the app has marked.
///
///     func textView(
///       _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
///     ) -> UIAction? {
///       guard case .link(let url) = textItem.content else { return defaultAction }
///       return UIAction { _ in open(url) }
///     }
@MainActor @preconcurrency
public struct UITextItem {
  /// What is used.
  public enum Content {
    /// An address.
    case link(URL)
    /// Something that stands among the letters.
    case textAttachment(NSTextAttachment)
    /// A stretch under a name of the app's.
    case tag(String)
  }

  /// The menu that opens when the stretch is held.
  @MainActor @preconcurrency
  public struct MenuConfiguration {
    /// What is shown above the menu, for sight alone.
    public struct Preview {
      /// What the system shows.
      @MainActor public static var `default`: Preview { Preview() }

      init() {}

      /// Shows a view of the app's.
      @MainActor public init(view: UIView) {}
    }

    let menu: UIMenu

    /// Makes a configuration.
    ///
    /// - Parameters:
    ///   - preview: What is shown above the menu.
    ///   - menu: What opens.
    public init(preview: Preview? = .default, menu: UIMenu) {
      self.menu = menu
    }
  }

  /// What is used.
  public let content: Content
  /// Where it stands in the text, in UTF-16 units.
  public let range: NSRange
}

extension NSAttributedString.Key {
  /// Marks a stretch of a text view that can be used, under a name.
  public static let textItemTag = NSAttributedString.Key("UITextItemTag")
}
