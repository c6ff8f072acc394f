import Testing

@Suite("Speak Screen: anything that a panel can do, at any word", .timeLimit(.minutes(10)))
struct ReadingWalkTests {
  @Test("Z18: texts are read in their order, and pauses, skips and speeds keep the place")
  func walks() {
    var compared = 0
    for seed in UInt64(1)...80 {
      var walk = ReadingWalk(seed: seed)
      walk.run(steps: 300)
      #expect(walk.violations == [], "seed \(seed)")
      compared += walk.comparedWords
    }
    #expect(compared > 2_000)
  }
}
