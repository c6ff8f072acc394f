import Foundation

/// How far something is moved from its place, in points.
public struct UIOffset: Hashable, Sendable {
  /// Sideways.
  public var horizontal: CGFloat
  /// Downwards.
  public var vertical: CGFloat

  /// Makes an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Not at all.
  public static let zero = UIOffset()
}

/// Light words on a dark background, or the other way round.
public enum UIBarStyle: Int, Sendable {
  /// As the system finds best.
  case `default` = 0
  /// Light words on a dark background.
  case black = 1

  /// Light words on a dark background through which things shine.
  public static let blackTranslucent = UIBarStyle.black
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// Anywhere.
  case any = 0
  /// At the bottom.
  case bottom = 1
  /// At the top.
  case top = 2
  /// At the top, under the status bar too.
  case topAttached = 3
}

/// How an item of a bar looks in one of its states.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
  /// How the words look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words are moved from their place.
  open var titlePositionAdjustment = UIOffset.zero
  /// Picture behind the words.
  open var backgroundImage: UIImage?
  /// How far that picture is moved from its place.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How a button of a bar looks.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
  /// Makes the look of a kind of buttons.
  public init(style: UIBarButtonItem.Style = .plain) {
    super.init()
  }

  /// At rest.
  public let normal = UIBarButtonItemStateAppearance()
  /// While a finger is on it.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// Where it cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While the keyboard is on it.
  public let focused = UIBarButtonItemStateAppearance()

  /// Takes the look of a kind of buttons.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in [normal, highlighted, disabled, focused] { state.titleTextAttributes = [:] }
  }
}

/// How a tab looks in one of its states.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
  /// How the words look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words are moved from their place.
  open var titlePositionAdjustment = UIOffset.zero
  /// Colour of the picture.
  open var iconColor: UIColor?
  /// How far the badge is moved from its place.
  open var badgePositionAdjustment = UIOffset.zero
  /// Colour of the badge.
  open var badgeBackgroundColor: UIColor?
  /// How the words of the badge look.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a tab looks.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject {
  /// Makes the usual look.
  public override init() {
    super.init()
  }

  /// At rest.
  public let normal = UITabBarItemStateAppearance()
  /// Where it is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// Where it cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// While the keyboard is on it.
  public let focused = UITabBarItemStateAppearance()
}
