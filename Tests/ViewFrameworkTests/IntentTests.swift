import AppIntents
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Intents that controls of an app perform", .serialized, .timeLimit(.minutes(10)))
struct IntentTests {
  @Test("An intent of every kind is performed by its button, as what it is about says")
  func kinds() async throws {
    let diary = Diary()
    AppDependencyManager.shared.add(dependency: diary)
    let view = VStack {
      Button("Play", intent: Play())
      Button("Walk", intent: Walking())
      Button("Come", intent: Coming())
      Button("Snap", intent: Snapping())
      Button("Set Up", intent: SettingUp())
      Button("Focus", intent: Focusing())
      Button("Open", intent: OpenDog("Rex"))
      Button("Search", intent: SearchDogs("beagle"))
    }
    try await hosting(view) { screen in
      for name in ["Play", "Walk", "Come", "Snap", "Set Up", "Focus", "Open", "Search"] {
        try await screen.activate(name)
        try await screen.advance(by: .zero)
      }
    }
    #expect(
      diary.lines == [
        "Play", "Walking", "Coming", "Snapping", "SettingUp", "Focusing", "opened Rex", "searched beagle",
      ])
  }

  @Test("A switch gives the intent's value, and a result hands over to the next intent")
  func results() async throws {
    let diary = Diary()
    AppDependencyManager.shared.add(dependency: diary)
    let view = VStack {
      Toggle("Light", isOn: false, intent: SetLight(true))
      Button("Choose", intent: Choose())
    }
    try await hosting(view) { screen in
      try await screen.activate("Light")
      try await screen.activate("Choose")
      try await screen.advance(by: .zero)
    }
    #expect(diary.lines == ["light true", "chose", "opened Bailey"])
  }

  @Test("Words and a view that an intent hands back are for the person")
  func snippet() async throws {
    let result = try await Find().perform()
    let found = try #require(result as? IntentResultContainer<Int, Never, Text, IntentDialog>)
    #expect(found.value == 2)
    #expect(found.dialog.map { String(localized: $0.full) } == "2 dogs are here.")
    #expect(found.dialog?.supporting == nil)
    let view = try #require(found.snippet)
    try await hosting(view) { screen in
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(heard == ["Bailey and Rex"])
    }
    let both = IntentDialog(full: "Two dogs are here.", supporting: "Two dogs")
    #expect(both.supporting.map { String(localized: $0) } == "Two dogs")
  }

  @Test("A person who is asked for a value does not answer, and the developer is told")
  func asking() async throws {
    let parameter = IntentParameter<String>(title: "Name", requestValueDialog: "Which dog?")
    await #expect(throws: AppIntentError.unanswered) { _ = try await parameter.requestValue("Which one?") }
    #expect(parameter.needsValueError() == .unanswered)
    try await hosting(Button("Call", intent: Call())) { screen in
      try await screen.activate("Call")
      try await screen.advance(by: .zero)
      let told = await screen.takeDiagnostics()
      #expect(told.contains { $0.message == "The intent Call failed: unanswered" })
    }
  }

  @Test("What intents need of the app is found by its type and its key, and made when it is read")
  func dependencies() {
    let manager = AppDependencyManager()
    let counter = Counter()
    manager.add(key: "small", dependency: "terrier \(counter.next())")
    manager.add(key: "large", dependency: "mastiff \(counter.next())")
    let small = AppDependency<String>(key: "small", manager: manager)
    let large = AppDependency<String>(key: "large", manager: manager)
    #expect(counter.value == 0)
    #expect(large.wrappedValue == "mastiff 1")
    #expect(small.wrappedValue == "terrier 2")
  }

  @Test("An intent is known by its type unless it says otherwise, and needs the app only where it opens it")
  func identity() {
    #expect(Play.persistentIdentifier == "Play")
    #expect(Find.persistentIdentifier == "find-dogs")
    let kinds: [any PersistentlyIdentifiable.Type] = [Play.self, Find.self]
    #expect(kinds.map { $0.persistentIdentifier } == ["Play", "find-dogs"])
    #expect(!Play.openAppWhenRun && OpenDog.openAppWhenRun)
    #expect(Play.description == nil)
    let description: IntentDescription? = Find.description
    #expect(description.map { String(localized: $0.descriptionText) } == "Finds the dogs.")
    #expect(description?.categoryName.map { String(localized: $0) } == "Dogs")
  }

  @Test("The sentence of an intent has a place for each parameter")
  func summary() {
    let summary: IntentParameterSummary<Call> = Call.parameterSummary
    let sentence: ParameterSummaryString<Call> = summary.sentence
    #expect(sentence.text == "Call … at …")
    #expect(paths() == [\Call.$name, \Call.$hour])
    #expect(Play.SummaryContent.self == EmptyParameterSummary.self)
  }

  @ParameterPathBuilder<Call>
  private func paths() -> [PartialKeyPath<Call>] {
    \.$name
    \.$hour
  }

  @Test("Shortcuts are those of the branch that holds, with what is said for them")
  func shortcuts() {
    let all = Shortcuts.appShortcuts
    #expect(all.map { $0.shortTitle.map { String(localized: $0) } } == ["Play", "Call", "Walk"])
    #expect(all.map { "\(type(of: $0.intent))" } == ["Play", "Call", "Walking"])
    let phrase: AppShortcutPhrase<Call> = "Call \(\.$name)"
    #expect(AppShortcut(intent: Call(), phrases: [phrase]).phrases == ["Call …"])
    #expect(all[1].phrases == ["Call …", "Call a dog"])
    #expect(all[0].systemImageName == "play")
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String ?? ""
    #expect(all[0].phrases == ["Play with \(name)"])
  }
}

@MainActor
private final class Diary {
  var lines: [String] = []
  func write(_ line: String) { lines.append(line) }
}

private final class Counter: @unchecked Sendable {
  var value = 0
  func next() -> Int {
    value += 1
    return value
  }
}

/// An intent that writes its own name into the diary.
private protocol Noting: AppIntent {
  var diary: Diary { get }
}

extension Noting {
  static var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: "\(Self.self)") }
}

extension Noting where PerformResult == IntentResultContainer<Never, Never, Never, Never> {
  func perform() async throws -> PerformResult {
    await diary.write("\(Self.self)")
    return .result()
  }
}

private struct Play: AudioPlaybackIntent, Noting { @Dependency var diary: Diary }
private struct Walking: LiveActivityIntent, Noting { @Dependency var diary: Diary }
private struct Coming: ForegroundContinuableIntent, Noting { @Dependency var diary: Diary }
private struct Snapping: SystemIntent, Noting { @Dependency var diary: Diary }
private struct SettingUp: ControlConfigurationIntent, Noting { @Dependency var diary: Diary }
private struct Focusing: SetFocusFilterIntent, Noting { @Dependency var diary: Diary }

private struct OpenDog: OpenIntent {
  static let title: LocalizedStringResource = "Open Dog"
  @Parameter(title: "Dog") var target: String
  @Dependency private var diary: Diary

  init() {}
  init(_ name: String) { target = name }

  func perform() async throws -> some IntentResult {
    await diary.write("opened \(target)")
    return .result()
  }
}

private struct SearchDogs: ShowInAppSearchResultsIntent {
  static let title: LocalizedStringResource = "Search Dogs"
  @Parameter(title: "Words") var criteria: StringSearchCriteria
  @Dependency private var diary: Diary

  init() {}
  init(_ words: String) { criteria = StringSearchCriteria(term: words) }

  func perform() async throws -> some IntentResult {
    await diary.write("searched \(criteria.term)")
    return .result()
  }
}

private struct SetLight: SetValueIntent {
  static let title: LocalizedStringResource = "Set Light"
  @Parameter(title: "On") var value: Bool
  @Dependency private var diary: Diary

  init() {}
  init(_ value: Bool) { self.value = value }

  func perform() async throws -> some IntentResult {
    await diary.write("light \(value)")
    return .result()
  }
}

private struct Choose: AppIntent {
  static let title: LocalizedStringResource = "Choose"
  @Dependency private var diary: Diary

  func perform() async throws -> some IntentResult & OpensIntent {
    await diary.write("chose")
    return .result(opensIntent: OpenDog("Bailey"))
  }
}

private struct Find: AppIntent {
  static let title: LocalizedStringResource = "Find"
  static let persistentIdentifier = "find-dogs"
  static let description: IntentDescription? = IntentDescription("Finds the dogs.", categoryName: "Dogs")

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    let count = 2
    return .result(value: count, dialog: "\(count) dogs are here.", view: Text("Bailey and Rex"))
  }
}

private struct Call: AppIntent {
  static let title: LocalizedStringResource = "Call"
  @Parameter(title: "Name") var name: String
  @Parameter(title: "Hour", default: 8) var hour: Int

  static var parameterSummary: Summary {
    Summary("Call \(\.$name) at \(\.$hour)") { \.$hour }
  }

  func perform() async throws -> some IntentResult {
    .result(value: try await $name.requestValue())
  }
}

private struct Shortcuts: AppShortcutsProvider {
  private static var isOpen: Bool { Bundle.main.bundlePath.isEmpty == false }

  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Play(), phrases: ["Play with \(.applicationName)"], shortTitle: "Play", systemImageName: "play")
    if isOpen {
      AppShortcut(intent: Call(), phrases: ["Call \(\.$name)", "Call a dog"], shortTitle: "Call")
    } else {
      AppShortcut(intent: Find(), phrases: ["Find"], shortTitle: "Find")
    }
    if isOpen {
      AppShortcut(intent: Walking(), phrases: ["Walk"], shortTitle: "Walk")
    }
  }
}
