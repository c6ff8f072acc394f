import Foundation

/// Where the lines of a text lie.
///
///     notes.textContainer.lineFragmentPadding = 0
@MainActor @preconcurrency
open class NSTextContainer: NSObject {
  weak var view: UITextView?
  weak var manager: NSLayoutManager?
  /// How wide lines may be: what the view leaves, else its own width.
  var shownWidth: CGFloat { view.map { $0.lineWidth + 2 * lineFragmentPadding } ?? size.width }

  /// Makes a container of a size; that of its view counts while it has one.
  public init(size: CGSize = .zero) {
    self.size = size
    super.init()
  }

  /// Width and height that lines are laid out in, in points.
  open var size: CGSize
  /// Who lays lines out in it.
  open var layoutManager: NSLayoutManager? { manager ?? view?.layoutManager }
  /// Space that every line keeps free at its ends, in points.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { view?.textLayoutDidChange() } }
  }
  /// The most lines that are drawn, 0 for as many as there are; people hear all of them.
  open var maximumNumberOfLines = 0
  /// What becomes of lines that are too long.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping
  /// Outlines that lines go around; here they do not.
  open var exclusionPaths: [UIBezierPath] = []
  /// True where it is as wide as its view.
  open var widthTracksTextView = true
  /// True where it is as high as its view.
  open var heightTracksTextView = true
}

/// What in a text becomes a link by itself.
public struct UIDataDetectorTypes: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Numbers to call.
  public static let phoneNumber = Self(rawValue: 1 << 0)
  /// Addresses of pages.
  public static let link = Self(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = Self(rawValue: 1 << 2)
  /// Days and times.
  public static let calendarEvent = Self(rawValue: 1 << 3)
  /// Everything.
  public static let all = Self(rawValue: UInt.max)
}

/// What is done with something in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// What a tap does.
  case invokeDefaultAction = 0
  /// What holding it offers.
  case presentActions = 1
  /// A look ahead.
  case preview = 2
}
