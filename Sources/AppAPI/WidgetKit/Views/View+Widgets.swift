import SwiftUI

private enum WidgetFamilyKey: EnvironmentKey {
  static let defaultValue = WidgetFamily.systemMedium
}

private enum WidgetRenderingModeKey: EnvironmentKey {
  static let defaultValue = WidgetRenderingMode.fullColor
}

private enum WidgetMarginsKey: EnvironmentKey {
  static let defaultValue = EdgeInsets()
}

private enum WidgetBackgroundKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// The size of the widget that a view is in.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// In which colours the widget is drawn.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The room that content keeps from the edges.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetMarginsKey.self] }
    set { self[WidgetMarginsKey.self] = newValue }
  }

  /// True where the background of the widget is drawn.
  public var showsWidgetContainerBackground: Bool {
    get { self[WidgetBackgroundKey.self] }
    set { self[WidgetBackgroundKey.self] = newValue }
  }

  /// False: no label stands beside a widget on a phone.
  public var showsWidgetLabel: Bool { false }
  /// The place of a live activity; that of a phone.
  public var activityFamily: ActivityFamily { .medium }
  /// False: a live activity has its own place.
  public var isActivityFullscreen: Bool { false }
}

/// In which colours a widget is drawn.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name of the mode.
  public let description: String

  /// In its own.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In one colour that the person chose.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// In those of the picture behind it.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension View {
  /// Says what the app opens when the widget is touched; there is no app beside it here.
  public nonisolated func widgetURL(_ url: URL?) -> some View { self }
  /// Says whether the view takes the colour that a person chose.
  public nonisolated func widgetAccentable(_ accentable: Bool = true) -> some View { self }
  /// Adds words beside the widget, which a phone has no room for.
  public nonisolated func widgetLabel<S: StringProtocol>(_ label: S) -> some View { self }
  /// Adds words beside the widget, which a phone has no room for.
  public nonisolated func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
  /// Colours what is behind a live activity.
  public nonisolated func activityBackgroundTint(_ color: Color?) -> some View { self }
  /// Colours the words of a button that the system adds.
  public nonisolated func activitySystemActionForegroundColor(_ color: Color?) -> some View { self }
  /// Says where content is beside the camera.
  public nonisolated func dynamicIsland(verticalPlacement: DynamicIslandVerticalPlacement) -> some View {
    self
  }
}

/// Where content is beside the camera.
public enum DynamicIslandVerticalPlacement: Hashable, Sendable {
  /// At the side of it, or below it where it is wide.
  case `default`, belowIfTooWide
}

/// What is behind a widget on the Lock Screen; it is seen alone.
public struct AccessoryWidgetBackground: View {
  /// Makes one.
  public init() {}
  /// A colour that nobody hears.
  public var body: some View { Color.gray.opacity(0.2) }
}

/// Shows a preview of a provider at the size of a widget.
public struct WidgetPreviewContext: PreviewContext {
  let family: WidgetFamily

  /// Shows the preview at the size of a family.
  public init(family: WidgetFamily) { self.family = family }

  /// The view in the room of the widget.
  public func shown(_ content: AnyView) -> AnyView {
    AnyView(content.modifier(WidgetFrame(place: WidgetPlace(family), hasMargins: true)))
  }
}
