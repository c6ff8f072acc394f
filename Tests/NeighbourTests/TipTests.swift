import EarshotTesting
import OSLog
import Testing
import TipKit

@MainActor
@Suite("Tips", .timeLimit(.minutes(10)))
struct TipTests {
  struct SwipeTip: Tip {
    var title: Text { Text("Swipe to adopt") }
    var message: Text? { Text("Swipe a dog to the left.") }
    var image: Image? { Image(systemName: "hand.draw") }
    var actions: [Action] {
      Action(id: "learn", title: "Learn more")
    }
  }

  @Test("A tip is heard with its actions until it is closed, once the app asked for tips")
  func tip() async throws {
    var chosen: [String] = []
    try await hosting(TipView(SwipeTip(), arrowEdge: .top) { chosen.append($0.id) }) { screen in
      let isSilent = try await screen.tour().stops.isEmpty
      #expect(isSilent)
      try Tips.configure([.displayFrequency(.immediate)])
      try await screen.advance(by: .zero)
      let heard = try await screen.tour().stops.map(\.utterance.text)
      #expect(
        Set(heard)
          == ["Swipe to adopt", "Swipe a dog to the left.", "Learn more, button", "Close, button"])
      try await screen.activate("Learn more")
      #expect(chosen == ["learn"])
      try await screen.activate("Close")
      let isClosed = try await screen.tour().stops.isEmpty
      #expect(isClosed)
      try Tips.resetDatastore()
      try await screen.advance(by: .zero)
      let count = try await screen.tour().stops.count
      #expect(count == 4)
      SwipeTip().invalidate(reason: .actionPerformed)
      #expect(!SwipeTip().shouldDisplay)
    }
  }

  @Test("A tip over a view is met beside it")
  func popover() async throws {
    try await hosting(Text("Dogs").popoverTip(SwipeTip())) { screen in
      Tips.showAllTipsForTesting()
      try await screen.advance(by: .zero)
      let isHeard = try await screen.tour().stops.map(\.utterance.text).contains("Swipe to adopt")
      #expect(isHeard)
    }
  }

  @Test("Messages of a log hide what is private")
  func messages() {
    let message: OSLogMessage =
      "dog \("Bailey", privacy: .private), \(25.123, format: .fixed(precision: 1)) pounds"
    #expect(message.description == "dog <private>, 25.1 pounds")
  }
}
