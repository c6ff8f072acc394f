import SwiftUI
import Testing

@Suite("A survey in one cell")
@MainActor
struct SurveyTests {
  @Test("S1: the corner's button is heard first, for it lies above the title's line")
  func asWritten() throws {
    try HeardScreen.showing {
      SurveyCell()
    } _: { screen in
      #expect(
        screen.heard() == [
          "Dismiss, button", "We'd love your feedback", "What do you think of Save for Later?",
          "Take Survey, button",
        ])
      let tops = screen.stops.map(\.frame.minY)
      #expect(tops[1] - tops[0] > 8, "the order comes from where the elements lie")
    }
  }

  @Test("S2: a sort priority below zero puts the corner's button last")
  func priority() throws {
    try HeardScreen.showing {
      SurveyCell(dismissPriority: -1)
    } _: { screen in
      #expect(
        screen.labels == [
          "We'd love your feedback", "What do you think of Save for Later?", "Take Survey", "Dismiss",
        ])
    }
  }

  @Test("S3: combined texts are one label")
  func combinedTexts() throws {
    try HeardScreen.showing {
      SurveyCell(dismissPriority: -1, combinesTexts: true)
    } _: { screen in
      #expect(
        screen.heard() == [
          "We'd love your feedback, What do you think of Save for Later?", "Take Survey, button",
          "Dismiss, button",
        ])
    }
  }

  @Test("S4: in a combined cell buttons become actions, and activating it does nothing")
  func combinedCell() throws {
    let pressed = Noted<[String]>([])
    try HeardScreen.showing {
      SurveyCell(
        dismissPriority: -1, onSurvey: { pressed.value.append("survey") },
        onDismiss: { pressed.value.append("dismiss") }
      )
      .accessibilityElement(children: .combine)
    } _: { screen in
      #expect(
        screen.heard() == [
          "We'd love your feedback, What do you think of Save for Later?, button. Actions available."
        ])
      let cell = try screen.only()
      #expect(screen.actions(cell) == ["Take Survey", "Dismiss"])
      #expect(screen.ask(.activate(cell.id)) == .declined)
      #expect(pressed.value == [])
      try screen.perform("Dismiss", of: cell)
      try screen.perform("Take Survey", of: cell)
      #expect(pressed.value == ["dismiss", "survey"])
    }
  }

  @Test("S4: without a sort priority the actions stand in the order of the screen")
  func combinedInOrder() throws {
    try HeardScreen.showing {
      SurveyCell().accessibilityElement(children: .combine)
    } _: { screen in
      let element = try screen.only()
      #expect(screen.actions(element) == ["Dismiss", "Take Survey"])
    }
  }
}
