import Testing

@Suite("Full Keyboard Access: anything at all, on screens that change at any time", .timeLimit(.minutes(10)))
struct KeyWalkTests {
  @Test("The ring is around what can be used, and what is asked is about what is there")
  func walks() {
    for seed in UInt64(1)...120 {
      var walk = KeyWalk(seed: seed)
      walk.run(steps: 500)
      #expect(walk.violations == [], "seed \(seed)")
    }
  }
}
