import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What is said of one element on a Mac")
struct DesktopUtteranceTests {
  @Test(
    "K10: roles and hints are those of a Mac",
    arguments: [
      ("Help", nil, .button, "Help, button. To click this button, press Control-Option-Space."),
      ("Privacy", nil, .link, "Privacy, link. To click this link, press Control-Option-Space."),
      (
        "Volume", "30%", .adjustable,
        "Volume, 30%, slider. To adjust this slider, press Control-Option-Shift-Down Arrow, "
          + "then use the arrow keys."
      ),
      (
        "Wi-Fi", "1", [.button, .toggleButton],
        "Wi-Fi, checkbox, ticked. To change this checkbox, press Control-Option-Space."
      ),
      (
        "E-mail", "you@example.org", .textEntry,
        "E-mail, you@example.org, text field. To enter text in this field, type."
      ),
      ("Help", nil, [.button, .notEnabled], "Help, dimmed, button"),
      ("Techniques", nil, .header, "Techniques, heading"),
    ] as [(SpokenText, SpokenText?, Traits, String)])
  func roles(label: SpokenText, value: SpokenText?, traits: Traits, words: String) {
    #expect(spoken(AccessibilityElement(label: label, value: value, traits: traits), .macOS) == words)
  }

  @Test("A pop-up button says its value before its label")
  func popUp() {
    let menu = AccessibilityElement(label: "System Voice", value: "Alex", traits: .popUpButton)
    #expect(
      spoken(menu, .macOS, Verbosity(speaksHints: false)) == "Alex, System Voice, pop up button")
  }

  @Test("VoiceOver's own hints can be left out, and the app's stay")
  func silentHints() {
    var dialect = Dialect.macOS
    dialect.desktopHints = .silent
    let technique = AccessibilityElement(label: "Self-release", hint: "Drag to deploy.", traits: .button)
    #expect(spoken(technique, dialect) == "Self-release, button. Drag to deploy.")
  }

  @Test("The role can come before the value")
  func roleFirst() {
    var dialect = Dialect.macOS
    dialect.desktopOrder = .roleValue
    let slider = AccessibilityElement(label: "Volume", value: "30%", traits: .adjustable)
    #expect(spoken(slider, dialect, Verbosity(speaksHints: false)) == "Volume, slider, 30%")
  }
}
