import AccessibilityModel
import CrawlEngine
import Testing

@Suite("What changed between two states of a screen")
struct ComparisonTests {
  private func stop(_ label: String, _ change: (inout CrawlStop) -> Void = { _ in }) -> CrawlStop {
    var stop = CrawlStop()
    stop.label = label
    stop.role = "button"
    stop.seconds = 1
    stop.isUsable = true
    change(&stop)
    return stop
  }

  private func screen(_ stops: [CrawlStop], title: String = "Pay") -> CrawlScreen {
    var screen = CrawlScreen(ScreenSignature(AccessibilityTree()), way: [])
    screen.title = title
    screen.stops = stops.enumerated().map { place, stop in
      var stop = stop
      stop.gestures = place
      return stop
    }
    return screen
  }

  private func changes(_ old: [CrawlStop], _ new: [CrawlStop]) -> [String] {
    ScreenComparison(screen(old), screen(new), name: "Pay").changes.map(\.text)
  }

  @Test("B8: Pay lost its label, Total is read before Subtotal, and three stops are new")
  func mission() {
    let old = [stop("Subtotal"), stop("Total"), stop("Pay") { $0.identifier = "pay" }]
    let new = [
      stop("Total"), stop("Subtotal"), stop("") { $0.identifier = "pay" }, stop("Help") { $0.seconds = 0 },
      stop("Terms") { $0.seconds = 0 }, stop("Close") { $0.seconds = 0 },
    ]
    #expect(
      changes(old, new) == [
        "\"Pay\" lost its label.", "\"Total\" is read before \"Subtotal\".",
        "3 new stops: \"Help\", \"Terms\", \"Close\".",
      ])
  }

  @Test("B8: a renamed control and a moved one are not removed and added")
  func likeness() {
    let old = [stop("Pay now"), stop("Help"), stop("Cancel")]
    let new = [stop("Help"), stop("Pay the bill now"), stop("Cancel")]
    let found = changes(old, new)
    #expect(found.contains("\"Pay now\" is called \"Pay the bill now\"."))
    #expect(!found.contains { $0.contains("new stop") || $0.contains("is gone") })
    #expect(found.contains { $0.contains("is read before") })
  }

  @Test("B8: what lost an action, a language or its use is told, each with the line it is described at")
  func losses() throws {
    let action = stop("Bailey") {
      $0.actions = ["Adopt", "Delete"]
      $0.language = "de"
      $0.content = ["Age: Three years"]
    }
    let bare = stop("Bailey") {
      $0.actions = ["Adopt"]
      $0.isUsable = false
      $0.location = SourceLocation(file: "Dogs.swift", line: 7)
    }
    #expect(
      changes([action], [bare]) == [
        "\"Bailey\" lost its action \"Delete\".", "\"Bailey\" lost \"Age: Three years\" of its More Content.",
        "\"Bailey\" lost its language de; another voice reads it.", "\"Bailey\" cannot be used any more.",
      ])
    let found = ScreenComparison(screen([action]), screen([bare]), name: "Pay").changes
    #expect(found.allSatisfy { $0.isWorse && $0.source == "Dogs.swift:7" })
  }

  @Test("B8: what takes longer to hear and more flicks to reach is told")
  func prices() {
    let long = stop("Terms") { $0.seconds = 12 }
    let notes = (1...4).map { number in
      stop("Note \(number)") {
        $0.isUsable = false
        $0.role = "text"
      }
    }
    let found = changes([stop("Terms"), stop("Pay")], [long] + notes + [stop("Pay")])
    #expect(found.contains("\"Terms\" takes 12.0 s to hear in place of 1.0 s."))
    #expect(found.contains("\"Pay\" is 5 flicks away in place of 1."))
    #expect(found.contains("The screen takes 17.0 s to hear in place of 2.0 s."))
  }

  @Test("B8: a screen is equal to itself, whatever is on it")
  func equal() {
    let stops = [
      stop("A"), stop("A"), stop(""), stop("B") { $0.identifier = "b" }, stop("") { $0.role = "image" },
    ]
    #expect(changes(stops, stops).isEmpty)
    #expect(MapComparison([screen(stops)], [screen(stops)]).changes.isEmpty)
  }

  @Test("B8: screens are matched by what they are; new ones and lost ones are told with their way")
  func screens() {
    let dogs = screen([stop("Add")], title: "Dogs")
    var sheet = screen([stop("Save"), stop("Close")], title: "New dog")
    sheet.key = "sheet"
    sheet.way = [CrawlStep("activate \"Add\"", script: [], gestures: 1)]
    let added = MapComparison([dogs], [dogs, sheet]).changes
    #expect(added.map(\.text) == ["A new screen. It is reached by: activate \"Add\"."])
    #expect(MapComparison([dogs, sheet], [dogs]).changes.map(\.text) == ["The screen is gone."])
    #expect(MapComparison([dogs, sheet], [dogs]).changes.allSatisfy { $0.isWorse })
  }

  @Test("Stops of ten thousand rows are matched in a moment, one gone and one new")
  func large() {
    let old = (0..<10_000).map { stop("Row \($0)") }
    var new = old
    new.remove(at: 17)
    new.append(stop("Other") { $0.role = "link" })
    let matching = StopMatching(old, new)
    #expect(matching.lost == [17])
    #expect(matching.added == [9_999])
  }
}
