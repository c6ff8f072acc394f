import AppIntents
import EarshotTesting
import SwiftUI
import Testing

@testable import WidgetKit

struct DogEntry: TimelineEntry {
  let date: Date
  let name: String
}

struct DogProvider: TimelineProvider {
  func placeholder(in context: Context) -> DogEntry { DogEntry(date: .now, name: "nobody") }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (DogEntry) -> Void) {
    completion(DogEntry(date: .now, name: "Snapshot, \(context.isPreview)"))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DogEntry>) -> Void) {
    let visits = UserDefaults.standard.integer(forKey: "widgetVisits")
    UserDefaults.standard.set(visits + 1, forKey: "widgetVisits")
    let entries = ["Bailey \(visits)", "Luna \(visits)"].enumerated().map { index, name in
      DogEntry(date: .now.addingTimeInterval(Double(index) * 60), name: name)
    }
    completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(1800))))
  }
}

struct DogWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "Dog", provider: DogProvider()) { entry in DogWidgetView(entry: entry) }
      .configurationDisplayName("Dogs")
      .description("Shows a dog a minute.")
      .supportedFamilies([.systemSmall, .systemMedium])
  }
}

private struct DogWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: DogEntry

  var body: some View {
    VStack {
      Text(verbatim: entry.name)
      Text(verbatim: "\(family)")
      Button("Next", intent: NextDog(step: 2))
    }
    .containerBackground(.background, for: .widget)
  }
}

struct NextDog: AppIntent {
  static let title: LocalizedStringResource = "Next Dog"
  @Parameter(title: "Step", default: 1) var step: Int

  init() {}
  init(step: Int) { self.step = step }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    UserDefaults.standard.set(100 * step, forKey: "widgetVisits")
    return .result(value: step)
  }
}

@MainActor
@Suite("Widgets", .serialized, .timeLimit(.minutes(10)))
struct WidgetTests {
  private func texts(_ screen: Screen) async throws -> [String] {
    try await screen.tour().stops.map(\.utterance.text)
  }

  @Test("A widget shows each entry from its date on, asks again when it said, and after an intent")
  func timeline() async throws {
    UserDefaults.standard.removeObject(forKey: "widgetVisits")
    let description = DogWidget().body.described
    #expect(description.offeredFamilies == [.systemSmall, .systemMedium])
    try await hosting(WidgetScreen(description: description, family: .systemSmall)) { screen in
      let first = try await texts(screen)
      #expect(
        first == ["Bailey 0", "systemSmall", "Next, button"])
      try await screen.advance(by: .seconds(61))
      let second = try await texts(screen)
      #expect(
        second.first == "Luna 0")
      try await screen.advance(by: .seconds(1770))
      let third = try await texts(screen)
      #expect(
        third.first == "Bailey 1")
      try await screen.activate("Next")
      try await screen.advance(by: .seconds(1))
      let fourth = try await texts(screen)
      #expect(
        fourth.first == "Bailey 200")
    }
  }

  @Test(
    "Where a person chooses among widgets, its name, what it is for and a snapshot of each size are heard")
  func gallery() async throws {
    try await hosting(WidgetGallery(description: DogWidget().body.described)) { screen in
      let heard = try await texts(screen)
      #expect(heard.prefix(4) == ["Dogs", "Shows a dog a minute.", "Snapshot, true", "systemSmall"])
      #expect(heard.contains("systemMedium"))
    }
  }

  @Test("A preview of an entry view has the room of the family")
  func previewContext() async throws {
    let view = GeometryReader { Text(verbatim: "\(Int($0.size.width)) by \(Int($0.size.height))") }
    try await hosting(view.previewContext(WidgetPreviewContext(family: .systemMedium))) { screen in
      let size = WidgetPlace(.systemMedium).size
      let heard = try await texts(screen)
      #expect(
        heard == ["\(Int(size.width) - 32) by \(Int(size.height) - 32)"])
    }
  }

  @Test("A switch has its intent performed, and an intent that fails is told to the developer")
  func toggle() async throws {
    try await hosting(Switch()) { screen in
      let first = try await texts(screen)
      #expect(
        first == ["Loud, switch button, off. Double tap to toggle setting."])
      try await screen.activate("Loud")
      try await screen.advance(by: .seconds(1))
      let second = await screen.takeDiagnostics()
      #expect(
        second.contains { $0.message.contains("The intent Failing failed: ") })
    }
  }

  @Test("Parts of a live activity are heard where they lie around the camera")
  func island() async throws {
    let activity = try #require(WalkWidget().body.described.activity)
    let attributes = Walk(dog: "Bailey")
    func heard(_ kind: ActivityPreviewViewKind) async throws -> [String] {
      let shown = try #require(activity.view(kind, attributes, Walk.ContentState(minutes: 5)))
      let view = AnyView(shown)
      var result: [String] = []
      try await hosting(view) { result = try await texts($0) }
      return result
    }
    let first = try await heard(.content)
    #expect(
      first == ["Bailey walks, 5"])
    let second = try await heard(.dynamicIsland(.compact))
    #expect(
      second == ["Bailey", "5"])
    let third = try await heard(.dynamicIsland(.minimal))
    #expect(
      third == ["5 min"])
    let fourth = try await heard(.dynamicIsland(.expanded))
    #expect(
      fourth == ["left", "right", "below"])
  }

  @Test("A live activity is listed until it is dismissed")
  func activity() async throws {
    let walk = try Activity.request(
      attributes: Walk(dog: "Luna"), content: .init(state: .init(minutes: 1), staleDate: nil))
    #expect(Activity<Walk>.activities.map(\.id) == [walk.id])
    await walk.update(using: .init(minutes: 2))
    #expect(walk.content.state.minutes == 2)
    await walk.end(nil, dismissalPolicy: .immediate)
    #expect(walk.activityState == .dismissed)
    #expect(Activity<Walk>.activities.isEmpty)
  }
}

private struct Switch: View {
  var body: some View { Toggle("Loud", isOn: false, intent: Failing()) }
}

private struct Failing: AppIntent {
  static let title: LocalizedStringResource = "Fails"
  func perform() async throws -> some IntentResult {
    if title.isEmpty { return .result() }
    throw CocoaError(.fileNoSuchFile)
  }
  private var title: String { "never" }
}

struct Walk: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
  var dog: String
}

struct WalkWidget: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: Walk.self) { context in
      Text(verbatim: "\(context.attributes.dog) walks, \(context.state.minutes)")
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.bottom) { Text("below") }
        DynamicIslandExpandedRegion(.leading) { Text("left") }
        DynamicIslandExpandedRegion(.trailing) { Text("right") }
      } compactLeading: {
        Text(verbatim: context.attributes.dog)
      } compactTrailing: {
        Text(verbatim: "\(context.state.minutes)")
      } minimal: {
        Text(verbatim: "\(context.state.minutes) min")
      }
    }
  }
}
