import AccessibilityModel
import RoleDescriptions

/// An element of an iPhone's screen as a testing tool reports it.
struct ReportedElement {
  /// The name of its type of XCUITest.
  var type: String
  /// Its name, as the tool gives it.
  var label = ""
  /// Its value.
  var value = ""
  /// What stands in it while it is empty.
  var placeholder = ""
  /// What happens when it is used.
  var hint = ""
  /// By what tests find it.
  var identifier = ""
  /// False where it cannot be used now.
  var isEnabled = true
  /// True where it is the chosen one.
  var isSelected = false
  /// True where typing goes there.
  var isEditing = false
  /// False where it is not seen.
  var isVisible = true
  /// Whether technologies stop there; `nil` where the file does not say.
  var isAccessible: Bool?
  /// Its rectangle on the screen.
  var frame = Rect.zero
  /// Traits that the file names.
  var traits: Traits = []
  /// Names of its actions.
  var actions: [String] = []

  /// What the type is taken for.
  var entry: RoleDescription { RoleTable.ios[type] ?? RoleTable.unknown }

  /// The element, as a stop or as what contains others.
  func element(isStop: Bool, of entry: RoleDescription) -> AccessibilityElement {
    var traits = traits.union(entry.traits)
    if !isEnabled, isStop { traits.insert(.notEnabled) }
    if isSelected { traits.insert(.selected) }
    if isEditing { traits.insert(.isEditing) }
    if identifier == "BackButton" { traits.formUnion([.button, .backButton]) }
    var value = value
    switch entry.value {
    case .words, .text: if value == label { value = "" }
    case .toggle: value = Self.states[value.lowercased()] ?? value
    case .selected:
      if value == "1" { traits.insert(.selected) }
      if value == "1" || value == "0" || value == label { value = "" }
    case .none: value = ""
    }
    if value.isEmpty, placeholder != label { value = placeholder }
    var element = AccessibilityElement(
      isStop: isStop, label: label.isEmpty ? nil : SpokenText(label),
      value: value.isEmpty || !isStop ? nil : SpokenText(value),
      hint: hint.isEmpty || !isStop ? nil : SpokenText(hint), traits: isStop ? traits : [], frame: frame)
    if !identifier.isEmpty { element.identifier = identifier }
    if isStop, !actions.isEmpty {
      element.actions = actions.enumerated().map {
        ElementAction(id: ElementAction.ID(rawValue: $0.offset), name: SpokenText($0.element))
      }
    }
    if !isStop {
      element.containerType = entry.container
      element.isModal = entry.isModal
    }
    return element
  }

  private static let states = [
    "1": "1", "true": "1", "on": "1", "yes": "1", "0": "0", "false": "0", "off": "0", "no": "0",
  ]
}
