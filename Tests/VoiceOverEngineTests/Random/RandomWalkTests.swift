import Testing

@Suite("Anything at all, before an app that does anything at all")
struct RandomWalkTests {
  @Test(
    "The cursor is on a live stop, the rotor never empty, nothing said of what is gone, and silence comes")
  func walks() {
    for seed in UInt64(1)...20 {
      var walk = RandomWalk(seed: seed)
      walk.run(steps: 400)
      #expect(walk.violations == [], "seed \(seed)")
    }
  }
}
