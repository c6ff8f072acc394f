import Foundation

/// A quick action that the Home Screen offers for the app.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// What the app knows the action by.
  public let type: String
  /// The line that the Home Screen shows first.
  public let localizedTitle: String
  /// The line below the title.
  public let localizedSubtitle: String?
  /// What belongs to the action.
  public let userInfo: [String: any NSSecureCoding]?

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - type: What the app knows it by.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The line below the title.
  ///   - icon: Accepted; no Home Screen draws it.
  ///   - userInfo: What belongs to it.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    super.init()
  }
}

/// The icon of a quick action, which no Home Screen draws here.
@MainActor @preconcurrency
open class UIApplicationShortcutIcon: NSObject {
  /// Makes an icon of a symbol.
  public init(systemImageName: String) {}

  /// Makes an icon of an image of the app.
  public init(templateImageName: String) {}
}
