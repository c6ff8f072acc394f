/// A type whose elements can be searched by their types.
@MainActor
public protocol XCUIElementTypeQueryProvider {
  /// The first element that is found.
  var firstMatch: XCUIElement { get }
  /// The elements inside that have a type.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
}

extension XCUIElementTypeQueryProvider {
  /// Activity indicators inside.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// Alerts inside.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// Buttons inside.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// Cells inside.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// Collection views inside.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// Date pickers inside.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// Groups inside.
  public var groups: XCUIElementQuery { descendants(matching: .group) }
  /// Images inside.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// Keyboards inside.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// Keys inside.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// Links inside.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// Maps inside.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// Menus inside.
  public var menus: XCUIElementQuery { descendants(matching: .menu) }
  /// Navigation bars inside.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// Views inside of no other type.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// Page indicators inside.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// Picker wheels inside.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// Pickers inside.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// Popovers inside.
  public var popovers: XCUIElementQuery { descendants(matching: .popover) }
  /// Progress indicators inside.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// Scroll views inside.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// Search fields inside.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// Secure text fields inside.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// Segmented controls inside.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// Sheets inside.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// Sliders inside.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// Static texts inside.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// Steppers inside.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// Switches inside.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// Tab bars inside.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// Tabs inside.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// Tables inside.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// Text fields inside.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// Text views inside.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// Toggles inside.
  public var toggles: XCUIElementQuery { descendants(matching: .toggle) }
  /// Toolbars inside.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// Web views inside.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// Windows inside.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
}
