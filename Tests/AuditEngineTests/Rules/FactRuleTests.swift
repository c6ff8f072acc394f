import AccessibilityModel
import AuditEngine
import Testing

@testable import EffortEngine

@Suite("Rules about pictures, walks, announcements and changes of the screen", .timeLimit(.minutes(10)))
struct FactRuleTests {
  private static let kinds: [(PictureFinding.Kind, String)] = [
    (.contrast, "contrast"), (.smallTarget, "small-target"), (.overlap, "overlapping-targets"),
    (.truncated, "text-cut"), (.clipped, "text-cut"), (.fixedSize, "fixed-text"),
    (.noLargeContent, "no-large-content"), (.noLargeContentInteraction, "no-large-content"),
    (.unexposedControl, "unexposed-control"), (.unexposedDrawing, "unexposed-drawing"),
    (.unspokenText, "label-in-name"),
  ]

  @Test("8.1: each thing that a picture shows breaks its rule, and nothing where it shows nothing")
  func pictures() {
    #expect(Set(Self.kinds.map(\.0)) == Set(PictureFinding.Kind.allCases))
    for (kind, rule) in Self.kinds {
      let seen = PictureFinding(
        kind, words: "Arc", subject: "UILabel", frame: Rect(x: 0, y: 0, width: 20, height: 18),
        measured: 18, needed: 44)
      let found = Screens.broken([.text("Arc")]) { $0.picture = [seen] }
      #expect(found == [rule])
    }
    #expect(Screens.broken([.text("Arc")]) { $0.picture = [] } == [])
  }

  @Test("8.1: a small target tells the element's place in the code, what was measured and the limit")
  func smallTarget() throws {
    let id = ElementID(slot: 7)
    let place = SourceLocation(file: "/app/Help.swift", line: 12)
    let node = AccessibilityNode.stop("Help", traits: .button, id: id).with(\.sourceLocation, place)
    let seen = PictureFinding(
      .smallTarget, subject: "UIButton", frame: Rect(x: 0, y: 0, width: 30, height: 30), element: id,
      measured: 30, needed: 44)
    let found = try #require(Screens.findings([node], of: "small-target") { $0.picture = [seen] }.first)
    #expect(found.location == place)
    #expect(found.path == #""Help" (button)"#)
    #expect(found.measure == AuditFinding.Measure(30, limit: 44, unit: "points"))
  }

  @Test("Rules whose facts are not there are told as not looked at, and do not pass in silence")
  func unexamined() {
    let screen = AuditedScreen("Screen", Screens.tree([.text("Arc")]))
    let outcome = Audit().outcome(of: screen)
    #expect(outcome.findings.isEmpty)
    let ids = outcome.unexamined.map(\.id)
    for id in ["contrast", "trap", "unheard-announcement", "app-fault"] { #expect(ids.contains(id)) }
    #expect(!ids.contains("missing-name"))
    var known = screen
    known.picture = []
    known.barriers = []
    known.losses = []
    known.diagnostics = []
    #expect(Audit().outcome(of: known).unexamined.isEmpty)
  }

  @Test("B4: a trap and what a technology cannot reach break rules, with the shortest way to meet them")
  func barriers() throws {
    let id = ElementID(slot: 7)
    func barrier(_ kind: AccessBarrier.Kind) -> AccessBarrier {
      AccessBarrier(
        kind: kind, elements: [id], subject: "Pay", message: "\"Pay\" cannot be left again.",
        technology: .keyboard,
        steps: ["Tab"], location: nil)
    }
    let node = AccessibilityNode.stop("Pay", traits: .button, id: id)
    let found = Screens.findings([node]) { $0.barriers = [barrier(.trap), barrier(.unreachable)] }
    #expect(found.map(\.rule) == ["out-of-reach", "trap"])
    #expect(found.map(\.steps) == [["Full Keyboard Access: Tab"], ["Full Keyboard Access: Tab"]])
    #expect(Screens.broken([node]) { $0.barriers = [] } == [])
  }

  @Test("B4: the walk of a screen with something modal that nothing closes is a trap")
  func walkedTrap() {
    let modal = AccessibilityNode.container([.text("Please wait")]).with(\.isModal, true)
    let nodes = [AccessibilityNode.button("Pay"), modal]
    let walked = Screens.broken(nodes) { $0.barriers = AccessWalk($0.tree).barriers }
    #expect(walked == ["trap"])
    let open = [AccessibilityNode.button("Pay"), .container([.text("Please wait")])]
    #expect(Screens.broken(open) { $0.barriers = AccessWalk($0.tree).barriers } == [])
  }

  @Test("10.13: an announcement of which nothing is heard breaks a rule; one heard in part does not")
  func announcement() throws {
    func words(_ origin: Utterance.Origin, heard: Duration?) -> Unheard {
      Unheard(
        Utterance([Utterance.Segment("Saved", origin: origin)]),
        because: Utterance([Utterance.Segment("Save", origin: .attribute(.label))]), heard: heard,
        of: .seconds(1))
    }
    let found = Screens.findings([.text("Arc")]) { $0.losses = [words(.notification, heard: nil)] }
    #expect(found.map(\.rule) == ["unheard-announcement"])
    #expect(
      try #require(found.first).message
        == #""Saved" is announced and not heard: it is taken away by "Save". "#
        + "Post it later, queue it, or give it a high priority.")
    let others = [words(.notification, heard: .milliseconds(400)), words(.attribute(.label), heard: nil)]
    #expect(Screens.broken([.text("Arc")]) { $0.losses = others } == [])
  }

  private static let game: [AccessibilityNode] = [
    .stop("Zombie meter", traits: .staticText, id: ElementID(slot: 1)),
    .stop("Help", traits: .button, id: ElementID(slot: 2)),
  ]

  private static func help(_ traits: Traits) -> [AccessibilityNode] {
    [
      .stop("NSZombie Apocalypse", traits: traits, id: ElementID(slot: 11)),
      .stop("Released objects walk again.", traits: .staticText, id: ElementID(slot: 12)),
      .stop("Close", traits: .button, id: ElementID(slot: 13)),
    ]
  }

  @Test("Z15: a screen that comes without a word breaks a rule; told, or under the cursor, it does not")
  func screenChange() throws {
    func found(
      _ nodes: [AccessibilityNode], _ notifications: [AccessibilityModel.Notification] = [],
      cursor: ElementID? = nil
    ) -> [AuditFinding] {
      Screens.findings(nodes) {
        $0.arrival = ScreenArrival(
          from: Screens.tree(Self.game), notifications: notifications, cursor: cursor)
      }
    }
    let help = Self.help(.header)
    let silent = found(help)
    #expect(silent.map(\.rule) == ["unannounced-screen"])
    #expect(
      try #require(silent.first).message == "3 stops came and nothing told so. Post that the screen changed.")
    #expect(found(help, [.screenChanged(.none)]).isEmpty)
    #expect(found(help, [], cursor: ElementID(slot: 11)).isEmpty)
    #expect(found(help, [.announcement("Help", priority: .standard, queued: false)]).count == 1)
    // What is read beneath is still there.
    let both = found(Self.game + help, [.screenChanged(.none)])
    #expect(both.isEmpty, "nothing lies over anything")
  }

  @Test("Z15: what covers a screen that can still be reached breaks a rule, an added row does not")
  func covered() throws {
    let before = Screens.tree(Self.game)
    var cover = Self.help(.header)
    for index in cover.indices { cover[index].element.frame = Rect(x: 0, y: 0, width: 390, height: 88) }
    let found = Screens.findings(Self.game + cover) {
      $0.arrival = ScreenArrival(from: before, notifications: [.screenChanged(.none)])
    }
    #expect(found.map(\.rule) == ["unannounced-screen"])
    #expect(
      try #require(found.first).message == "2 stops behind it can still be reached. Make it modal.")
    let row = AccessibilityNode.stop("Another", id: ElementID(slot: 9))
    #expect(Screens.broken(Self.game + [row]) { $0.arrival = ScreenArrival(from: before) } == [])
  }

  @Test("Z15: a screen that comes without a heading breaks a rule, and a menu of buttons does not")
  func untitled() {
    func broken(_ nodes: [AccessibilityNode]) -> [String] {
      Screens.broken(nodes) {
        $0.arrival = ScreenArrival(
          from: Screens.tree(Self.game), notifications: [.screenChanged(.none)])
      }
    }
    #expect(broken(Self.help(.staticText)) == ["untitled-screen"])
    #expect(broken(Self.help(.header)) == [])
    let menu = ["Copy", "Paste"].enumerated().map {
      AccessibilityNode.stop(SpokenText($1), traits: .button, id: ElementID(slot: UInt32(20 + $0)))
    }
    #expect(broken(menu) == [])
  }

  @Test("8.3: the title of a bar that says something else now is the heading of the screen that came")
  func retitled() {
    let bar = AccessibilityNode.stop("Dogs", traits: .header, id: ElementID(slot: 1))
    let title = AccessibilityNode.stop("Bailey", traits: .header, id: ElementID(slot: 1))
    func broken(_ heading: AccessibilityNode) -> [String] {
      let rest = Self.help(.staticText)
      return Screens.broken([heading] + rest) {
        $0.arrival = ScreenArrival(
          from: Screens.tree([bar] + Self.game.dropFirst() + [.stop("Juno", id: ElementID(slot: 3))]),
          notifications: [.screenChanged(.none)])
      }
    }
    #expect(broken(title) == [])
    #expect(broken(bar) == ["untitled-screen"])
  }

  @Test("8.3: a question of the system with its answers needs no heading, a sheet with more in it does")
  func question() {
    func broken(_ stops: [AccessibilityNode]) -> [String] {
      let panel = AccessibilityNode.container(frame: Rect(x: 0, y: 300, width: 390, height: 200), stops)
      return Screens.broken([panel.with(\.isModal, true)]) {
        $0.arrival = ScreenArrival(
          from: Screens.tree(Self.game), notifications: [.screenChanged(.none)])
      }
    }
    func stop(_ slot: UInt32, _ label: SpokenText, _ traits: Traits) -> AccessibilityNode {
      .stop(
        label, traits: traits, frame: Rect(x: 0, y: 300 + Double(slot) * 2, width: 390, height: 44),
        id: ElementID(slot: slot))
    }
    let title = stop(31, "Delete everything?", .staticText)
    let answers = [stop(33, "Cancel", .button), stop(34, "Delete", .button)]
    #expect(broken([title] + answers) == [])
    #expect(broken([title, stop(32, "This cannot be undone.", .staticText)] + answers) == [])
    #expect(broken([title] + answers + [stop(35, "Read the terms", .staticText)]) == ["untitled-screen"])
    #expect(broken([stop(30, "Terms", .header), title] + answers + [stop(35, "More", .staticText)]) == [])
  }

  @Test("1.11: where a rule of the system chose the place of the cursor, no app is blamed for it")
  func systemsChoice() {
    func broken(_ rules: [UncertainRule]) -> [String] {
      var nodes = Self.game
      nodes[0].element.rules = rules
      return Screens.broken(nodes) {
        $0.arrival = ScreenArrival(
          from: Screens.tree(Self.help(.header)), notifications: [.screenChanged(.none)],
          cursor: ElementID(slot: 1), opener: ElementID(slot: 2))
      }
    }
    let other = UncertainRule(
      name: "presentation.focusAfterViews", choice: "first", choices: ["first", "returned"],
      summary: "where the cursor goes", source: "Behaviour 3.4")
    #expect(broken([]) == ["focus-not-returned"])
    #expect(broken([other]) == [])
  }

  @Test("1.11: a cursor that does not come back breaks a rule; on the opener it does not")
  func focusReturn() {
    func broken(
      cursor: UInt32, _ notifications: [AccessibilityModel.Notification] = [.screenChanged(.none)]
    ) -> [String] {
      Screens.broken(Self.game) {
        $0.arrival = ScreenArrival(
          from: Screens.tree(Self.help(.header)), notifications: notifications,
          cursor: ElementID(slot: cursor), opener: ElementID(slot: 2))
      }
    }
    #expect(broken(cursor: 1) == ["focus-not-returned"])
    #expect(broken(cursor: 2) == [])
    #expect(broken(cursor: 1, [.screenChanged(.element(ElementID(slot: 1)))]) == [])
  }

  @Test("Z22: an outlet that is not connected breaks a rule of its own, what else was noticed another one")
  func diagnostics() {
    let outlet = Diagnostic("Main.storyboard connects the outlet meter of Game, which has none of that name.")
    let other = Diagnostic("The body of Dogs contains itself without end.")
    let found = Screens.broken([.text("Arc")]) { $0.diagnostics = [outlet, other] }
    #expect(found == ["unconnected-outlet", "app-fault"])
    #expect(Screens.broken([.text("Arc")]) { $0.diagnostics = [] } == [])
  }
}
