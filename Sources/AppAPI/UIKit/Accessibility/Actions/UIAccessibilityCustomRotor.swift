import AccessibilityModel
import Foundation

/// A way through an app's own places, which a person dials and flicks along.
///
///     UIAccessibilityCustomRotor(name: "Zombies") { predicate in
///       game.zombie(beside: predicate.currentItem.targetElement, predicate.searchDirection)
///         .map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
///     }
///
/// - Source: Behaviour 1.4.3
@MainActor @preconcurrency
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the place beside another one; `nil` at the end.
  public typealias Search =
    (_ predicate: UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// Which of two neighbours is looked for.
  public enum Direction: Int, Sendable {
    /// The one before.
    case previous = 0
    /// The one behind.
    case next = 1
  }

  /// A rotor of the system that an app's one replaces.
  public enum SystemRotorType: Int, Sendable {
    /// None: the rotor has a name of its own.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were followed.
    case visitedLink = 2
    /// Headings of any level.
    case heading = 3
    /// Headings of one level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Text in bold type.
    case boldText = 10
    /// Text in italics.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Words that are spelled wrongly.
    case misspelledWord = 13
    /// Pictures.
    case image = 14
    /// Fields for text.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Parts of the screen worth jumping to.
    case landmark = 18
  }

  /// What is spoken for it, with the way it is spoken.
  open var attributedName: NSAttributedString
  /// Finds the places.
  open var itemSearchBlock: Search
  /// The system's rotor that it replaces.
  open private(set) var systemRotorType: SystemRotorType

  /// What is spoken for it.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// Makes a rotor under a name of its own.
  public convenience init(name: String, itemSearch: @escaping Search) {
    self.init(attributedName: NSAttributedString(string: name), itemSearch: itemSearch)
  }

  /// Makes a rotor under a name that says how it is spoken.
  public init(attributedName: NSAttributedString, itemSearch: @escaping Search) {
    self.attributedName = attributedName
    itemSearchBlock = itemSearch
    systemRotorType = .none
    super.init()
  }

  /// Makes a rotor in place of one of the system's.
  public init(systemType type: SystemRotorType, itemSearch: @escaping Search) {
    attributedName = NSAttributedString(string: "")
    itemSearchBlock = itemSearch
    systemRotorType = type
    super.init()
  }

  /// The rotor as assistive technologies receive it.
  package var descriptor: RotorDescriptor {
    RotorDescriptor(name: SpokenText(attributedName), system: systemRotorType.model, isSearched: true)
  }
}

/// Places that an app's rotor leads to are looked for from here, in a direction.
@MainActor @preconcurrency
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the cursor is.
  open var currentItem: UIAccessibilityCustomRotorItemResult
  /// Which neighbour of it is looked for.
  open var searchDirection: UIAccessibilityCustomRotor.Direction

  init(
    currentItem: UIAccessibilityCustomRotorItemResult, searchDirection: UIAccessibilityCustomRotor.Direction
  ) {
    self.currentItem = currentItem
    self.searchDirection = searchDirection
    super.init()
  }
}
