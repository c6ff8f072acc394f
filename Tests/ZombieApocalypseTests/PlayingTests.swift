import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@testable import ZombieApocalypse

@Suite("The zombie game, played without seeing it", .timeLimit(.minutes(10)))
@MainActor
struct PlayingTests {
  @Test("The whole game is a transcript, before and after")
  func transcripts() async throws {
    try await hosting(GameViewController()) { screen in
      try await screen.expectTranscript(named: "Flawed")
    }
    try await hosting(AccessibleGameViewController()) { screen in
      try await screen.expectTranscript(named: "Fixed")
    }
  }

  @Test("Z5: on focus the meter is heard whole, and while it is focused only its new value")
  func meter() async throws {
    try await hosting(AccessibleGameViewController()) { screen in
      #expect(screen.heard == ["Zombie meter, 0%"])
      try await screen.advance(by: .seconds(6.5))
      #expect(screen.lastHeard.last == "15%")
      #expect(screen.lastHeard.allSatisfy { $0.hasSuffix("%") && !$0.contains("meter") })
    }
  }

  @Test("Z6: a magic tap pauses the game wherever the cursor is, and another one goes on")
  func magicTap() async throws {
    let controller = AccessibleGameViewController()
    try await hosting(controller) { screen in
      try await screen.focus("Walking dead in the house")
      try await screen.magicTap()
      #expect(screen.lastHeard.last == "Paused")
      #expect(controller.game.isPaused)
      try await screen.advance(by: .seconds(20))
      #expect(controller.game.steps == 0)
      try await screen.magicTap()
      #expect(screen.lastHeard.last == "Resumed")
    }
  }

  @Test("Z9: while a technique is dragged, what lifting it would do is said, and so are the borders")
  func drag() async throws {
    let controller = AccessibleGameViewController()
    try await hosting(controller) { screen in
      let field = controller.field.convert(controller.field.bounds, to: nil)
      try await screen.focus("Self-release")
      try await screen.voiceOver.send(.gesture(.doubleTapAndHold))
      #expect(screen.lastHeard.last == "Drag button over zombies")
      try await screen.voiceOver.send(.drag(to: Point(x: field.midX, y: field.midY)))
      #expect(screen.lastHeard.last == "Lift to deploy memory")
      try await screen.voiceOver.send(.drag(to: Point(x: field.midX, y: field.maxY + 8)))
      #expect(screen.lastHeard.last == "No longer over zombies. Lift to cancel.")
      try await screen.voiceOver.send(.drag(to: Point(x: 4, y: field.maxY + 8)))
      #expect(screen.lastHeard.last == "Nearing the left border")
      try await screen.voiceOver.send(.drag(to: Point(x: field.midX, y: field.midY)))
      try await screen.voiceOver.send(.lift)
      try await screen.advance(by: .zero)
      #expect(controller.game.zombies.isEmpty)
    }
  }

  @Test("Z9: a technique that is let go beside the field does nothing")
  func cancelled() async throws {
    let controller = AccessibleGameViewController()
    try await hosting(controller) { screen in
      try await screen.focus("Self-release")
      try await screen.voiceOver.send(.gesture(.doubleTapAndHold))
      try await screen.voiceOver.send(.drag(to: Point(x: 200, y: 2)))
      try await screen.voiceOver.send(.lift)
      #expect(controller.game.zombies.count == 1)
    }
  }

  @Test("Z3: a zombie stays under the cursor while it walks")
  func walking() async throws {
    let controller = AccessibleGameViewController()
    try await hosting(controller) { screen in
      try await screen.focus("Walking dead in the house")
      let id = try #require(screen.focused?.id)
      let before = try #require(screen.focused?.frame.center.x)
      try await screen.advance(by: .seconds(4))
      #expect(screen.focused?.id == id)
      #expect(try #require(screen.focused?.frame.center.x) > before)
    }
  }

  @Test("The memory fills up and the game ends; paused it never does")
  func end() {
    var game = Game()
    for _ in 0..<100 { game.step() }
    #expect(game.isOver)
    #expect(game.message == "Out of memory. The zombies have eaten your app.")
    var paused = Game()
    paused.isPaused = true
    for _ in 0..<100 { paused.step() }
    #expect(paused.level == 0)
  }

  @Test("A technique sends away who is near and frees their memory; garbage takes more")
  func deploying() {
    var game = Game()
    for _ in 0..<3 { game.step() }
    game.deploy(.garbage, x: 0.5, y: 0.5)
    #expect(game.zombies.count == 1)
    #expect(game.level > 0.2)
    let before = game.level
    game.deploy(.release, x: 0.5, y: 0.5)
    #expect(game.zombies.isEmpty)
    #expect(game.level < before)
  }
}
