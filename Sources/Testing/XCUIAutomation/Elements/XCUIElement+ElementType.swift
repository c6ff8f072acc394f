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
    /// The root of all that a test finds.
    case application = 2
    /// Elements that belong together.
    case group = 3
    /// What holds the content of a scene.
    case window = 4
    /// A card from the lower edge, or a list of actions there.
    case sheet = 5
    /// A question in the middle of the screen: `UIAlertController`, `alert(_:isPresented:)`.
    case alert = 7
    /// What a tap does something with.
    case button = 9
    /// A bubble beside what it belongs to.
    case popover = 18
    /// All keys on the screen.
    case keyboard = 19
    /// A key of the keyboard.
    case key = 20
    /// The title of a screen, with the way back.
    case navigationBar = 21
    /// The tabs at the edge of a screen.
    case tabBar = 22
    /// Buttons at the lower edge, or above the keys.
    case toolbar = 24
    /// Rows of `UITableView`.
    case table = 26
    /// Cells of `UICollectionView`, rows of `List`.
    case collectionView = 32
    /// A thumb that is dragged along a track.
    case slider = 33
    /// Dots that tell the page: `UIPageControl`.
    case pageIndicator = 34
    /// How far something has come.
    case progressIndicator = 35
    /// That something goes on.
    case activityIndicator = 36
    /// Segments of which one is chosen.
    case segmentedControl = 37
    /// Wheels side by side: `UIPickerView`.
    case picker = 38
    /// Choices that are turned to.
    case pickerWheel = 39
    /// What is on or off.
    case `switch` = 40
    /// What is on or off, on macOS.
    case toggle = 41
    /// What leads to an address.
    case link = 42
    /// A picture that has a name.
    case image = 43
    /// A field to search in.
    case searchField = 45
    /// Content larger than its place.
    case scrollView = 46
    /// A text that does not change.
    case staticText = 48
    /// A field for one line.
    case textField = 49
    /// A field that hides what is typed.
    case secureTextField = 50
    /// A choice of dates or times.
    case datePicker = 51
    /// A field for several lines of text.
    case textView = 52
    /// A list of commands that is open.
    case menu = 53
    /// Places on the earth: `MKMapView`.
    case map = 57
    /// A web page.
    case webView = 58
    /// A row of a list, with what is in it.
    case cell = 75
    /// Two buttons that raise and lower a value.
    case stepper = 79
    /// One tab of a bar, on macOS.
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
