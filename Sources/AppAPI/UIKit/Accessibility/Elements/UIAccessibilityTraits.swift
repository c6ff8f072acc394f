import AccessibilityModel

/// What an element is and how it behaves.
///
/// - Source: Behaviour 1.5.2
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Makes a set from the traits that assistive technologies know.
  package init(_ traits: Traits) {
    self.init(rawValue: traits.rawValue)
  }

  /// The traits as assistive technologies receive them.
  package var traits: Traits { Traits(rawValue: rawValue) }

  /// No trait.
  public static let none = UIAccessibilityTraits([])
  /// Does something when activated.
  public static let button = UIAccessibilityTraits(.button)
  /// Leads somewhere else.
  public static let link = UIAccessibilityTraits(.link)
  /// Is a picture.
  public static let image = UIAccessibilityTraits(.image)
  /// Is the chosen one among its siblings.
  public static let selected = UIAccessibilityTraits(.selected)
  /// Makes a sound of its own when activated.
  public static let playsSound = UIAccessibilityTraits(.playsSound)
  /// Types a character, or does what its cap says.
  public static let keyboardKey = UIAccessibilityTraits(.keyboardKey)
  /// Is text that does not change.
  public static let staticText = UIAccessibilityTraits(.staticText)
  /// Sums up the screen when it appears.
  public static let summaryElement = UIAccessibilityTraits(.summaryElement)
  /// Cannot be used now.
  public static let notEnabled = UIAccessibilityTraits(.notEnabled)
  /// Changes often.
  public static let updatesFrequently = UIAccessibilityTraits(.updatesFrequently)
  /// Is a field to search in.
  public static let searchField = UIAccessibilityTraits(.searchField)
  /// Starts playing or recording when activated.
  public static let startsMediaSession = UIAccessibilityTraits(.startsMediaSession)
  /// Has a value that can be raised and lowered.
  public static let adjustable = UIAccessibilityTraits(.adjustable)
  /// Takes touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(.allowsDirectInteraction)
  /// Turns the page when reading reaches its end.
  public static let causesPageTurn = UIAccessibilityTraits(.causesPageTurn)
  /// Holds tabs.
  public static let tabBar = UIAccessibilityTraits(.tabBar)
  /// Heads a section.
  public static let header = UIAccessibilityTraits(.header)
  /// Can be magnified by zoom gestures.
  public static let supportsZoom = UIAccessibilityTraits(.supportsZoom)
  /// Is either on or off.
  public static let toggleButton = UIAccessibilityTraits(.toggleButton)
}

extension UIAccessibilityTraits {
  /// Traits of what people use, as opposed to what they only read.
  private static let interactive = UIAccessibilityTraits([
    .button, .link, .adjustable, .searchField, .textEntry, .secureTextEntry, .textArea, .keyboardKey,
    .backButton, .tabBarItem, .toggleButton, .popUpButton, .pickerItem,
  ])

  /// True where people can use what has these traits.
  ///
  /// - Source: Behaviour 1.10.3 G5
  var respondsToUserInteraction: Bool {
    !contains(.notEnabled) && !isDisjoint(with: Self.interactive)
  }
}
