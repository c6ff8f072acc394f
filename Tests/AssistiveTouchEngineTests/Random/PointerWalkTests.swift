import Testing

@Suite("AssistiveTouch: anything at all, on screens that change at any time", .timeLimit(.minutes(10)))
struct PointerWalkTests {
  @Test("Z20: fingers come and go in order, nothing leaves the screen, and everything comes to an end")
  func walks() {
    for seed in UInt64(1)...120 {
      var walk = PointerWalk(seed: seed)
      walk.run(steps: 400)
      #expect(walk.violations == [], "seed \(seed)")
    }
  }
}
