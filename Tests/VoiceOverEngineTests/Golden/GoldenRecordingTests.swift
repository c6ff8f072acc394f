import Testing
import VoiceOverEngine

@Suite("What recordings and authors say is spoken")
struct GoldenRecordingTests {
  @Test("Z2: an element says what the recordings say", arguments: Golden.elements)
  func elements(golden: Golden) {
    #expect(golden.heard() == golden.steps.map(\.words))
  }

  @Test("Z5: a way through a screen says what the recordings say", arguments: Golden.flows)
  func flows(golden: Golden) {
    #expect(golden.heard() == golden.steps.map(\.words))
  }
}
