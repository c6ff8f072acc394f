import AccessibilityModel
import EarshotSession
import SwitchControlEngine
import Testing
import TreeFormat
import VoiceOverEngine

/// An app that posts notifications as it starts, and one more after a while.
private actor PostingSource: Source {
  private let tree = AccessibilityTree(.screen([.stop("Bailey"), .stop("Layla")]))
  private let atStart: [Notification]
  private let later: (instant: VirtualInstant, notification: Notification)?
  private var isDone = false
  /// The settings that it was told of before each start.
  private(set) var settings: [Set<String>] = []
  private(set) var focused: [ElementID?] = []

  init(_ atStart: [Notification], later: (Duration, Notification)? = nil) {
    self.atStart = atStart
    self.later = later.map { (VirtualInstant.start.advanced(by: $0.0), $0.1) }
  }

  func prepare(settings: Set<String>) { self.settings.append(settings) }

  func start() -> [Event] {
    isDone = false
    return [.changed(TreeVersion.initial.next, AccessibilityTree().diff(to: tree))]
      + atStart.map(Event.notification)
  }

  func perform(_ request: Request) -> [Event] {
    if case .focus(let id) = request.kind { focused.append(id) }
    return [.answered(request.id, .declined)]
  }

  func advance(to instant: VirtualInstant) -> [Event] {
    guard let later, !isDone, later.instant <= instant else { return [] }
    isDone = true
    return [.notification(later.notification)]
  }

  var readingOrder: ReadingOrder { tree.order }
  var nextDeadline: VirtualInstant? { isDone ? nil : later?.instant }
}

@Suite("What an app lets people hear as it starts")
struct OpeningTests {
  private static func announcement(
    _ text: SpokenText, _ priority: Notification.Priority = .standard
  ) -> Notification {
    .announcement(text, priority: priority, queued: false)
  }

  private func text(_ source: PostingSource, patience: Double = 5) async throws -> (Tour, String) {
    let tour = try await Tour.walk(source, with: VoiceOver(), patience: .seconds(patience))
    return (tour, Transcript.text(of: [Transcript(name: "Kennel", tour: tour)]))
  }

  @Test("Z4: a tour lists the same stops as ever, and tells what was heard and lost before them")
  func told() async throws {
    let source = PostingSource([
      Self.announcement("Welcome"), Self.announcement("Later", .low), Self.announcement("Urgent", .high),
    ])
    let (tour, text) = try await text(source)
    #expect(tour.stops.map(\.utterance.text) == ["Bailey", "Layla"])
    #expect(tour.opening?.heard.map(\.text) == ["Urgent", "Later"])
    #expect(
      text.contains(
        """
          2  Layla                                                                         0.4 s

        As it starts: Urgent
        As it starts: Later
        As it starts: (not heard: Welcome; cut off at once by the announcement "Urgent")

        """))
    let captions = Transcript.captions(of: [Transcript(name: "Kennel", tour: tour)])
    #expect(captions.hasPrefix("Urgent\nLater\nBailey\n"))
  }

  @Test("Z4: a default announcement is cut by the first stop, by a rule that the transcript counts")
  func cut() async throws {
    let (tour, text) = try await text(PostingSource([Self.announcement("Welcome")]))
    #expect(tour.opening?.lost.map(\.reason) == ["cut off at once by \"Bailey\""])
    #expect(tour.rules.map(\.name).contains(StartAnnouncements.ruleName))
    #expect(text.contains("As it starts: (not heard: Welcome; cut off at once by \"Bailey\")\n"))
  }

  @Test("Z4: where the app wants the cursor is told, and the tour begins at the first stop all the same")
  func cursor() async throws {
    let source = PostingSource([.screenChanged(.element(ElementID(slot: 2)))])
    let (tour, text) = try await text(source)
    #expect(tour.stops.map(\.utterance.text) == ["Bailey", "Layla"])
    #expect(tour.opening?.stop == ElementID(slot: 2))
    #expect(text.contains("\nThe cursor begins on \"Layla\".\n"))
    #expect(await source.focused.first == ElementID(slot: 2))
  }

  @Test("Z4: what is announced while a screen is waited for is heard; without waiting it is met on the way")
  func whileWaiting() async throws {
    let later = (Duration.seconds(2), Self.announcement("Loaded"))
    let (tour, _) = try await text(PostingSource([], later: later))
    #expect(tour.opening?.heard.map(\.text) == ["Loaded"])
    #expect(tour.stops.flatMap(\.asides).isEmpty)
  }

  @Test("An app that posts nothing has no opening, and nothing more is told")
  func nothing() async throws {
    let (tour, text) = try await text(PostingSource([]))
    #expect(tour.opening == nil)
    #expect(!text.contains("starts"))
  }

  @Test("Z4: JSON has what was heard and lost, and where the cursor began")
  func json() async throws {
    let source = PostingSource([
      Self.announcement("Welcome"), Self.announcement("Later", .low),
      .layoutChanged(.element(ElementID(slot: 2))),
    ])
    let (tour, _) = try await text(source)
    let json = Transcript.json(of: [Transcript(name: "Kennel", tour: tour)])
    let screen = try #require(try EncodedTranscriptV1(json).screens().first)
    #expect(screen.opening?.heard.map(\.segments) == tour.opening?.heard.map(\.segments))
    #expect(screen.opening?.heard.map(\.text) == ["Later"])
    #expect(screen.opening?.lost.map(\.utterance.text) == ["Welcome"])
    #expect(screen.opening?.stop == ElementID(slot: 2))
  }

  @Test("Z14: the source knows which settings are on before it starts, and what is turned on and off later")
  func settings() async throws {
    let source = PostingSource([])
    let session = Session(source: source)
    try await session.start(with: [VoiceOver(), SwitchControl()])
    #expect(await source.settings == [["voiceOver", "switchControl"]])
    #expect(await session.isOn(SwitchControl.self))
    let without = PostingSource([])
    try await Session(source: without).start()
    #expect(await without.settings == [[]])
  }
}
