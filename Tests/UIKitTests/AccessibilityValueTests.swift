import AccessibilityModel
import Testing
import UIKit

@testable import Accessibility

@Suite("Accessibility values")
struct AccessibilityValueTests {
  private static let published: [(UIAccessibilityTraits, UInt64)] = [
    (.button, 0), (.link, 1), (.image, 2), (.selected, 3), (.playsSound, 4), (.keyboardKey, 5),
    (.staticText, 6), (.summaryElement, 7), (.notEnabled, 8), (.updatesFrequently, 9), (.searchField, 10),
    (.startsMediaSession, 11), (.adjustable, 12), (.allowsDirectInteraction, 13), (.causesPageTurn, 14),
    (.tabBar, 15), (.header, 16), (.toggleButton, 53),
  ]

  @Test("Z2: every public trait has its published bit", arguments: published)
  func bits(trait: UIAccessibilityTraits, bit: UInt64) {
    #expect(trait.rawValue == 1 << bit)
    #expect(trait.traits.rawValue == trait.rawValue)
    #expect(UIAccessibilityTraits(trait.traits) == trait)
  }

  @Test("Z2: sets of traits reach assistive technologies whole")
  func sets() {
    let traits: UIAccessibilityTraits = [.button, .selected]
    #expect(traits.traits == [.button, .selected])
    #expect(UIAccessibilityTraits.none.isEmpty)
  }

  @Test("Z11: the platform's keys are those that are read")
  func keys() {
    let text = NSAttributedString(
      string: "Bailey",
      attributes: [
        .accessibilitySpeechLanguage: "en-GB", .accessibilitySpeechPitch: 1.5,
        .accessibilitySpeechSpellOut: true, .accessibilitySpeechPunctuation: false,
        .accessibilitySpeechIPANotation: "ˈbeɪli", .accessibilityTextHeadingLevel: 2,
      ])
    let expected = SpeechAttributes(
      language: "en-GB", pitch: 1.5, spellsOut: true, speaksPunctuation: false, phonetic: "ˈbeɪli",
      headingLevel: 2)
    #expect(SpokenText(text) == SpokenText("Bailey", expected))
  }
}
