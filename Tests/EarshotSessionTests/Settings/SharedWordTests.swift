import AssistiveTouchEngine
import Foundation
import SpokenContentEngine
import Testing
import VoiceOverEngine

@Suite("Words that technologies share")
struct SharedWordTests {
  private static let shared: [(function: AssistiveFunction, key: String)] = [
    (.notificationCenter, "command.notificationCenter"), (.controlCenter, "command.controlCenter"),
    (.appSwitcher, "command.appSwitcher"), (.scrollUp, "command.scrollUp"),
    (.scrollDown, "command.scrollDown"), (.scrollLeft, "command.scrollLeft"),
    (.scrollRight, "command.scrollRight"), (.zoomIn, "command.zoomIn"), (.zoomOut, "command.zoomOut"),
  ]

  @Test(
    "Z20: what VoiceOver names too has VoiceOver's word, and Speak Screen its name",
    arguments: AssistiveTouchPhrases.languages)
  func words(language: String) {
    let voiceOver = Phrases(language: language, platform: .iOS)
    let touch = FunctionPhrases(language: language)
    for (function, key) in Self.shared {
      let order = touch(function).compare(
        voiceOver.words(named: key) ?? "", options: .caseInsensitive, locale: Locale(identifier: language))
      #expect(order == .orderedSame, "\(language): \(touch(function))")
    }
    #expect(touch(.speakScreen) == SpokenContentPhrases(language: language)(.panel))
  }
}
