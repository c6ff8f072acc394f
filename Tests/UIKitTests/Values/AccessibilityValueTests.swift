import Accessibility
import AccessibilityModel
import AppHost
import Testing
import UIKit

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

  @MainActor
  @Test("Z4: what is posted reaches assistive technologies in order")
  func post() {
    let host = RunningApp()
    let element = NSObject()
    host.withApp {
      UIAccessibility.post(notification: .announcement, argument: "Paused")
      UIAccessibility.post(notification: .layoutChanged, argument: element)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      UIAccessibility.post(notification: .pageScrolled, argument: "Page 2 of 5")
      UIAccessibility.post(notification: .announcement, argument: 5)
      UIAccessibility.post(notification: .init(rawValue: 7), argument: "Nobody")
    }
    host.settle()
    let expected: [AccessibilityModel.Notification] = [
      .announcement("Paused", priority: .standard, queued: false),
      .layoutChanged(.element(host.identities.id(represented: element))), .screenChanged(.none),
      .pageScrolled("Page 2 of 5"),
    ]
    #expect(host.takeEvents() == expected.map(Event.notification))
  }

  @MainActor
  @Test("Z4: an announcement's priority is read from the platform's value")
  func priority() {
    let host = RunningApp()
    let text = NSAttributedString(
      string: "Camera active",
      attributes: [.accessibilitySpeechAnnouncementPriority: UIAccessibilityPriority.high])
    host.withApp { UIAccessibility.post(notification: .announcement, argument: text) }
    host.settle()
    #expect(
      host.takeEvents() == [.notification(.announcement("Camera active", priority: .high, queued: false))])
  }
}
