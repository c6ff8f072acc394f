/// What the rotor can be on; it decides what flicks up and down do.
///
/// - Source: Behaviour 1.4.2
public enum RotorEntry: Hashable, Sendable {
  /// Walk the words of the element under the cursor.
  case text(TextUnit)
  /// Change how VoiceOver speaks.
  case setting(RotorSetting)
  /// Go to the next element of a kind.
  case search(RotorSearch)
  /// Go to the element right below or above.
  case verticalNavigation
  /// Raise or lower the element's value.
  case adjustValue
  /// Choose one of the element's actions.
  case actions
  /// Choose one of the element's actions that edit.
  case edit
  /// Choose one of the element's actions of a category that the app names.
  case category(String)
  /// Select pieces of the words that are edited.
  case textSelection
  /// Walk the element's facts.
  case moreContent
  /// Let an area that takes touches itself do so, or explore it.
  case directTouch
  /// Hear the chart: described, as tones, or value by value.
  case audioGraph
  /// Magnify what the element shows, or show more of it at once.
  case zoom
  /// Walk where a rotor of the app's own leads.
  case custom(String)

  /// Makes an entry that a person can tick from its name in a list of them.
  ///
  /// - Parameter name: a unit of text, a setting, a kind of element, or `verticalNavigation`.
  public init?(named name: String) {
    if let unit = TextUnit(rawValue: name) {
      self = .text(unit)
    } else if let setting = RotorSetting(rawValue: name) {
      self = .setting(setting)
    } else if let search = RotorSearch(rawValue: name) {
      self = .search(search)
    } else if name == "verticalNavigation" {
      self = .verticalNavigation
    } else {
      return nil
    }
  }

  /// True where the entry can be ticked, and is not there because of an element alone.
  public var isOrdinary: Bool {
    switch self {
    case .text, .setting, .search, .verticalNavigation: true
    case .adjustValue, .actions, .edit, .category, .textSelection, .moreContent, .audioGraph, .directTouch,
      .zoom, .custom:
      false
    }
  }

  /// Every entry that can be ticked.
  public static let ordinary: [RotorEntry] =
    TextUnit.allCases.map { .text($0) } + RotorSetting.allCases.map { .setting($0) }
    + RotorSearch.allCases.map { .search($0) } + [.verticalNavigation]

  /// The entries that are ticked on a new device.
  ///
  /// - Source: Behaviour X4
  public static func initial(on platform: Dialect.Platform) -> [RotorEntry] {
    let lines = (GeneratedRotor.byPlatform[platform.rawValue] ?? "").split(separator: "\n")
    return lines.compactMap { RotorEntry(named: String($0.trimmed)) }
  }
}
