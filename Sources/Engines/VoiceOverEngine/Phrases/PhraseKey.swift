/// Names what VoiceOver itself says, whatever the language.
///
/// The words stand in `Resources/Phrases`; every language has every key.
package enum PhraseKey: String, Hashable, Sendable, CaseIterable {
  /// Words for traits.
  case selected = "trait.selected"
  case dimmed = "trait.dimmed"
  case button = "trait.button"
  case backButton = "trait.backButton"
  case switchButton = "trait.switchButton"
  case tab = "trait.tab"
  case textField = "trait.textField"
  case secureTextField = "trait.secureTextField"
  case editing = "trait.editing"
  case heading = "trait.heading"
  case headingLevel = "trait.headingLevel"
  case link = "trait.link"
  case adjustable = "trait.adjustable"
  case image = "trait.image"
  case searchField = "trait.searchField"
  case popUpButton = "trait.popUpButton"
  case pickerItem = "trait.pickerItem"
  /// Words for states.
  case on = "state.on"
  case off = "state.off"
  case mixed = "state.mixed"
  case expanded = "state.expanded"
  case collapsed = "state.collapsed"
  /// Words for a place among others.
  case position = "position"
  case tabBar = "container.tabBar"
  case listStart = "container.listStart"
  case listEnd = "container.listEnd"
  case landmark = "container.landmark"
  case landmarkEnd = "container.landmarkEnd"
  /// What a person can do with an element of a kind.
  case hintAdjust = "hint.adjust"
  case hintEdit = "hint.edit"
  case hintToggle = "hint.toggle"
  case hintPick = "hint.pick"
  case hintPress = "hint.press"
  case hintFollow = "hint.follow"
  /// What waits until it is wanted.
  case actionsAvailable = "actions.available"
  case actionsName = "actions.name"
  case moreContentAvailable = "moreContent.available"
  case moreContentName = "moreContent.name"
  case moreContentMenu = "moreContent.menu"
  case moreContentCount = "moreContent.count"
}
