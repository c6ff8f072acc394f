/// A rotor that the app offers while the cursor is inside the element that declares it.
///
/// - Source: Behaviour 1.4.3
public struct RotorDescriptor: Hashable, Sendable {
  /// A rotor of the system that the app's one replaces.
  public enum SystemKind: String, Hashable, Sendable, CaseIterable {
    /// Links that were not followed yet.
    case link
    /// Links that were followed.
    case visitedLink
    /// Headings of any level.
    case heading
    /// Headings of one level.
    case headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5, headingLevel6
    /// Text in a style.
    case boldText, italicText, underlineText
    /// Words that are spelled wrongly.
    case misspelledWord
    /// Kinds of element.
    case image, textField, table, list, landmark
  }

  /// A place that the rotor leads to.
  public struct Entry: Hashable, Sendable {
    /// The element to move to; `nil` where it does not exist yet.
    public var element: ElementID?
    /// What is spoken in place of the element, where given.
    public var label: SpokenText?
    /// Characters of the element's text that the entry stands for, as UTF-8 offsets.
    public var range: Range<Int>?

    /// Makes an entry.
    public init(element: ElementID?, label: SpokenText? = nil, range: Range<Int>? = nil) {
      self.element = element
      self.label = label
      self.range = range
    }
  }

  /// What is spoken when the rotor is chosen.
  public var name: SpokenText
  /// The system's rotor that this one replaces, if any.
  public var system: SystemKind?
  /// Where it leads, in order.
  public var entries: [Entry]
  /// True where the app looks for each next place when asked to, and `entries` is empty.
  public var isSearched: Bool

  /// Makes a rotor.
  public init(
    name: SpokenText, system: SystemKind? = nil, entries: [Entry] = [], isSearched: Bool = false
  ) {
    self.name = name
    self.system = system
    self.entries = entries
    self.isSearched = isSearched
  }
}
