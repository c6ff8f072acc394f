import SwiftUI
import Testing

@MainActor
@Suite("The listings of the post about a survey", .serialized)
struct SurveyListingTests {
  private let texts = ["We'd love your feedback", "What do you think of Save for Later?"]

  @Test("S1: the listing as written first is heard in the order of its picture")
  func first() throws {
    try HeardScreen.showing {
      FirstListing()
    } _: { screen in
      #expect(screen.heard() == ["Dismiss, button"] + texts + ["Take Survey, button"])
    }
  }

  @Test("S2: the listing with a sort priority has its dismissal last")
  func sorted() throws {
    try HeardScreen.showing {
      SortedListing()
    } _: { screen in
      #expect(screen.heard() == texts + ["Take Survey, button", "Dismiss, button"])
    }
  }

  @Test("S3: the listing that the post ends with reads both texts at once, and then the buttons")
  func final() throws {
    try HeardScreen.showing {
      FinalListing()
    } _: { screen in
      #expect(
        screen.heard() == [texts.joined(separator: ", "), "Take Survey, button", "Dismiss, button"])
    }
  }

  @Test("S4: the combined listing is a button with two actions, and activating it does nothing")
  func combined() throws {
    SurveyLog.pressed = []
    try HeardScreen.showing {
      CombinedListing()
    } _: { screen in
      #expect(screen.heard() == ["\(texts.joined(separator: ", ")), button. Actions available."])
      let cell = try screen.only()
      #expect(Set(screen.actions(cell)) == ["Take Survey", "Dismiss"])
      #expect(screen.ask(.activate(cell.id)) == .declined)
      try screen.perform("Take Survey", of: cell)
      try screen.perform("Dismiss", of: cell)
    }
    #expect(SurveyLog.pressed == ["survey", "dismiss"])
  }

  @Test("S6: the combined listing can be called by its other name")
  func named() throws {
    try HeardScreen.showing {
      NamedListing()
    } _: { screen in
      try #expect(screen.only().inputLabels == ["Take survey"])
    }
  }
}
