import Foundation

/// How a bar looks; nothing that is heard depends on it.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject {
  /// Makes a look.
  public required override init() {
    super.init()
  }

  /// Makes a look like another one.
  public required init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  /// Colour of the ground.
  open var backgroundColor: UIColor?
  /// Colour of the line at the edge.
  open var shadowColor: UIColor?
  /// Picture on the ground.
  open var backgroundImage: UIImage?

  /// Takes the usual ground.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Takes a ground through which nothing shines.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Takes no ground.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
  /// How the words in the line of the buttons look.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How large words below the line of the buttons look.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How a toolbar looks.
open class UIToolbarAppearance: UIBarAppearance {}

/// How a tab bar looks.
open class UITabBarAppearance: UIBarAppearance {}
