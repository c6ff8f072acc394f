import AccessibilityModel

/// What an element is and how it behaves.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: Traits
  private var modal: Bool

  private init(_ bits: Traits, modal: Bool = false) {
    self.bits = bits
    self.modal = modal
  }

  /// Makes a set of no trait.
  public init() {
    self.init(Traits())
  }

  /// Does something when activated.
  public static let isButton = AccessibilityTraits(.button)
  /// Heads a section.
  public static let isHeader = AccessibilityTraits(.header)
  /// Is the chosen one among its siblings.
  public static let isSelected = AccessibilityTraits(.selected)
  /// Leads somewhere else.
  public static let isLink = AccessibilityTraits(.link)
  /// Is a field to search in.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// Is a picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Makes a sound of its own when activated.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// Types a character when touched.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Is text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Sums up the screen when it appears.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Changes often; speech is throttled.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Starts playing or recording when activated.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Takes touches itself.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns the page when reading reaches its end.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)
  /// Keeps everything beside it out of reach.
  public static let isModal = AccessibilityTraits([], modal: true)
  /// Is either on or off.
  public static let isToggle = AccessibilityTraits(.toggleButton)
  /// Holds tabs.
  public static let isTabBar = AccessibilityTraits(.tabBar)

  /// The traits as the tree knows them; modality is no trait there.
  var model: Traits { bits }

  /// True where every trait of the member is set.
  public func contains(_ member: AccessibilityTraits) -> Bool {
    bits.isSuperset(of: member.bits) && (modal || !member.modal)
  }

  /// Sets a trait; tells whether it was not set before.
  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    let isNew = !contains(newMember)
    formUnion(newMember)
    return (isNew, newMember)
  }

  /// Sets a trait and answers what was set of it before.
  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let former = intersection(newMember)
    formUnion(newMember)
    return former.isEmpty ? nil : former
  }

  /// Takes a trait away and answers what was set of it.
  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let former = intersection(member)
    bits.subtract(member.bits)
    modal = modal && !member.modal
    return former.isEmpty ? nil : former
  }

  /// The traits of either set.
  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.union(other.bits), modal: modal || other.modal)
  }

  /// The traits of both sets.
  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.intersection(other.bits), modal: modal && other.modal)
  }

  /// The traits of exactly one of the sets.
  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits.symmetricDifference(other.bits), modal: modal != other.modal)
  }

  /// Adds the traits of another set.
  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  /// Keeps the traits that another set has too.
  public mutating func formIntersection(_ other: AccessibilityTraits) { self = intersection(other) }

  /// Keeps the traits of exactly one of the sets.
  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }
}
