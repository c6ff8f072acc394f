import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Menus: commands, and what is told when they open", .timeLimit(.minutes(10)))
struct CommandMenuTests {
  private final class Kennel: UIViewController, UIContextMenuInteractionDelegate {
    var log: [String] = []
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      label.text = "Three dogs"
      label.isUserInteractionEnabled = true
      let interaction: any UIInteraction = UIContextMenuInteraction(delegate: self)
      label.addInteraction(interaction)
      view.addSubview(label)
    }

    func feed() { log.append("feed") }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(actionProvider: { _ in
        let feed = UICommand(title: "Feed", action: Selector(Kennel.feed))
        let walk = UICommand(title: "Walk", action: Selector(Kennel.feed), attributes: .hidden)
        return UIMenu(children: [feed, walk])
      })
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("will display")
      animator?.addCompletion { self.log.append("displayed") }
      animator?.addAnimations { self.log.append("along") }
    }
  }

  @Test("A command of a menu is sent along the responders; one that is hidden is not heard")
  func commands() async throws {
    let kennel = Kennel()
    try await hosting(kennel) { screen in
      let id = try screen.element(named: "Three dogs").id
      _ = screen.ask(.longPress(id))
      #expect(throws: ScreenError.self) { try screen.element(named: "Walk") }
      let feed = try screen.element(named: "Feed").id
      _ = screen.ask(.activate(feed))
      #expect(kennel.log.last == "feed")
    }
  }

  @Test("Who shows a menu can change something along with it, and do something once it is there")
  func display() async throws {
    let kennel = Kennel()
    try await hosting(kennel) { screen in
      let id = try screen.element(named: "Three dogs").id
      _ = screen.ask(.longPress(id))
      try await screen.advance(by: .seconds(1))
      #expect(kennel.log == ["will display", "along", "displayed"])
    }
  }

  @Test("An interaction knows its view as long as it belongs to one")
  func interactions() {
    let kennel = Kennel()
    kennel.loadViewIfNeeded()
    let interaction = kennel.label.interactions.compactMap { $0 as? UIContextMenuInteraction }.first
    #expect(interaction?.view === kennel.label)
    if let interaction { kennel.label.removeInteraction(interaction) }
    #expect(interaction?.view == nil)
    #expect(kennel.label.interactions.isEmpty)
  }
}
