import AppHost
import SwiftUI
import TreeFormat

extension PreviewDeclaration {
  /// Describes a widget that a program begins with.
  public init<Shown: Widget>(
    kind: PreviewInfo.Kind, _ name: String? = nil, file: String, line: Int,
    body: @escaping @MainActor () -> Shown
  ) {
    self.init(widgets: kind, name, file: file, line: line) { WidgetParts.parts(of: body().offered) }
  }

  /// Describes the widgets that a program begins with.
  public init<Shown: WidgetBundle>(
    kind: PreviewInfo.Kind, _ name: String? = nil, file: String, line: Int,
    body: @escaping @MainActor () -> Shown
  ) {
    self.init(widgets: kind, name, file: file, line: line) { WidgetParts.parts(of: body().body.offered) }
  }

  /// Describes entries of a widget to be shown; called by the expansion of `#Preview`.
  public init<Shown: Widget>(
    _ name: String? = nil, as family: WidgetFamily, file: String, line: Int,
    body: @escaping @MainActor () -> Shown,
    @PreviewValueBuilder<any TimelineEntry> timeline: @escaping @MainActor () -> [any TimelineEntry]
  ) {
    let title = name ?? "\(Shown.self), \(family)"
    self.init(widgets: .provider, title, file: file, line: line) {
      WidgetParts.parts(of: body(), title, family: family, entries: timeline())
    }
  }

  /// Describes a widget to be shown with a provider's entries; called by the expansion of `#Preview`.
  public init<Shown: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, file: String, line: Int,
    body: @escaping @MainActor () -> Shown, timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let title = name ?? "\(Shown.self), \(family)"
    self.init(widgets: .provider, title, file: file, line: line) {
      var description = body().body.described
      guard let content = description.source as? ProvidedSource<Provider.Entry> else { return [] }
      description.source = content.asking(timelineProvider())
      return [WidgetParts.part(title) { WidgetScreen(description: description, family: family) }]
    }
  }

  /// Describes states of a live activity to be shown; called by the expansion of `#Preview`.
  public init<Attributes: ActivityAttributes, Shown: Widget>(
    _ name: String? = nil, as kind: ActivityPreviewViewKind,
    using attributes: @autoclosure @escaping @MainActor () -> Attributes, file: String, line: Int,
    body: @escaping @MainActor () -> Shown,
    @PreviewValueBuilder<Attributes.ContentState> contentStates:
      @escaping @MainActor () -> [Attributes.ContentState]
  ) {
    let title = name ?? "\(Shown.self)"
    self.init(widgets: .provider, title, file: file, line: line) {
      let activity = body().body.described.activity
      let views = contentStates().compactMap { activity?.view(kind, attributes(), $0) }
      return views.enumerated().map { index, view in
        WidgetParts.part(views.count == 1 ? title : "\(title) \(index + 1)") { AnyView(view) }
      }
    }
  }

  private init(
    widgets kind: PreviewInfo.Kind, _ name: String?, file: String, line: Int,
    parts: @escaping @MainActor () -> [PreviewPart]
  ) {
    self.init(kind: kind, name, file: file, line: line, parts: parts) { WidgetParts.first(of: parts()) }
  }
}

/// Puts the values together that a preview shows one after another.
@resultBuilder
public enum PreviewValueBuilder<Value> {
  /// A value as it stands.
  public static func buildExpression(_ value: Value) -> [Value] { [value] }
  /// Several values as they stand.
  public static func buildExpression(_ values: [Value]) -> [Value] { values }
  /// Any number of values.
  public static func buildBlock(_ values: [Value]...) -> [Value] { values.flatMap { $0 } }
  /// Values that may be absent.
  public static func buildOptional(_ values: [Value]?) -> [Value] { values ?? [] }
  /// The first branch of a choice.
  public static func buildEither(first values: [Value]) -> [Value] { values }
  /// The second branch of a choice.
  public static func buildEither(second values: [Value]) -> [Value] { values }
  /// Values of a loop.
  public static func buildArray(_ values: [[Value]]) -> [Value] { values.flatMap { $0 } }
  /// Values that depend on what the system offers.
  public static func buildLimitedAvailability(_ values: [Value]) -> [Value] { values }
}
