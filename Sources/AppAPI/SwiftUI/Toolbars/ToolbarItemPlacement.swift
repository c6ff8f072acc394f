/// Where an item of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  let place: ToolbarPlace

  /// At the end of the bar at the upper edge.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// In the middle of the bar at the lower edge.
  public static let status = ToolbarItemPlacement(place: .status)
  /// For the most important thing to do: at the end of the bar at the upper edge.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// For what is done less often: in a menu at the end of the bar at the upper edge.
  public static let secondaryAction = ToolbarItemPlacement(place: .secondary)
  /// Accepts what was done: at the end of the bar at the upper edge.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// Leaves without a change: at the beginning of the bar at the upper edge.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// Deletes or ends something: at the end of the bar at the upper edge.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// Leads elsewhere: at the beginning of the bar at the upper edge.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// Above the keyboard, while a person writes.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
  /// At the beginning of the bar at the upper edge.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the end of the bar at the upper edge.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the beginning of the bar at the upper edge.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the end of the bar at the upper edge.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bar at the lower edge.
  public static let bottomBar = ToolbarItemPlacement(place: .bottomBar)
  /// Below the title.
  public static let subtitle = ToolbarItemPlacement(place: .subtitle)
  /// In place of a large title.
  public static let largeTitle = ToolbarItemPlacement(place: .principal)
  /// In place of a large line below the title.
  public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)
}

/// The places that bars have for items.
enum ToolbarPlace: Hashable, Sendable {
  case leading, principal, subtitle, trailing, secondary, titleMenu, status, bottomBar, keyboard
}

/// The bars of a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  /// Whichever is meant: the one at the upper edge.
  public static let automatic = ToolbarPlacement(name: "navigationBar")
  /// The one at the upper edge.
  public static let navigationBar = ToolbarPlacement(name: "navigationBar")
  /// The one at the lower edge.
  public static let bottomBar = ToolbarPlacement(name: "bottomBar")
  /// The one with tabs.
  public static let tabBar = ToolbarPlacement(name: "tabBar")
}

/// What the screen is there for; nothing is heard of it.
public struct ToolbarRole: Hashable, Sendable {
  private let name: String

  /// As the place has it.
  public static let automatic = ToolbarRole(name: "automatic")
  /// To look around.
  public static let browser = ToolbarRole(name: "browser")
  /// To write.
  public static let editor = ToolbarRole(name: "editor")
  /// To move between screens.
  public static let navigationStack = ToolbarRole(name: "navigationStack")
}

/// How a title is shown.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
  let mode: NavigationBarItem.TitleDisplayMode

  /// Large.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  /// In a row of its own.
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  /// Large, in the row of the buttons.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inlineLarge)
  /// In the row of the buttons.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}

/// What bars show by themselves.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// What names the screen.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows or hides the first column.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The field to search in.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
