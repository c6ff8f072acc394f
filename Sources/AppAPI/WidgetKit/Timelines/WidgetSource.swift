import AppIntents
import SwiftUI

/// Where the content of a widget comes from, as views.
@MainActor
protocol WidgetSource {
  /// The view for the time until there is an entry.
  func placeholder(in context: TimelineProviderContext) -> any View
  /// The view that is shown where a person chooses among widgets; `nil` where none was handed over.
  func snapshot(in context: TimelineProviderContext) async -> (any View)?
  /// The views from now on.
  func timeline(in context: TimelineProviderContext) async -> WidgetTimeline
  /// The views of entries that a preview has.
  func views(of entries: [any TimelineEntry]) -> [WidgetTimeline.Entry]
}

/// Views with the times from which on they are shown.
struct WidgetTimeline {
  struct Entry {
    let date: Date
    let view: any View
  }

  var entries: [Entry]
  var policy: TimelineReloadPolicy
}

/// What one configuration of the framework has: how entries are asked for, and how one is shown.
@MainActor
struct ProvidedSource<Entry: TimelineEntry>: WidgetSource {
  let placeholderEntry: @MainActor (TimelineProviderContext) -> Entry
  let snapshotEntry: @MainActor (TimelineProviderContext) async -> Entry?
  let entries: @MainActor (TimelineProviderContext) async -> Timeline<Entry>?
  let content: @MainActor (Entry) -> any View

  func placeholder(in context: TimelineProviderContext) -> any View { content(placeholderEntry(context)) }

  func snapshot(in context: TimelineProviderContext) async -> (any View)? {
    await snapshotEntry(context).map { content($0) }
  }

  func timeline(in context: TimelineProviderContext) async -> WidgetTimeline {
    guard let timeline = await entries(context) else { return WidgetTimeline(entries: [], policy: .never) }
    return WidgetTimeline(entries: views(of: timeline.entries), policy: timeline.policy)
  }

  func views(of entries: [any TimelineEntry]) -> [WidgetTimeline.Entry] {
    entries.compactMap { $0 as? Entry }.map { WidgetTimeline.Entry(date: $0.date, view: content($0)) }
  }
}

/// Waits for what a provider hands over to a closure, which may be never.
@MainActor
private func handedOver<Value>(
  _ ask: (@escaping @Sendable (Value) -> Void) -> Void
) async -> Value? {
  let (stream, continuation) = AsyncStream.makeStream(of: Handed<Value>.self)
  ask { value in
    continuation.yield(Handed(value: value))
    continuation.finish()
  }
  for await handed in stream { return handed.value }
  return nil
}

/// A value on its way from the provider to the widget, which alone uses it.
private struct Handed<Value>: @unchecked Sendable {
  let value: Value
}

extension ProvidedSource {
  /// The source of a widget that nobody sets up.
  init<Provider: TimelineProvider, Content: View>(
    _ provider: Provider, _ content: @escaping (Provider.Entry) -> Content
  ) where Provider.Entry == Entry {
    placeholderEntry = { provider.placeholder(in: $0) }
    snapshotEntry = { context in await handedOver { provider.getSnapshot(in: context, completion: $0) } }
    entries = { context in await handedOver { provider.getTimeline(in: context, completion: $0) } }
    self.content = { content($0) }
  }

  /// The source of a widget that an intent sets up, with what the intent has when nobody changed it.
  init<Provider: AppIntentTimelineProvider, Content: View>(
    intents provider: Provider, _ content: @escaping (Provider.Entry) -> Content
  ) where Provider.Entry == Entry {
    nonisolated(unsafe) let provider = provider
    placeholderEntry = { provider.placeholder(in: $0) }
    snapshotEntry = { context in
      nonisolated(unsafe) let context = context
      return await Handed(value: provider.snapshot(for: Provider.Intent(), in: context)).value
    }
    entries = { context in
      nonisolated(unsafe) let context = context
      return await Handed(value: provider.timeline(for: Provider.Intent(), in: context)).value
    }
    self.content = { content($0) }
  }

  /// The source of a widget that an older intent sets up, which the app makes.
  init<Provider: IntentTimelineProvider, Content: View>(
    olderIntents provider: Provider, make: @escaping @MainActor () -> Provider.Intent,
    _ content: @escaping (Provider.Entry) -> Content
  ) where Provider.Entry == Entry {
    placeholderEntry = { provider.placeholder(in: $0) }
    snapshotEntry = { context in
      await handedOver { provider.getSnapshot(for: make(), in: context, completion: $0) }
    }
    entries = { context in
      await handedOver { provider.getTimeline(for: make(), in: context, completion: $0) }
    }
    self.content = { content($0) }
  }

  /// The same views with the entries of another provider.
  func asking<Provider: TimelineProvider>(_ provider: Provider) -> Self where Provider.Entry == Entry {
    ProvidedSource(
      placeholderEntry: { provider.placeholder(in: $0) },
      snapshotEntry: { context in await handedOver { provider.getSnapshot(in: context, completion: $0) } },
      entries: { context in await handedOver { provider.getTimeline(in: context, completion: $0) } },
      content: content)
  }
}
