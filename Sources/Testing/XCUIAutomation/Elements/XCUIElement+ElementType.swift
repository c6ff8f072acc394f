import AccessibilityModel

extension XCUIElement {
  /// The type of a view, as queries name it.
  ///
  /// Raw values are those of the platform.
  public enum ElementType: UInt, Hashable, Sendable, CaseIterable {
    /// Any type.
    case any = 0
    /// A view of no other type.
    case other = 1
    /// The application.
    case application = 2
    /// A group.
    case group = 3
    /// A window.
    case window = 4
    /// A card from the lower edge, or a list of actions there.
    case sheet = 5
    /// An alert.
    case alert = 7
    /// A button.
    case button = 9
    /// A popover.
    case popover = 18
    /// The keyboard.
    case keyboard = 19
    /// A key of the keyboard.
    case key = 20
    /// A navigation bar.
    case navigationBar = 21
    /// A tab bar.
    case tabBar = 22
    /// A toolbar.
    case toolbar = 24
    /// A table.
    case table = 26
    /// A collection.
    case collectionView = 32
    /// A slider.
    case slider = 33
    /// A page indicator.
    case pageIndicator = 34
    /// A progress indicator.
    case progressIndicator = 35
    /// An activity indicator.
    case activityIndicator = 36
    /// A segmented control.
    case segmentedControl = 37
    /// A picker.
    case picker = 38
    /// A wheel of a picker.
    case pickerWheel = 39
    /// A switch.
    case `switch` = 40
    /// A toggle.
    case toggle = 41
    /// A link.
    case link = 42
    /// An image.
    case image = 43
    /// A field to search in.
    case searchField = 45
    /// A view that scrolls.
    case scrollView = 46
    /// A text that does not change.
    case staticText = 48
    /// A text field.
    case textField = 49
    /// A field that hides what is typed.
    case secureTextField = 50
    /// A date picker.
    case datePicker = 51
    /// A field for several lines of text.
    case textView = 52
    /// A menu.
    case menu = 53
    /// A map.
    case map = 57
    /// A web page.
    case webView = 58
    /// A cell.
    case cell = 75
    /// A stepper.
    case stepper = 79
    /// A tab.
    case tab = 80
  }
}

extension XCUIElement.ElementType {
  /// The type of an element, from what the app's side says of it and from its traits.
  init(of element: AccessibilityElement) {
    if let type = element.elementType {
      self = Self.types[type] ?? .other
    } else if element.containerType == .tabBar || element.traits.contains(.tabBar) {
      self = .tabBar
    } else if element.containerType == .dataTable {
      self = .table
    } else if element.isStop {
      self = Self.traits.first { element.traits.isSuperset(of: $0.0) }?.1 ?? .other
    } else {
      self = .other
    }
  }

  /// Traits with the types of the views that have them; the first that an element has counts.
  private static let traits: [(Traits, Self)] = [
    (.secureTextEntry, .secureTextField), (.searchField, .searchField), (.textArea, .textView),
    (.textEntry, .textField), (.toggleButton, .switch), (.pickerItem, .pickerWheel), (.adjustable, .slider),
    (.keyboardKey, .key), (.link, .link), (.tabBarItem, .button), (.button, .button), (.image, .image),
    (.header, .staticText), (.staticText, .staticText),
  ]

  private static let types: [AccessibilityModel.ElementType: Self] = [
    .navigationBar: .navigationBar, .toolbar: .toolbar, .alert: .alert, .sheet: .sheet, .popover: .popover,
    .menu: .menu, .keyboard: .keyboard, .table: .table, .collectionView: .collectionView,
    .scrollView: .scrollView, .stepper: .stepper, .picker: .picker, .pickerWheel: .pickerWheel,
    .datePicker: .datePicker, .segmentedControl: .segmentedControl, .progressIndicator: .progressIndicator,
    .activityIndicator: .activityIndicator, .pageIndicator: .pageIndicator, .map: .map, .webView: .webView,
  ]
}
