import Foundation

/// Something in a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
  /// How an entry stands.
  public enum State: Int, Sendable {
    /// It is not chosen.
    case off = 0
    /// It is chosen.
    case on = 1
    /// It is chosen in part.
    case mixed = 2
  }

  /// What an entry is like.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be used.
    public static let disabled = Self(rawValue: 1 << 0)
    /// It may destroy something.
    public static let destructive = Self(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open when it is used.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// What is shown and spoken for it.
  open var title: String
  /// More words below the title.
  open var subtitle: String?
  /// A picture beside the title.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }
}
