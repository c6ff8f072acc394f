import Testing

@Suite("Anything at all, before an app that does anything at all", .timeLimit(.minutes(10)))
struct RandomWalkTests {
  @Test(
    "The cursor is on a live stop, the rotor never empty, each stop says what the rules say, and silence comes"
  )
  func walks() {
    var (compared, rarities) = (0, 0)
    for seed in UInt64(1)...120 {
      var walk = RandomWalk(seed: seed)
      walk.run(steps: 400)
      #expect(walk.violations == [], "seed \(seed)")
      compared += walk.comparedStops
      rarities += walk.comparedRarities
    }
    #expect(compared > 500)
    #expect(rarities > 100)
  }
}
