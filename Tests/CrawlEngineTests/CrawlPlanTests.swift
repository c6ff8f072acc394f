import AccessibilityModel
import CrawlEngine
import Testing

@Suite("The map of a crawl")
struct CrawlPlanTests {
  private func screen(_ title: String, text: String = "") -> CrawlScreen {
    let tree = AccessibilityTree(
      .container(
        order: .given,
        [
          .stop(SpokenText("\(title)"), traits: .header), .stop(SpokenText("\(text)")),
          .stop("Next", traits: .button),
        ])
    )
    return CrawlScreen(ScreenSignature(tree), way: [])
  }

  private func step(_ words: String) -> CrawlStep { CrawlStep(words, script: [], gestures: 1) }

  @Test("A screen that is met twice is one, and the first way to it is kept")
  func twice() {
    var plan = CrawlPlan(name: "Kennel", root: screen("Dogs"))
    let move = CrawlMove(.page)
    #expect(plan.take(screen("Settings"), by: [move], ignoringTexts: false, limit: 9) == 2)
    #expect(plan.take(screen("Settings"), by: [move, move], ignoringTexts: false, limit: 9) == 2)
    #expect(plan.map.screens.count == 2)
    #expect(plan.ways[1] == [move])
  }

  @Test("Behind the limit nothing new is taken in, and the map is cut")
  func limit() {
    var plan = CrawlPlan(name: "Kennel", root: screen("Dogs"))
    #expect(plan.take(screen("Settings"), by: [], ignoringTexts: false, limit: 1) == nil)
    #expect(
      plan.map.cuts.map(\.text) == ["1 screen was found; there may be more. Allow more with --max-screens."]
    )
  }

  @Test("An app that makes a new screen each time makes eight, and the map says so")
  func variants() {
    var plan = CrawlPlan(name: "Quotes", root: screen("Quote", text: "Nobody barks alone"))
    for word in 0..<100 {
      let text = String(repeating: String(UnicodeScalar(UInt8(97 + word % 26))), count: 3 + word)
      _ = plan.take(screen("Quote", text: text), by: [], ignoringTexts: false, limit: 200)
    }
    #expect(plan.map.screens.count == CrawlPlan.variantLimit)
    #expect(plan.map.cuts == [.variants(CrawlPlan.variantLimit)])
  }

  @Test("A screen that nothing leads back from is a dead end; one that can only be escaped from is told too")
  func deadEnds() {
    var plan = CrawlPlan(name: "Kennel", root: screen("Dogs"))
    for title in ["Trap", "Sheet", "Detail"] {
      _ = plan.take(screen(title), by: [], ignoringTexts: false, limit: 9)
    }
    for number in 2...4 { plan.add(CrawlPassage(from: 1, step("go"), .screen(number))) }
    plan.add(CrawlPassage(from: 3, step("escape"), .screen(1), isEscape: true))
    plan.add(CrawlPassage(from: 4, step("back"), .screen(1)))
    #expect(plan.map.deadEnds.map(\.number) == [2])
    #expect(plan.map.escapeOnly.map(\.number) == [3])
    plan.leave(1, of: 2)
    #expect(plan.map.deadEnds.isEmpty)
    #expect(plan.map.hasFindings)
  }
}
