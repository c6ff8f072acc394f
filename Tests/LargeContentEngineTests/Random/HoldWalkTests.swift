import Testing

@Suite("The Large Content Viewer: anything at all, before a slow app", .timeLimit(.minutes(10)))
struct HoldWalkTests {
  @Test("L2: what lies under a held finger is shown, nothing else is, and the app has the touch all along")
  func walks() {
    var compared = 0
    for seed in UInt64(1)...100 {
      var walk = HoldWalk(seed: seed)
      walk.run(steps: 500)
      #expect(walk.violations == [], "seed \(seed)")
      compared += walk.comparedItems
    }
    #expect(compared > 1_000)
  }
}
