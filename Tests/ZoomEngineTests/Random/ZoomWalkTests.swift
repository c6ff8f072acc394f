import Testing

@Suite("Zoom: anything at all, on screens that change at any time", .timeLimit(.minutes(10)))
struct ZoomWalkTests {
  @Test(
    "Z19: what is seen follows fingers, keys, the cursor and the place where is typed, within its limits")
  func walks() {
    var compared = 0
    for seed in UInt64(1)...100 {
      var walk = ZoomWalk(seed: seed)
      walk.run(steps: 500)
      #expect(walk.violations == [], "seed \(seed)")
      compared += walk.comparedViews
    }
    #expect(compared > 10_000)
  }
}
