import Testing
import UIKit

@MainActor
@Suite("What a text says of the help with typing it")
struct TextTraitTests {
  private final class Pad: UIView, UITextInputTraits {}

  @Test(
    "Whether words are proposed within the text is kept by fields and text views, and as the person has it elsewhere"
  )
  func inlinePrediction() {
    let (field, text) = (UITextField(), UITextView())
    #expect(field.inlinePredictionType == .default && text.inlinePredictionType == .default)
    field.inlinePredictionType = .no
    text.inlinePredictionType = .yes
    let traits: [any UITextInputTraits] = [field, text, Pad()]
    #expect(traits.map(\.inlinePredictionType) == [.no, .yes, .default])
  }
}
