import Testing
import VoiceOverEngine

@Suite("What recordings and authors say is spoken")
struct GoldenRecordingTests {
  @Test("Z2: an element says what the recordings say", arguments: Golden.elements)
  func elements(golden: Golden) {
    #expect(golden.heard() == golden.steps.map(\.words))
  }

  @Test("1.5.3: what recordings of web pages say is not followed yet", arguments: Golden.beyond)
  func beyond(golden: Golden) {
    withKnownIssue("The model does not tell links within a page, nor what kind of landmark a container is.") {
      #expect(golden.heard() == golden.steps.map(\.words))
    }
  }

  @Test("Z5: a way through a screen says what the recordings say", arguments: Golden.flows)
  func flows(golden: Golden) {
    #expect(golden.heard() == golden.steps.map(\.words))
  }

  @Test(
    "1.7 A9: on a new device flicks up say the last action of the recording first, then the one before it")
  func usualActions() {
    let golden = Golden.shelter(["Call", "Open address in maps"], dialect: .iOS)
    #expect(golden.heard() == golden.steps.map(\.words))
  }
}
