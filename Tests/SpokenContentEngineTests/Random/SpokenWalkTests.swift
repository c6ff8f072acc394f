import TestSupport
import Testing

@Suite("Spoken Content: anything at all, on screens that change at any time", .timeLimit(.minutes(10)))
struct SpokenWalkTests {
  @Test(
    "What is spoken is something, what is highlighted is there, and where nothing is done it comes to rest")
  func walks() {
    for seed in UInt64(1)...100 {
      var walk = SpokenWalk(seed: seed)
      walk.run(steps: 500)
      #expect(walk.violations == [], "seed \(seed)")
    }
  }
}
