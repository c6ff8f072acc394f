import AccessibilityModel
import Testing
import VoiceControlEngine

@Suite("Voice Control: what is drawn over the screen")
struct OverlayTests {
  @Test(
    "S5: the double arrow stands on elements with actions, with numbers and not with names, and only on iOS")
  func doubleArrow() {
    var speaker = Speaker(SurveyCell.combined)
    speaker("Show numbers")
    #expect(speaker.marks == ["1 ↔"])
    speaker("Show names")
    #expect(speaker.marks == ["We'd love your feedback, What do you think of Save for Later?"])
    var options = VoiceControlOptions()
    options.platform = .macOS
    speaker = Speaker(SurveyCell.combined, options)
    speaker("Show numbers")
    #expect(speaker.marks == ["1"])
  }

  @Test(
    "S6: Show actions for an input label lists Activate and the actions, and one is said by name or number")
  func actions() {
    var screen = SurveyCell.combined
    screen.children[0].element.inputLabels = ["Take survey"]
    var speaker = Speaker(screen)
    speaker("Show actions for Take survey")
    #expect(speaker.title == "Actions for Take survey")
    #expect(speaker.marks == ["1", "2", "3"])
    #expect(speaker.overlay?.marks.map(\.label) == ["Activate", "Take Survey", "Dismiss"])
    #expect(speaker("take survey") == [.perform(.slot(1), .init(rawValue: 0))])
    speaker("Show actions for Take survey")
    #expect(speaker("3") == [.perform(.slot(1), .init(rawValue: 1))])
    speaker("Show actions for Take survey")
    #expect(speaker("tap one") == [.activate(.slot(1))])
    speaker("Show numbers", "Show actions for 1")
    #expect(speaker.title == "Actions for Take survey")
    speaker("cancel")
    #expect(speaker.overlay == nil)
    var plain = Speaker(SurveyCell.final)
    plain("Show actions for dismiss")
    #expect(plain.title == "Dismiss has no actions.")
  }

  @Test("S7: a tap on the combined cell meets plain text, and that nothing happened is shown")
  func ghost() {
    var speaker = Speaker(SurveyCell.combined) { _, _ in .declined }
    #expect(speaker("Tap we'd love your feedback") == [.activate(.slot(1))])
    #expect(
      speaker.title
        == "Nothing happened at We'd love your feedback, What do you think of Save for Later?.")
    #expect(speaker.overlay?.rules.map(\.name).contains("voiceControl.activation") == true)
    var options = VoiceControlOptions()
    options.activation = .tap
    speaker = Speaker(SurveyCell.combined, options) { _, _ in .declined }
    #expect(speaker("feedback") == [.tap(Point(x: 100, y: 55))])
  }

  @Test("S8: in the final version both actions are one phrase away")
  func final() {
    var speaker = Speaker(SurveyCell.final)
    #expect(speaker("Tap take survey") == [.activate(.slot(2))])
    #expect(speaker("dismiss") == [.activate(.slot(3))])
    speaker("Show numbers")
    #expect(speaker.marks == ["1", "2"])
  }

  @Test("What is shown once fades; what is shown continuously stays until it is hidden")
  func fading() {
    var speaker = Speaker(SurveyCell.final)
    speaker("Show names")
    speaker.wait(.milliseconds(4_900))
    #expect(speaker.overlay != nil)
    speaker.wait(.milliseconds(200))
    #expect(speaker.overlay == nil)
    speaker("Show numbers continuously")
    speaker.wait(.seconds(600))
    speaker("2")
    #expect(speaker.overlay?.kind == .numbers)
    speaker("Hide names")
    #expect(speaker.overlay?.kind == .numbers)
    speaker("Hide numbers")
    #expect(speaker.overlay == nil)
  }

  @Test("A number never comes to mean something else while it is seen")
  func changingScreen() {
    var speaker = Speaker(.screen([.button(1, "Pay"), .button(2, "Delete")]))
    speaker("Show numbers continuously")
    speaker.change(to: .screen([.button(0, "New"), .button(2, "Delete")]))
    #expect(speaker.overlay?.marks.map(\.text) == ["2", "3"])
    #expect(speaker("1") == [])
    #expect(speaker.title == "There is no number 1.")
    #expect(speaker("2") == [.activate(.slot(2))])
    #expect(speaker("3") == [.activate(.slot(0))])
    var options = VoiceControlOptions()
    options.numbering = .anew
    speaker = Speaker(.screen([.button(1, "Pay"), .button(2, "Delete")]), options)
    speaker("Show numbers continuously")
    speaker.change(to: .screen([.button(0, "New"), .button(2, "Delete")]))
    #expect(speaker("1") == [.activate(.slot(0))])
  }

  @Test("What vanished while numbers were shown is not replaced by what stands there now")
  func vanished() {
    var speaker = Speaker(.screen([.button(1, "Pay"), .button(2, "Delete")]))
    speaker("Show numbers")
    speaker.change(to: .screen([.button(2, "Delete")]))
    #expect(speaker("1") == [])
    #expect(speaker("2") == [.activate(.slot(2))])
  }

  @Test("A number that is also the name of another element asks which one is meant")
  func numberAndName() {
    var speaker = Speaker(.screen([.button(1, "2"), .button(2, "1")]))
    #expect(speaker("2") == [.activate(.slot(1))])
    speaker("Show numbers")
    #expect(speaker("2") == [])
    #expect(speaker.overlay?.marks.map(\.element) == [.slot(2), .slot(1)])
    #expect(speaker("2") == [.activate(.slot(1))])
  }

  @Test("V8: a grid has so many columns and rows, a number goes into its cell, and Tap taps it")
  func grid() {
    var speaker = Speaker(SurveyCell.final)
    speaker("Show grid with 3 columns and 2 rows")
    #expect(speaker.marks == ["1", "2", "3", "4", "5", "6"])
    #expect(speaker.overlay?.marks[3].frame == Rect(x: 0, y: 422, width: 130, height: 422))
    speaker("4")
    #expect(speaker.overlay?.marks[0].frame == Rect(x: 0, y: 422, width: 130 / 3, height: 211))
    let center = speaker.overlay?.marks[5].frame.center
    #expect(speaker("Tap six") == [.tap(center ?? .zero)])
    #expect(speaker.overlay == nil)
    speaker("show grid")
    #expect(speaker.marks.count == 15)
    speaker("drag from 1 to 15")
    #expect(speaker.asked.suffix(6).first == .touch(.began, Point(x: 65, y: 84.4)))
    speaker("Show grid continuously with ten columns")
    speaker("hide grid")
    #expect(speaker.overlay == nil)
  }

  @Test("V11: what is drawn from the beginning", arguments: VoiceControlSettings.PersistentOverlay.allCases)
  func standing(overlay: VoiceControlSettings.PersistentOverlay) {
    var settings = VoiceControlSettings()
    settings.overlay = overlay
    var speaker = Speaker(SurveyCell.final, settings: settings)
    #expect(speaker.overlay?.kind.rawValue ?? "none" == overlay.rawValue)
    speaker.wait(.seconds(60))
    #expect(speaker.overlay?.kind.rawValue ?? "none" == overlay.rawValue)
  }

  @Test("An action that is said is the one that was shown, though the app numbers its actions anew")
  func changedActions() {
    func row(_ names: [SpokenText]) -> AccessibilityNode {
      let actions = names.enumerated().map { ElementAction(id: .init(rawValue: $0.offset), name: $0.element) }
      return .screen([.button(1, "Mail").with(\.actions, actions)])
    }
    var speaker = Speaker(row(["Reply", "Delete"]))
    speaker("Show actions for mail")
    speaker.change(to: row(["Delete"]))
    #expect(speaker("delete") == [.perform(.slot(1), .init(rawValue: 0))])
    speaker.change(to: row(["Reply", "Delete"]))
    speaker("Show actions for mail")
    speaker.change(to: row(["Delete"]))
    #expect(speaker("2") == [])
    #expect(speaker.title == "Reply is no longer there.")
  }
}
