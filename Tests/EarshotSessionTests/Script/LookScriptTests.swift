import AccessibilityModel
import EarshotSession
import SpokenContentEngine
import Testing
import TreeFormat
import VoiceOverEngine

@Suite("Scripts that draw the screen")
struct LookScriptTests {
  /// A screen that answers with what it was asked to draw.
  private actor DrawnSource: Source {
    private let tree: AccessibilityTree
    private(set) var requests: [PictureRequest] = []

    init(_ screen: AccessibilityNode) {
      tree = AccessibilityTree(screen)
    }

    func start() -> [Event] { StaticSource(tree).start() }
    func perform(_ request: Request) -> [Event] { StaticSource(tree).perform(request) }
    func advance(to instant: VirtualInstant) -> [Event] { [] }
    var readingOrder: ReadingOrder { tree.order }
    var nextDeadline: VirtualInstant? { nil }

    func picture(_ request: PictureRequest) -> (picture: Picture?, events: [Event]) {
      requests.append(request)
      return (Picture(png: [7], width: 200, height: 400), [])
    }
  }

  private static let screen: AccessibilityNode = .container(
    frame: Rect(x: 0, y: 0, width: 390, height: 844),
    [
      .stop("Bailey", frame: Rect(x: 0, y: 0, width: 100, height: 30)),
      .stop("Adopt", traits: .button, frame: Rect(x: 0, y: 40, width: 100, height: 30)),
      .stop("Help", traits: .button, frame: Rect(x: 0, y: 80, width: 100, height: 30)),
    ])

  private func drawn(
    _ script: String, _ body: (ScriptRunner, [ScriptOutcome], [PictureRequest]) -> Void
  ) async throws {
    let source = DrawnSource(Self.screen)
    let session = Session(source: source)
    try await session.start()
    var runner = ScriptRunner(session, heard: try await session.turnOn(VoiceOver(.iOS)))
    var outcomes: [ScriptOutcome] = []
    for line in try Script(reading: script).lines { outcomes.append(try await runner.run(line)) }
    runner.finish()
    body(runner, outcomes, await source.requests)
  }

  @Test("L8: a picture shows the cursor and what technologies draw at that moment")
  func overlays() async throws {
    try await drawn("look a.png\nright\nsay \"show names\"\npress tab\nlook \"b c.png\"") {
      runner, outcomes, requests in
      #expect(runner.failures == [])
      #expect(outcomes.compactMap(\.pictureFile) == ["a.png", "b c.png"])
      #expect(outcomes.compactMap(\.picture?.width) == [200, 200])
      #expect(requests.map { $0.overlays.map(\.kind) } == [[.cursor], [.cursor, .ring, .names]])
      #expect(requests.map { $0.overlays.first?.marks.first?.text } == ["Bailey", "Adopt"])
    }
  }

  @Test("L8: a picture has the scale that its line names, else that of all pictures of the script")
  func scale() async throws {
    try await drawn("look a.png\nlook b.png 3x\nlook c.png 0.5x") { runner, _, requests in
      #expect(runner.failures == [])
      #expect(requests.map(\.scale) == [2, 3, 0.5])
    }
    let source = DrawnSource(Self.screen)
    let session = Session(source: source)
    try await session.start()
    var runner = ScriptRunner(session)
    runner.pictureScale = 1
    for line in try Script(reading: "look a.png\nlook b.png 2x").lines { try await runner.run(line) }
    #expect(await source.requests.map(\.scale) == [1, 2])
  }

  @Test("Lines behind a picture are about the command before it")
  func expectations() async throws {
    try await drawn("right\nlook a.png\nexpect \"Adopt, button\"") { runner, _, _ in
      #expect(runner.failures == [])
    }
  }

  @Test("A screen that was saved cannot be drawn; the line says so")
  func saved() async throws {
    let driven = try await DrivenScript("look a.png\nright", Self.screen)
    #expect(
      driven.failures.map(\.lines) == [
        ["This screen cannot be drawn. Show a view, a view controller or an app."]
      ])
  }

  @Test(
    "A picture needs the name of a PNG file",
    arguments: ["look", "look a.jpg", "look a.png b.png", "look a.png 9x"])
  func wrong(line: String) {
    let error = #expect(throws: ScriptError.self) { try Script(reading: line) }
    #expect(error?.description.contains("look FILE.png 3x") == true)
  }

  @Test("What can be drawn over a screen is what the technologies show", arguments: ScreenOverlay.allCases)
  func screenOverlays(kind: ScreenOverlay) async throws {
    let session = Session(source: StaticSource(AccessibilityTree(Self.screen)))
    try await session.start()
    let overlay = try #require(await session.overlay(kind, stop: kind == .spoken ? 1 : 2))
    switch kind {
    case .order: #expect(overlay.marks.map(\.text) == ["1", "2", "3"])
    case .names: #expect(overlay.marks.map(\.text) == ["Adopt", "Help"])
    case .numbers: #expect(overlay.marks.map(\.text) == ["1", "2"])
    case .grid: #expect(overlay.marks.count > 4)
    case .cursor: #expect(overlay.marks.map(\.text) == ["Adopt"])
    case .ring: #expect(overlay.marks.map(\.text) == ["Help"])
    case .spoken: #expect(overlay.highlights.map(\.part) == [.sentence, .word])
    }
  }

  @Test("There is no cursor on a stop beyond the last one")
  func noSuchStop() async throws {
    let session = Session(source: StaticSource(AccessibilityTree(Self.screen)))
    try await session.start()
    #expect(await session.overlay(.cursor, stop: 3) != nil)
    #expect(await session.overlay(.cursor, stop: 4) == nil)
  }

  @Test("Z18: Speak Screen is drawn at the sentence that is asked for, and not beyond the last one")
  func spoken() async throws {
    let screen = AccessibilityNode.container([
      .stop("One two. Three four.", traits: .staticText), .stop("Buy", traits: .button),
    ])
    let session = Session(source: StaticSource(AccessibilityTree(screen)))
    try await session.start()
    #expect(await session.overlay(.spoken)?.highlights.map(\.words) == ["One two.", "One"])
    #expect(await session.overlay(.spoken, stop: 2)?.highlights.map(\.words) == ["Three four.", "Three"])
    #expect(await session.overlay(.spoken, stop: 3) == nil)
    #expect(await session.isOn(SpokenContent.self) == false)
  }
}
