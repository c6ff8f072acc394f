import ATSPIBridge
import AccessibilityModel
import DBus
import Testing

@Suite("A page of a browser", .serialized, .timeLimit(.minutes(10)))
struct PageTests {
  typealias Object = FakeApplication.Object

  /// The screen of a browser that shows objects, on a bus of its own.
  private func page(
    _ children: [String], _ objects: [String: Object]
  ) async throws -> (screen: RunningScreen, application: FakeApplication, bus: PrivateBus) {
    var all = objects
    all["window"] = Object(role: 23, name: "Browser", children: ["page"])
    all["page"] = Object(
      role: 95, name: "Page", children: children, interfaces: ["Accessible", "Text"], language: "en")
    let bus = try PrivateBus()
    let application = try FakeApplication(all, on: bus, toolkit: "Chromium")
    let accessibility = AccessibilityBus(try bus.connect())
    var limits = ApplicationReader.Limits()
    limits.answer = .seconds(60)
    let screen = RunningScreen(try await accessibility.application("fake"), on: accessibility, limits: limits)
    _ = try await screen.start()
    return (screen, application, bus)
  }

  private func stops(_ screen: RunningScreen) async -> [AccessibilityElement] {
    let tree = await screen.tree
    return tree.stops.compactMap { tree[$0] }
  }

  private func words(of name: String) -> Object { Object(role: 116, name: name) }

  @Test("B6: words in a line are one stop, and only spaces that are there keep them apart")
  func lines() async throws {
    let (screen, application, bus) = try await page(
      ["p"],
      [
        "p": Object(role: 73, children: ["a", "b", "c", "d", "e", "f"]), "a": words(of: "on "),
        "b": words(of: "Sun"), "c": words(of: "day"), "d": Object(role: 88, name: "rain"),
        "e": Object(role: 125, children: ["g"]), "f": words(of: " helps."), "g": words(of: "much"),
      ])
    defer { withExtendedLifetime((bus, application)) {} }
    #expect(await stops(screen).map(\.label?.string) == ["on Sunday", "rain", "deletion much helps."])
  }

  @Test("B6: cells have the headers of all the rows and columns they take up")
  func spans() async throws {
    func cell(_ role: UInt32, _ name: String, _ place: [Int32]) -> Object {
      Object(role: role, name: name, interfaces: ["Accessible", "TableCell"], cell: place)
    }
    let (screen, application, bus) = try await page(
      ["table"],
      [
        "table": Object(role: 55, children: ["r0", "r1", "r2"], attributes: ["rowcount": "40"]),
        "r0": Object(role: 90, children: ["x", "y", "z"]), "r1": Object(role: 90, children: ["k", "v"]),
        "r2": Object(role: 90, children: ["w"], attributes: ["rowindex": "21"]),
        "x": cell(10, "Train", [0, 0, 1, 1]), "y": cell(10, "Leaves", [0, 1, 1, 1]),
        "z": cell(10, "Track", [0, 2, 1, 1]), "k": cell(47, "Express", [1, 0, 2, 1]),
        "v": cell(56, "soon", [1, 1, 1, 2]), "w": cell(56, "late", [2, 1, 1, 1]),
      ])
    defer { withExtendedLifetime((bus, application)) {} }
    let places = await stops(screen).compactMap(\.tablePlace)
    try #require(places.count == 6)
    #expect(places[4].columns == 1..<3)
    #expect(places[4].columnHeaders.map(\.string) == ["Leaves", "Track"])
    #expect(places[4].rowHeaders.map(\.string) == ["Express"])
    #expect(places[5].rows == 20..<21)
    let tree = await screen.tree
    let first = try #require(Array(tree.stops).first)
    #expect(tree.ancestors(of: first).compactMap { tree[$0]?.tableSize?.rows } == [40])
  }

  @Test("B6: what is open is told for what lies in it, and what is in another language says which")
  func opened() async throws {
    let (screen, application, bus) = try await page(
      ["menu", "tree", "summary", "p"],
      [
        "menu": Object(role: 33, name: "View", children: ["item"]), "item": Object(role: 35, name: "Zoom"),
        "tree": Object(role: 65, name: "Subjects", children: ["branch"]),
        "branch": Object(
          role: 91, name: "History", children: ["group"], states: [8, 9, 10, 24, 25, 30],
          attributes: ["level": "1", "posinset": "1", "setsize": "2"]),
        "group": Object(role: 39, children: ["leaf"]), "leaf": Object(role: 91, name: "Middle ages"),
        "summary": Object(role: 62, name: "Rules", states: [8, 9, 11, 24, 25, 30]),
        "p": Object(role: 73, name: "Bonjour", interfaces: ["Accessible", "Text"], language: "fr"),
      ])
    defer { withExtendedLifetime((bus, application)) {} }
    let stops = await stops(screen)
    #expect(stops.map(\.label?.string) == ["Zoom", "History", "Middle ages", "Rules", "Bonjour"])
    try #require(stops.count == 5)
    #expect(stops[1].expanded == true)
    #expect(stops[1].position == PositionInGroup(index: 1, count: 2))
    #expect(stops[1].value == "level 1")
    #expect(stops[3].expanded == false)
    #expect(stops[3].value == nil)
    #expect(stops.map(\.language) == [nil, nil, nil, nil, "fr"])
  }

  @Test(
    "B6: of a region that is one all words are told, of another what is otherwise", arguments: [true, false])
  func regions(isAtomic: Bool) async throws {
    let (screen, application, bus) = try await page(
      ["log"],
      [
        "log": Object(
          role: 85, children: ["a", "b"],
          attributes: ["live": "polite", "atomic": isAtomic ? "true" : "false"]),
        "a": Object(role: 73, children: ["c"], attributes: ["container-live": "polite"]),
        "b": Object(role: 73, children: ["d"], attributes: ["container-live": "polite"]),
        "c": words(of: "Ann rang"), "d": words(of: "Bob rang"),
      ])
    defer { withExtendedLifetime((bus, application)) {} }
    application.change("d") { $0.name = "Eve rang" }
    application.emit("d", "PropertyChange", "accessible-name", 0, .string("Eve rang"))
    var told: [Event] = []
    for _ in 0..<300 where told.isEmpty {
      told = try await screen.update().filter { if case .notification = $0 { true } else { false } }
      try await Task.sleep(for: .milliseconds(10))
    }
    let words: SpokenText = isAtomic ? "Ann rang Eve rang" : "Eve rang"
    #expect(told == [.notification(.announcement(words, priority: .high, queued: true))])
  }

  @Test("B6: of ten thousand entries of a list each is a stop, and what follows them is asked for details")
  func manyEntries() async throws {
    var objects = [
      "list": Object(role: 31, children: (0..<10_000).map { "i\($0)" }),
      "name": Object(role: 79, name: "Name", attributes: ["placeholder": "First and last"]),
    ]
    for number in 0..<10_000 { objects["i\(number)"] = Object(role: 32, name: "Entry \(number)") }
    let (screen, application, bus) = try await page(["list", "name"], objects)
    defer { withExtendedLifetime((bus, application)) {} }
    let stops = await stops(screen)
    #expect(stops.count == 10_001)
    #expect(stops.prefix(2).map(\.label?.string) == ["Entry 0", "Entry 1"])
    #expect(stops[9_999].label?.string == "Entry 9999")
    #expect(stops.last?.value == "First and last")
    #expect(await screen.remark == nil)
  }
}
