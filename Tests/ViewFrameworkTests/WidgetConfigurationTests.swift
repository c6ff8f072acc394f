import AppHost
import AppIntents
import EarshotTesting
import Intents
import SwiftUI
import Testing

@testable import WidgetKit

@MainActor
@Suite("Widgets that a person sets up, and several of them", .serialized, .timeLimit(.minutes(10)))
struct WidgetConfigurationTests {
  private func texts(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  @Test("A widget that an intent sets up shows what the intent's own values are, until a person changes them")
  func intents() async throws {
    let description = IntentWidget().body.described
    try await hosting(WidgetScreen(description: description, family: .systemSmall)) { screen in
      try await screen.advance(by: .zero)
      #expect(try await texts(screen) == ["Bailey, 1, false"])
    }
    try await hosting(WidgetGallery(description: description)) { screen in
      try await screen.advance(by: .zero)
      #expect(try await texts(screen).first == "Snapshot of Bailey, true")
    }
    #expect(IntentProvider().recommendations().map(\.intent.dog) == ["Luna"])
    #expect(IntentProvider().recommendations().map { String(localized: $0.description) } == ["Luna's walk"])
    #expect(SilentProvider().recommendations().isEmpty)
  }

  @Test("A widget of an older intent shows what an intent as it is made gives")
  func olderIntents() async throws {
    let description = OlderWidget().body.described
    #expect(description.kind == "Older")
    try await hosting(WidgetScreen(description: description, family: .systemSmall)) { screen in
      try await screen.advance(by: .zero)
      #expect(try await texts(screen) == ["Old Rex"])
    }
  }

  @Test("A bundle offers its widgets in their order, and those of a branch that holds")
  func bundle() {
    let offered = Kennels().body.offered.map { "\(type(of: $0))" }
    #expect(offered == ["IntentWidget", "OlderWidget", "InlineWidget"])
    #expect(WidgetList().offered.isEmpty)
    #expect(WidgetBundleBuilder.buildBlock().offered.isEmpty)
    #expect(Kennels(isOld: false).body.offered.count == 2)
    #expect(EmptyWidgetConfiguration().described.source == nil)
  }

  @Test("A widget without margins has the whole room, and one beside the clock is shown in one colour")
  func room() async throws {
    let description = InlineWidget().body.described
    #expect(!description.hasMargins)
    try await hosting(WidgetScreen(description: description, family: .accessoryRectangular)) { screen in
      try await screen.advance(by: .zero)
      let size = WidgetPlace(.accessoryRectangular).size
      #expect(try await texts(screen) == ["vibrant, \(Int(size.width)), 0.0"])
    }
    try await hosting(WidgetScreen(description: description, family: .systemSmall)) { screen in
      try await screen.advance(by: .zero)
      #expect(try await texts(screen) == ["fullColor, \(Int(WidgetPlace(.systemSmall).size.width)), 0.0"])
    }
    let modes: [WidgetRenderingMode] = [.fullColor, .accented, .vibrant]
    #expect(Set(modes).count == 3)
  }

  @Test("A timeline without an end is asked again when the app says so, for its kind or for all")
  func reloading() async throws {
    let counter = Visits()
    let description = StaticConfiguration(kind: "Visits", provider: VisitProvider(visits: counter)) { entry in
      Text(verbatim: entry.name)
    }.described
    try await hosting(WidgetScreen(description: description, family: .systemSmall)) { screen in
      try await screen.advance(by: .seconds(3600))
      #expect(try await texts(screen) == ["Visit 1"])
      WidgetCenter.shared.reloadTimelines(ofKind: "Walks")
      try await screen.advance(by: .seconds(1))
      #expect(try await texts(screen) == ["Visit 1"])
      WidgetCenter.shared.reloadTimelines(ofKind: "Visits")
      try await screen.advance(by: .seconds(1))
      #expect(try await texts(screen) == ["Visit 2"])
      WidgetCenter.shared.reloadAllTimelines()
      try await screen.advance(by: .seconds(1))
      #expect(try await texts(screen) == ["Visit 3"])
    }
    #expect(try await WidgetCenter.shared.currentConfigurations().isEmpty)
  }

  @Test("A timeline with an end is asked for again after it, and not sooner than in five minutes")
  func ending() async throws {
    let counter = Visits()
    let provider = VisitProvider(visits: counter, policy: .atEnd)
    let description = StaticConfiguration(kind: "Visits", provider: provider) { Text(verbatim: $0.name) }
      .described
    try await hosting(WidgetScreen(description: description, family: .systemSmall)) { screen in
      try await screen.advance(by: .seconds(290))
      #expect(try await texts(screen) == ["Visit 1"])
      try await screen.advance(by: .seconds(20))
      #expect(try await texts(screen) == ["Visit 2"])
    }
  }

  @Test("Entries of a preview are those of every branch and loop that its timeline writes")
  func entries() {
    func names(_ isLong: Bool) -> [String] {
      @PreviewValueBuilder<DogEntry>
      func entries() -> [DogEntry] {
        DogEntry(date: .now, name: "first")
        if isLong { DogEntry(date: .now, name: "long") }
        for number in 1...2 { DogEntry(date: .now, name: "\(number)") }
        if isLong { DogEntry(date: .now, name: "yes") } else { DogEntry(date: .now, name: "no") }
        [DogEntry(date: .now, name: "last")]
      }
      return entries().map(\.name)
    }
    #expect(names(true) == ["first", "long", "1", "2", "yes", "last"])
    #expect(names(false) == ["first", "1", "2", "no", "last"])
  }

  @Test("Regions of an island stand where they say, and a branch that does not hold has none")
  func regions() async throws {
    @DynamicIslandExpandedContentBuilder
    func content(_ isWide: Bool) -> DynamicIslandExpandedContent<some View> {
      DynamicIslandExpandedRegion(.trailing) { Text("right") }
      DynamicIslandExpandedRegion(.leading) { Text("left") }
      if isWide { DynamicIslandExpandedRegion(.center) { Text("middle") } }
    }
    let positions: [DynamicIslandExpandedRegionPosition] = content(true).regions.map(\.position)
    #expect(positions == [.trailing, .leading, .center])
    #expect(content(false).regions.count == 2)
  }

  @Test("A live activity's view knows what it shows, of whom, and that it is not out of date")
  func context() async throws {
    let configuration = ActivityConfiguration(for: Walk.self) { context in
      Text(verbatim: contextWords(context))
    } dynamicIsland: { _ in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("below") }
      } compactLeading: {
        Text("left")
      } compactTrailing: {
        Text("right")
      } minimal: {
        Text("small")
      }
    }
    let shown = try #require(configuration.view(.content, Walk(dog: "Rex"), Walk.ContentState(minutes: 3)))
    let view = AnyView(shown)
    try await hosting(view) { screen in
      let heard = try await texts(screen)
      #expect(heard == ["Rex, 3, Walk, false"])
    }
    #expect(configuration.view(.content, "no walk", Walk.ContentState(minutes: 3)) == nil)
  }

  private func contextWords(_ context: ActivityViewContext<Walk>) -> String {
    "\(context.attributes.dog), \(context.state.minutes), \(context.activityID), \(context.isStale)"
  }
}

private struct SetUpDog: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose a Dog"
  @Parameter(title: "Dog", default: "Bailey") var dog: String

  init() {}
  init(dog: String) { self.dog = dog }
}

private struct IntentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DogEntry { DogEntry(date: .now, name: "nobody") }

  func snapshot(for configuration: SetUpDog, in context: TimelineProviderContext) async -> DogEntry {
    DogEntry(date: .now, name: "Snapshot of \(configuration.dog), \(context.isPreview)")
  }

  func timeline(for configuration: SetUpDog, in context: Context) async -> Timeline<DogEntry> {
    let name = "\(configuration.dog), 1, \(context.isPreview)"
    return Timeline(entries: [DogEntry(date: .now, name: name)], policy: TimelineReloadPolicy.never)
  }

  func recommendations() -> [AppIntentRecommendation<SetUpDog>] {
    [AppIntentRecommendation(intent: SetUpDog(dog: "Luna"), description: "Luna's walk")]
  }
}

private struct SilentProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> DogEntry { DogEntry(date: .now, name: "") }
  func snapshot(for configuration: SetUpDog, in context: Context) async -> DogEntry {
    placeholder(in: context)
  }
  func timeline(for configuration: SetUpDog, in context: Context) async -> Timeline<DogEntry> {
    Timeline(entries: [], policy: .atEnd)
  }
}

private struct IntentWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(kind: "Intent", intent: SetUpDog.self, provider: IntentProvider()) { entry in
      Text(verbatim: entry.name)
    }
    .supportedFamilies([.systemSmall])
  }
}

private final class OldIntent: INIntent, @unchecked Sendable {
  var dog: String? { "Rex" }
}

private struct OlderProvider: IntentTimelineProvider {
  func placeholder(in context: Context) -> DogEntry { DogEntry(date: .now, name: "nobody") }

  func getSnapshot(
    for configuration: OldIntent, in context: Context, completion: @escaping @Sendable (DogEntry) -> Void
  ) {
    completion(DogEntry(date: .now, name: "Snapshot of \(configuration.dog ?? "nobody")"))
  }

  func getTimeline(
    for configuration: OldIntent, in context: Context,
    completion: @escaping @Sendable (Timeline<DogEntry>) -> Void
  ) {
    let entry = DogEntry(date: .now, name: "Old \(configuration.dog ?? "nobody")")
    completion(Timeline(entries: [entry], policy: .never))
  }
}

private struct OlderWidget: Widget {
  var body: some WidgetConfiguration {
    IntentConfiguration(kind: "Older", intent: OldIntent.self, provider: OlderProvider()) { entry in
      Text(verbatim: entry.name)
    }
  }
}

private struct InlineWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Inline", provider: DogProvider()) { _ in InlineView() }
      .contentMarginsDisabled()
  }
}

private struct InlineView: View {
  @Environment(\.widgetRenderingMode) private var mode: WidgetRenderingMode
  @Environment(\.widgetContentMargins) private var margins

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        AccessoryWidgetBackground()
        Text(verbatim: "\(mode), \(Int(proxy.size.width)), \(margins.top)")
      }
    }
  }
}

private struct Kennels: WidgetBundle {
  private let isOld: Bool

  init() { self.init(isOld: true) }
  init(isOld: Bool) { self.isOld = isOld }

  var body: some Widget {
    IntentWidget()
    if isOld { OlderWidget() }
    if isOld { InlineWidget() } else { IntentWidget() }
  }
}

private final class Visits: @unchecked Sendable {
  var count = 0
}

private struct VisitProvider: TimelineProvider {
  let visits: Visits
  var policy = TimelineReloadPolicy.never

  func placeholder(in context: Context) -> DogEntry { DogEntry(date: .now, name: "nobody") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (DogEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DogEntry>) -> Void) {
    visits.count += 1
    let entry = DogEntry(date: .now, name: "Visit \(visits.count)")
    completion(Timeline(entries: [entry], policy: policy))
  }
}
