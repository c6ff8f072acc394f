import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@testable import ZombieApocalypse

/// The list of a first look at the game, each entry before and after.
@Suite("The zombie game: what was wrong, and what was done about it", .timeLimit(.minutes(10)))
@MainActor
struct FlawsTests {
  private func heard(_ controller: UIViewController) async throws -> [String] {
    var heard: [String] = []
    try await hosting(controller) { screen in
      heard = try await screen.tour().stops.map { $0.utterance.text }
    }
    return heard
  }

  @Test("Z7: before, help is read amid the techniques; after, the techniques follow each other")
  func order() async throws {
    let techniques = ["Self-dealloc", "Self-release", "Self-autorelease", "Garbage", "Arc"]
    let before = try await heard(GameViewController())
    let amid = Array(techniques[..<3]) + ["Button"] + Array(techniques[3...]) + ["Button"]
    #expect(Array(before.suffix(7)) == amid)
    let after = try await heard(AccessibleGameViewController())
    let hint = "button. Drag over zombies and release to deploy."
    let together = techniques.map { "\($0), \(hint)" } + ["Help, button", "Pause, button"]
    #expect(Array(after.suffix(7)) == together)
  }

  @Test("Z1: before, the meter is its caption; after, it is one element with a value")
  func meter() async throws {
    #expect(try await heard(GameViewController()).first == "Zombie meter")
    #expect(try await heard(AccessibleGameViewController()).first == "Zombie meter, 0%")
  }

  @Test("Z3: before, a zombie that is drawn is silent; after, it is heard where it is drawn")
  func zombies() async throws {
    let games: [(GameViewController, [String])] = [
      (GameViewController(), []), (AccessibleGameViewController(), ["Walking dead in the house"]),
    ]
    for (controller, words) in games {
      try await hosting(controller) { screen in
        let place = controller.field.convert(controller.field.rect(of: controller.game.zombies[0]), to: nil)
        try await screen.voiceOver.send(.touch(at: Point(x: place.midX, y: place.midY)))
        #expect(screen.lastHeard == words)
      }
    }
  }

  @Test("Z3: a finger dragged across a zombie speaks it once, and again when it comes back")
  func dragging() async throws {
    let controller = AccessibleGameViewController()
    try await hosting(controller) { screen in
      let place = controller.field.convert(controller.field.rect(of: controller.game.zombies[0]), to: nil)
      var words: [String] = []
      for x in stride(from: place.minX - 20, through: place.maxX + 20, by: 4) {
        try await screen.voiceOver.send(.touch(at: Point(x: x, y: place.midY)))
        words += screen.lastHeard
      }
      #expect(words == ["Walking dead in the house"])
    }
  }

  @Test("Z2: before, buttons with a symbol say only that they are buttons; after, each says its name")
  func symbols() async throws {
    #expect(try await heard(GameViewController()).filter { $0.hasSuffix("utton") } == ["Button", "Button"])
    let after = try await heard(AccessibleGameViewController())
    #expect(after.filter { $0.hasSuffix("button") } == ["Help, button", "Pause, button"])
  }

  @Test(
    "Z4: before, help opens in silence; after, the cursor is on its heading, and comes back to the status")
  func help() async throws {
    let flawed = GameViewController()
    try await hosting(flawed) { screen in
      flawed.help.sendActions(for: .touchUpInside)
      try await screen.advance(by: .zero)
      #expect(screen.lastHeard.isEmpty)
    }
    try await hosting(AccessibleGameViewController()) { screen in
      try await screen.activate("Help")
      #expect(screen.lastHeard.last == "NSZombie Apocalypse, heading")
      try await screen.voiceOver.flickRight(times: 1)
      #expect(screen.lastHeard == ["Close, button"])
      try await screen.advance(by: .seconds(9))
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard.last == "Memory leak, 3 megabytes")
    }
  }

  @Test("Z4: before, what lies under help can still be reached; after, it cannot")
  func modality() async throws {
    let flawed = GameViewController()
    try await hosting(flawed) { screen in
      flawed.showHelp()
      try await screen.advance(by: .zero)
      #expect(screen.tree.stops.map(\.self).count > 3)
    }
    let fixed = AccessibleGameViewController()
    try await hosting(fixed) { screen in
      fixed.showHelp()
      try await screen.advance(by: .zero)
      #expect(screen.tree.stops.map(\.self).count == 3)
    }
  }
}
