import Testing

@Suite("Switch Control: anything at all, on screens that change at any time", .timeLimit(.minutes(10)))
struct SwitchWalkTests {
  @Test("The scan rests on what can be used, and where no switch is pressed it comes to rest")
  func walks() {
    for seed in UInt64(1)...120 {
      var walk = SwitchWalk(seed: seed)
      walk.run(steps: 500)
      #expect(walk.violations == [], "seed \(seed)")
    }
  }
}
