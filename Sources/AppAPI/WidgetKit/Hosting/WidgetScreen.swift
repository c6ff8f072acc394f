import AppHost
import AppIntents
import SwiftUI

/// A widget as a person meets it: its placeholder, then each entry of its timeline from its date on.
struct WidgetScreen: View {
  let description: WidgetDescription
  let family: WidgetFamily
  @State private var shown: AnyView?
  @State private var request = 0

  /// How long the system waits at least before it asks for entries again, in seconds.
  private static let leastWait: TimeInterval = 5 * 60

  var body: some View {
    let place = WidgetPlace(family)
    content(place)
      .modifier(WidgetFrame(place: place, hasMargins: description.hasMargins))
      .onAppear { WidgetReloads.current.listen { kind in reload(kind) } }
      .task(id: request) { await run(place.context(isPreview: false)) }
  }

  @ViewBuilder
  private func content(_ place: WidgetPlace) -> some View {
    if let shown {
      shown
    } else if let source = description.source {
      AnyView(source.placeholder(in: place.context(isPreview: false))).redacted(reason: .placeholder)
    }
  }

  private func reload(_ kind: String?) {
    if kind == nil || kind == description.kind { request += 1 }
  }

  /// Shows entries as their time comes, until the provider has no more to say.
  private func run(_ context: TimelineProviderContext) async {
    guard let source = description.source else { return }
    while !Task.isCancelled {
      let asked = Date.now
      let timeline = await source.timeline(in: context)
      guard !timeline.entries.isEmpty else { return }
      for entry in timeline.entries.sorted(by: { $0.date < $1.date }) {
        guard await wait(until: entry.date) else { return }
        shown = AnyView(entry.view)
      }
      switch timeline.policy.moment {
      case .request: return
      case .end: guard await wait(until: asked.addingTimeInterval(Self.leastWait)) else { return }
      case .date(let date):
        guard await wait(until: max(date, asked.addingTimeInterval(Self.leastWait))) else { return }
      }
    }
  }

  /// Whether nothing else was asked for until a time.
  private func wait(until date: Date) async -> Bool {
    let seconds = date.timeIntervalSinceNow
    guard seconds > 0 else { return true }
    do { try await Task.sleep(for: .seconds(seconds)) } catch { return false }
    return true
  }
}

/// What an app asks of its widgets while one is shown.
@MainActor
final class WidgetReloads: AppStateKey {
  private var listeners: [(String?) -> Void] = []

  static func initialValue(in host: RunningApp) -> WidgetReloads { WidgetReloads() }
  static var current: WidgetReloads { RunningApp.current[WidgetReloads.self] }

  func listen(_ listener: @escaping (String?) -> Void) {
    listeners.append(listener)
    // The system asks for entries again whenever an intent was performed in a widget.
    if listeners.count == 1 { IntentEnds.current.listen { WidgetReloads.current.reload(nil) } }
  }

  func reload(_ kind: String?) {
    for listener in listeners { listener(kind) }
  }
}

/// A widget where a person chooses among those of an app: its name, what it is for, and a snapshot in each size.
struct WidgetGallery: View {
  let description: WidgetDescription
  @State private var snapshots: [WidgetFamily: AnyView] = [:]

  var body: some View {
    ScrollView {
      VStack {
        if let name = description.displayName { name.font(.title) }
        if let summary = description.summary { summary }
        ForEach(description.offeredFamilies, id: \.self) { family in
          snapshots[family]?
            .modifier(WidgetFrame(place: WidgetPlace(family), hasMargins: description.hasMargins))
            .accessibilityElement(children: .contain)
        }
      }
    }
    .task {
      for family in description.offeredFamilies {
        let context = WidgetPlace(family).context(isPreview: true)
        guard let view = await description.source?.snapshot(in: context) else { continue }
        snapshots[family] = AnyView(view)
      }
    }
  }
}
