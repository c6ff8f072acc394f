import AccessibilityModel
import CrawlEngine
import Crawling
import Testing
import VoiceOverEngine

@Suite("Crawling an app", .timeLimit(.minutes(10)))
struct CrawlerTests {
  private func map(
    _ plan: SmallApp.Plan, _ change: (inout CrawlSettings) -> Void = { _ in },
    interrupting: Bool = false
  ) async throws -> CrawlMap {
    var settings = CrawlSettings(voiceOver: VoiceOver(.iOS))
    // The time is real, and a test may wait for its turn among many.
    settings.seconds = 3_600
    change(&settings)
    let gauge = CrawlGauge(settings)
    if interrupting { gauge.interrupt() }
    return try await Crawler("Kennel", settings, gauge: gauge, open: { SmallApp(plan) }).crawl()
  }

  @Test("B12: every screen is reached, with its way, what leads nowhere, and what is wrong")
  func whole() async throws {
    let map = try await map(.kennel)
    #expect(
      map.text().split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
        "Kennel: 5 screens, 17 stops, 19.1 s", "",
        "  1  Dogs: 7 stops, 7.6 s",
        "     activate \"Bailey\" → 2 Bailey",
        "     activate \"New dog\" → 3 New dog",
        "     ! activate \"Break\" → the app ends: a broken assumption (signal 5)",
        "     activate \"Settings\" → 4 Settings",
        "     ! After what \"Bailey\" opened is closed, the cursor is on \"Dogs\". "
          + "Post that the screen changed, with the element as argument.",
        "     ! After what \"New dog\" opened is closed, the cursor is on \"Dogs\". "
          + "Post that the screen changed, with the element as argument.", "",
        "  2  Bailey: 3 stops, 2.7 s",
        "     way: activate \"Bailey\" (2 gestures)",
        "     activate \"Dogs\" → 1 Dogs", "",
        "  3  New dog: 2 stops, 1.5 s",
        "     way: activate \"New dog\" (3 gestures)",
        "     escape → 1 Dogs",
        "     ! 2: Too little: only \"Button\". Give it a label that says which one.",
        "     ! Only the escape gesture leads back. Add a button for people who cannot make it, or do not know it.",
        "",
        "  4  Settings: 4 stops, 5.5 s",
        "     way: activate \"Settings\" (2 gestures)",
        "     activate \"Delete everything\" → 5 Everything is gone",
        "     activate \"Dogs\" → 1 Dogs", "",
        "  5  Everything is gone: 1 stop, 1.8 s",
        "     way: activate \"Settings\", then activate \"Delete everything\" (4 gestures)",
        "     ! Dead end: nothing on it leads back. Add a button that does.", "",
        "3 findings, 1 dead end, 1 crash. 28 moves made.",
        "4 ways gone again in a new process, and led there again.",
        "The map is whole.", "",
      ])
  }

  @Test("B12: what ends an app only in a process that is worn out is no crash", arguments: [1, 2, 5])
  func wornOut(endurance: Int) async throws {
    var plan = SmallApp.Plan.kennel
    plan.endurance = endurance
    let (worn, sound) = (try await map(plan), try await map(.kennel))
    #expect(worn.passages == sound.passages)
    #expect(worn.screens == sound.screens)
    #expect(worn.text().contains("1 crash."))
  }

  @Test("B12: gestures are counted from where a screen was reached, whoever tries them, and in which order")
  func counts() async throws {
    var plan = SmallApp.Plan()
    let names = ["Pay", "Help", "Refund", "Total", "Map", "Call"]
    plan.screens["start"] = names.map { (.button($0), nil) }
    let (one, three) = (try await map(plan), try await map(plan) { $0.jobs = 3 })
    #expect(one.passages == three.passages)
    // The cursor is on the first of six: one flick for each, from the last where that is nearer, and a double tap.
    let gestures = Dictionary(one.passages.map { ($0.step.words, $0.step.gestures) }) { $1 }
    #expect(names.map { gestures["activate \"\($0)\""] } == [1, 2, 3, 4, 3, 2])
  }

  @Test("B12: the map does not depend on how many workers made it")
  func jobs() async throws {
    let one = try await map(.kennel)
    let three = try await map(.kennel) { $0.jobs = 3 }
    #expect(one.screens == three.screens)
    #expect(one.passages == three.passages)
  }

  @Test("B12: each way is gone again in a new process, and a way that leads elsewhere then is told")
  func reproduced() async throws {
    let map = try await map(.kennel)
    #expect(map.screens.dropFirst().allSatisfy { $0.isReproduced == true })
    let counter = Starts()
    var settings = CrawlSettings(voiceOver: VoiceOver(.iOS))
    settings.jobs = 1
    // The first process has a screen that none of the later ones has.
    var first = SmallApp.Plan.kennel
    first.screens["start"]?.removeAll { entry in
      if case .trap? = entry.to { true } else { false }
    }
    var other = first
    other.screens["settings"] = [(.heading("Nothing to set"), nil)]
    let plans = (first: first, later: other)
    let moody = try await Crawler(
      "Kennel", settings, gauge: CrawlGauge(settings),
      open: { SmallApp(await counter.next() == 1 ? plans.first : plans.later) }
    ).crawl()
    let settingsScreen = try #require(moody.screens.first { $0.title == "Settings" })
    #expect(settingsScreen.isReproduced == false)
    #expect(moody.problems(of: settingsScreen).contains("Its way leads elsewhere when it is gone again."))
  }

  @Test("B12: ten thousand links cost four tries, and the map tells how many were left out")
  func links() async throws {
    var plan = SmallApp.Plan()
    plan.screens["start"] = (0..<10_000).map {
      (.stop(SpokenText("Link \($0)"), traits: .link), .screen("page"))
    }
    plan.screens["page"] = [(.stop("Back", traits: .backButton), .screen("start")), (.stop("The page"), nil)]
    let map = try await map(plan) { $0.stops = 50 }
    #expect(map.screens.count == 2)
    #expect(map.passages.first { $0.alike > 0 }?.alike == 9_996)
    #expect(map.screens[0].stopsLeft == 9_950)
    #expect(map.text().contains("(and 9996 more of its kind, not tried)"))
  }

  @Test("B12: an app that makes a new screen each time comes to an end, marked as cut")
  func endless() async throws {
    var plan = SmallApp.Plan()
    plan.screens["start"] = [(.heading("Quote"), nil), (.button("Next"), .screen("b"))]
    plan.unknown = { name in
      [
        (.heading("Quote"), nil), (.stop(SpokenText("\(name)")), nil),
        (.button("Next"), .screen(name + "xy")),
      ]
    }
    let texts = try await map(plan) { $0.depth = 40 }
    #expect(texts.screens.count <= CrawlPlan.variantLimit + 1)
    #expect(texts.cuts == [.variants(CrawlPlan.variantLimit)])
    plan.unknown = { name in [(.heading("Page \(name)"), nil), (.button("Next"), .screen(name + "b"))] }
    let headings = try await map(plan) { $0.depth = 5 }
    #expect(headings.screens.count == 6)
    #expect(headings.cuts == [.depth(5)])
    let few = try await map(plan) { $0.screens = 3 }
    #expect(few.screens.count == 3)
    #expect(few.cuts.contains(.screens(3)))
    #expect(few.text().contains("The map is cut; see above."))
  }

  @Test("B12: two screens without a word are two, and each is audited")
  func wordless() async throws {
    var plan = SmallApp.Plan()
    plan.screens["start"] = [
      (.heading("Pictures"), nil), (.button("Faces"), .screen("faces")),
      (.button("Places"), .screen("places")),
      (.button("Nothing"), .screen("nothing")), (.button("Void"), .screen("void")),
    ]
    func picture(_ y: Double, _ traits: Traits) -> AccessibilityNode {
      .stop(nil, traits: traits, frame: Rect(x: 0, y: y, width: 200, height: 200))
    }
    plan.screens["faces"] = [(picture(0, .image), nil), (picture(400, .image), nil)]
    plan.screens["places"] = [(picture(100, .image), nil), (picture(620, [.image, .button]), nil)]
    (plan.screens["nothing"], plan.screens["void"]) = ([], [])
    plan.escapes = ["faces": "start", "places": "start", "nothing": "start", "void": "start"]
    let map = try await map(plan)
    #expect(map.screens.count == 5)
    #expect(map.screens.dropFirst().allSatisfy { $0.title == "A screen without words" })
    #expect(map.screens[1].findings.map(\.code).contains("missing-name"))
  }

  @Test("K11, S7: the whole audit of each screen is told: order, names, and how the screen came about")
  func audited() async throws {
    var plan = SmallApp.Plan.kennel
    plan.screens["settings"] = [
      (.stop("Settings"), nil), (.stop("×", traits: .button), .screen("gone")),
      (.button("Edit"), nil), (.button("Edit"), nil), (.tab("Dogs"), .screen("start")),
    ]
    let map = try await map(plan)
    let settings = try #require(map.screens.first { $0.title == "Settings" })
    #expect(settings.findings.map(\.code) == ["symbol-name", "same-name", "untitled-screen"])
    #expect(settings.findings.map(\.stop) == [2, 3, 1])
    #expect(settings.findings.map(\.path).first == #""×" (button)"#)
    #expect(settings.findings.allSatisfy { $0.severity == "warning" })
    #expect(map.text().contains("! 2: Not a name: the label is \"×\", a sign alone."))
    var quiet = CrawlSettings(voiceOver: VoiceOver(.iOS))
    quiet.choices.off = ["symbol-name", "same-name", "untitled-screen"]
    let made = plan
    let other = try await Crawler("Kennel", quiet, gauge: CrawlGauge(quiet), open: { SmallApp(made) }).crawl()
    #expect(other.screens.first { $0.title == "Settings" }?.findings == [])
  }

  @Test("1.11: a screen that is met again with the cursor elsewhere is told where it lies")
  func wayBack() async throws {
    var plan = SmallApp.Plan.kennel
    plan.keepsIdentities = true
    let map = try await map(plan)
    let found = map.screens[0].findings.filter { $0.code == "focus-not-returned" }
    #expect(found.map(\.path) == [#""Bailey" (button)"#, #""New dog" (button)"#])
    #expect(
      found.first?.message.hasPrefix("After what \"Bailey\" opened is closed, the cursor is on \"Dogs\"")
        == true)
  }

  @Test("B12: a screen that never rests is met, and told as such")
  func restless() async throws {
    var plan = SmallApp.Plan()
    plan.screens["start"] = [(.heading("Clock"), nil), (.button("Open"), .screen("clock"))]
    plan.screens["clock"] = [
      (.stop("tick"), nil), (.heading("Now"), nil), (.stop("Back", traits: .backButton), .screen("start")),
    ]
    plan.ticks = ["clock": 10]
    let map = try await map(plan)
    #expect(map.screens.count == 2)
    #expect(map.screens[1].restlessness > 3)
    #expect(map.text().contains("never comes to rest"))
  }

  @Test("B12: a crawl that a signal ends gives what was seen, marked as cut")
  func interrupted() async throws {
    let map = try await map(.kennel, interrupting: true)
    #expect(map.screens.count == 1)
    #expect(map.cuts == [.signal])
    #expect(map.screens[0].untried == 6)
    #expect(map.text().contains("Cut: A signal ended the crawl."))
  }

  @Test("B12: limits of moves and of time cut the map")
  func limits() async throws {
    #expect(try await map(.kennel) { $0.moves = 3 }.cuts == [.gestures(3)])
    #expect(try await map(.kennel) { $0.seconds = 1e-9 }.cuts == [.seconds(1e-9)])
  }
}

/// Counts how often an app was started.
private actor Starts {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
