/// The type of view by which a test of the interface finds an element, where its traits do not tell.
public enum ElementType: UInt8, Hashable, Sendable, CaseIterable {
  /// The bar with the title of a screen and the way back.
  case navigationBar = 1
  /// A bar of buttons.
  case toolbar = 2
  /// A question in the middle of the screen.
  case alert = 3
  /// A card that comes from the lower edge, or a list of actions there.
  case sheet = 4
  /// A bubble beside what it belongs to.
  case popover = 5
  /// An open menu.
  case menu = 6
  /// The bar above the keys while someone types.
  case keyboard = 7
  /// A table of rows.
  case table = 8
  /// A collection of cells, or a list.
  case collectionView = 9
  /// Content that scrolls.
  case scrollView = 10
  /// A control that raises and lowers a value by a step.
  case stepper = 11
  /// Wheels of choices.
  case picker = 12
  /// A wheel of choices.
  case pickerWheel = 13
  /// A control for a date or a time.
  case datePicker = 14
  /// Segments of which one is chosen.
  case segmentedControl = 15
  /// How far something has come.
  case progressIndicator = 16
  /// That something goes on.
  case activityIndicator = 17
  /// Dots that tell the page.
  case pageIndicator = 18
  /// Places on the earth.
  case map = 19
  /// A web page.
  case webView = 20
}
