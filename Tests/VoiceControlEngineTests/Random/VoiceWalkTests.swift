import Testing

@Suite("Voice Control: anything at all, on screens that change at any time", .timeLimit(.minutes(10)))
struct VoiceWalkTests {
  @Test("What is asked is about what is there, no mark stands on what is gone, and what should fade fades")
  func walks() {
    for seed in UInt64(1)...120 {
      var walk = VoiceWalk(seed: seed)
      walk.run(steps: 500)
      #expect(walk.violations == [], "seed \(seed)")
    }
  }
}
