/// A form in which testing tools save a screen.
///
/// - Source: `Resources/SavedScreens/formats.tsv`
public enum ScreenFormat: String, Hashable, Sendable, CaseIterable {
  /// Page source of Appium's driver for iOS.
  case appiumIOS = "appium-ios"
  /// Page source of XCUITest, as WebDriverAgent writes it.
  case xcuitest
  /// Page source of Appium's driver for Android.
  case appiumAndroid = "appium-android"
  /// What `uiautomator dump` writes.
  case uiautomator
  /// What `idb ui describe-all` prints.
  case idb
  /// The `debugDescription` of an element of XCUITest.
  case debugDescription = "debug-description"
  /// The answer to `Accessibility.getFullAXTree` of Chrome DevTools.
  case chrome
  /// An ARIA snapshot of Playwright.
  case aria
  /// Our own tree, `earshot.tree`.
  case tree
  /// Our own session, `earshot.session`.
  case session

  /// What a message calls it.
  public var title: String { facts.title }

  /// What a screen of this format does not tell, in a few words; empty where it tells everything.
  public var untold: String { facts.untold }

  private var facts: (title: String, untold: String) {
    Self.table[rawValue] ?? (title: rawValue, untold: "")
  }

  private static let table: [String: (title: String, untold: String)] = {
    var result: [String: (title: String, untold: String)] = [:]
    for row in TableRows.rows(of: "formats") where row.count >= 3 {
      result[row[0]] = (title: row[1], untold: row[2] == "-" ? "" : row[2])
    }
    return result
  }()
}
