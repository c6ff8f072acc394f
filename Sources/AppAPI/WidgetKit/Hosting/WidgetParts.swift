import AppHost
import SwiftUI

/// The previews that widgets make: one for each size, and one of where a person chooses among them.
@MainActor
enum WidgetParts {
  /// What is shown of the widgets of a program.
  static func parts(of widgets: [any Widget]) -> [PreviewPart] {
    widgets.flatMap { widget -> [PreviewPart] in
      let name = "\(type(of: widget))"
      let description = described(widget)
      // A live activity is not there until the app begins one.
      guard description.source != nil else { return [] }
      let gallery = part("\(name), gallery") { WidgetGallery(description: described(widget)) }
      let sizes = description.offeredFamilies.map { family in
        part("\(name), \(family)") { WidgetScreen(description: described(widget), family: family) }
      }
      return sizes + (description.displayName == nil && description.summary == nil ? [] : [gallery])
    }
  }

  /// What the entries of a preview show.
  static func parts(
    of widget: any Widget, _ name: String, family: WidgetFamily, entries: [any TimelineEntry]
  ) -> [PreviewPart] {
    let description = described(widget)
    let views = description.source?.views(of: entries) ?? []
    return views.enumerated().map { index, entry in
      part(views.count == 1 ? name : "\(name) \(index + 1)") {
        AnyView(entry.view).modifier(
          WidgetFrame(place: WidgetPlace(family), hasMargins: description.hasMargins))
      }
    }
  }

  private static func described(_ widget: any Widget) -> WidgetDescription {
    func description<Shown: Widget>(_ widget: Shown) -> WidgetDescription { widget.body.described }
    return description(widget)
  }

  static func part<Shown: View>(_ name: String, _ make: @escaping @MainActor () -> Shown) -> PreviewPart {
    PreviewPart(name: name) { WindowHost(rootView: make) }
  }

  /// What a part shows where the parts were not asked for.
  static func first(of parts: [PreviewPart]) -> any HostedContent {
    parts.first?.makeContent() ?? WindowHost(rootView: { EmptyView() })
  }
}
