import AccessibilityModel

/// What the bars around a screen show, as the screen's views ask for it.
struct BarContents: Equatable {
  var title: NavigationTitle?
  var settings = BarSettings()
  var visibility: [ToolbarPlacement: Visibility] = [:]
  var toolbar: [ToolbarEntry] = []
  var search: SearchSession?
  /// The title of the screen beneath.
  var back: Text?
  /// Goes back, where there is a screen beneath.
  var goBack: ActionBox?
}

extension BarContents {
  /// Reads what the views of a screen hand outwards.
  @MainActor
  init(of screen: ViewNode) {
    title = screen.preference(NavigationTitleKey.self) ?? nil
    settings = screen.preference(BarSettingsKey.self) ?? BarSettings()
    visibility = screen.preference(BarVisibilityKey.self) ?? [:]
    toolbar = screen.preference(ToolbarEntriesKey.self) ?? []
    search = screen.preference(SearchSessionKey.self) ?? nil
  }

  /// True where the bar at the upper edge has something to show and is not taken away.
  var showsNavigationBar: Bool {
    guard visibility[.navigationBar] != .hidden else { return false }
    return title != nil || goBack != nil || search != nil || toolbar.count > bottomEntries.count
  }

  /// True where the bar at the lower edge has something to show and is not taken away.
  var showsBottomBar: Bool { visibility[.bottomBar] != .hidden && !bottomEntries.isEmpty }

  /// What stands in the bar at the lower edge.
  var bottomEntries: [ToolbarEntry] {
    toolbar.filter { $0.place == .bottomBar || $0.place == .status }
  }

  /// What the escape gesture does: it goes back where a person can.
  var escape: (@MainActor () -> Void)? { settings.hidesBackButton ? nil : goBack?.run }
}

/// Something to do; all are alike when what they belong to is compared.
struct ActionBox: Equatable {
  let run: @MainActor () -> Void

  init(_ run: @escaping @MainActor () -> Void) {
    self.run = run
  }

  static func == (left: ActionBox, right: ActionBox) -> Bool { true }
}

/// What the views of a screen say about its bars.
struct BarSettings: Equatable {
  var hidesBackButton = false
  var titleMode = NavigationBarItem.TitleDisplayMode.automatic
  var hidesTitle = false
}

enum BarSettingsKey: PreferenceKey {
  static var defaultValue: BarSettings { BarSettings() }

  static func reduce(value: inout BarSettings, nextValue: () -> BarSettings) {
    let next = nextValue()
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.hidesTitle = value.hidesTitle || next.hidesTitle
    if next.titleMode != .automatic { value.titleMode = next.titleMode }
  }
}

enum BarVisibilityKey: PreferenceKey {
  static var defaultValue: [ToolbarPlacement: Visibility] { [:] }

  static func reduce(
    value: inout [ToolbarPlacement: Visibility], nextValue: () -> [ToolbarPlacement: Visibility]
  ) {
    value.merge(nextValue()) { _, next in next }
  }
}

enum BarContentsKey: PreferenceKey {
  static var defaultValue: BarContents { BarContents() }

  static func reduce(value: inout BarContents, nextValue: () -> BarContents) { value = nextValue() }
}
