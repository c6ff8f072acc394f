import AccessibilityModel
import Testing

@testable import SwitchControlEngine

@Suite("Switch Control")
struct ScanningTests {
  static let survey = AccessibilityNode.screen([
    .button("We'd love your feedback", 0, .staticText, slot: 1), .button("Take Survey", 50, slot: 2),
    .button("Dimmed", 100, [.button, .notEnabled], slot: 3), .button("Dismiss", 150, slot: 4),
  ])

  @Test("Time moves the scan from item to item; text and what is dimmed are skipped")
  func automatic() {
    var presser = Presser(Self.survey)
    #expect(presser.place == "Take Survey")
    presser.wait(1)
    #expect(presser.place == "Dismiss")
    presser.wait(1)
    #expect(presser.place == "Take Survey")
    presser.wait(60)
    #expect(presser.place == "Press the switch to scan.")
    #expect(presser.control.nextDeadline == nil)
    presser(.select)
    #expect(presser.place == "Take Survey")
  }

  @Test("A7: choosing an item opens a menu with its actions, and an entry is carried out")
  func menu() {
    var cell = AccessibilityNode.button("Feedback", 0, slot: 1)
    cell.element.actions = [
      ElementAction(id: .init(rawValue: 0), name: "Take Survey"),
      ElementAction(id: .init(rawValue: 1), name: "Dismiss"),
      ElementAction(id: .init(rawValue: 2), name: " "),
    ]
    var presser = Presser(.screen([cell]))
    presser(.select)
    #expect(
      presser.overlay?.marks.map(\.text) == [
        "Tap", "Take Survey", "Dismiss", "Long press", "Scroll up", "Scroll down", "Go back", "Home",
        "Point mode",
        "Exit",
      ])
    presser.wait(2)
    #expect(presser(.select) == [.perform(ElementID(slot: 1), .init(rawValue: 1))])
    #expect(presser.place == "Feedback")
    #expect(presser(.select, .select) == [.activate(ElementID(slot: 1))])
  }

  @Test("With two switches a person moves the scan, and time does not")
  func manual() {
    var settings = SwitchControlSettings()
    settings.style = .manual
    var presser = Presser(Self.survey, settings: settings)
    presser.wait(60)
    #expect(presser.place == "Take Survey")
    presser(.next)
    #expect(presser.place == "Dismiss")
    presser(.next, .previous)
    #expect(presser.place == "Dismiss")
    #expect(presser(.select, .select) == [.activate(ElementID(slot: 4))])
  }

  @Test("What belongs together is scanned together first; the app can ask for the contrary")
  func groups() {
    func bar(_ style: NavigationStyle) -> AccessibilityNode {
      var bar = AccessibilityNode.container(
        .tabBar, [.button("Home", 700, slot: 5), .button("More", 740, slot: 6)])
      bar.element.navigationStyle = style
      return .screen([.button("Pay", 0, slot: 1), bar])
    }
    var presser = Presser(bar(.automatic))
    presser.wait(1)
    #expect(presser.place == "Group of 2")
    #expect(presser.overlay?.marks.first?.frame == Rect(x: 0, y: 700, width: 100, height: 80))
    presser(.select)
    #expect(presser.place == "Home")
    presser.wait(2)
    #expect(presser.place == "Exit")
    presser(.select)
    #expect(presser.place == "Group of 2")
    presser = Presser(bar(.separate))
    presser.wait(1)
    #expect(presser.place == "Home")
    var options = SwitchControlOptions()
    options.groups = .none
    presser = Presser(bar(.automatic), options)
    presser.wait(2)
    #expect(presser.place == "More")
  }

  @Test("G7: what the app combines is scanned together first, and what lies deeper in it with it")
  func combined() {
    func card(_ style: NavigationStyle) -> AccessibilityNode {
      var bar = AccessibilityNode.container(
        .tabBar, [.button("Home", 700, slot: 5), .button("More", 740, slot: 6)])
      bar.element.navigationStyle = .separate
      var card = AccessibilityNode.container([.button("Pay", 50, slot: 2), bar])
      card.element.navigationStyle = style
      return .screen([.button("Help", 0, slot: 1), card])
    }
    // What the scan is on after one second, two and three.
    func places(_ style: NavigationStyle) -> [String] {
      var presser = Presser(card(style))
      return (0..<3).map { _ in
        presser.wait(1)
        return presser.place
      }
    }
    #expect(places(.automatic) == ["Pay", "Home", "More"])
    #expect(places(.separate) == ["Pay", "Home", "More"])
    #expect(places(.combined) == ["Group of 3", "Help", "Group of 3"])
    var presser = Presser(card(.combined))
    presser.wait(1)
    #expect(presser.overlay?.marks.first?.frame == Rect(x: 0, y: 50, width: 100, height: 730))
    presser(.select)
    #expect(presser.place == "Pay")
    presser.wait(2)
    #expect(presser.place == "More")
    presser.wait(1)
    #expect(presser.place == "Exit")
    presser(.select)
    #expect(presser.place == "Group of 3")
    var options = SwitchControlOptions()
    options.groups = .none
    presser = Presser(card(.combined), options)
    presser.wait(1)
    #expect(presser.place == "Pay")
  }

  @Test("An item without actions is tapped at once where that is the choice, and the scan stays there")
  func choices() {
    var options = SwitchControlOptions()
    options.choosing = .tap
    options.restart = .here
    var presser = Presser(Self.survey, options)
    presser.wait(1)
    #expect(presser(.select) == [.activate(ElementID(slot: 4))])
    #expect(presser.place == "Dismiss")
  }

  @Test("A value is raised and lowered from the menu, and the device goes home")
  func values() {
    var settings = SwitchControlSettings()
    settings.style = .manual
    var presser = Presser(.screen([.button("Volume", 0, .adjustable, slot: 1)]), settings: settings)
    #expect(presser(.select, .next, .select) == [.increment(ElementID(slot: 1))])
    #expect(presser(.select, .next, .next, .select) == [.decrement(ElementID(slot: 1))])
    presser(.select, .previous, .previous, .previous, .select)
    #expect(presser.device == [.home])
  }

  @Test("Points: two lines cross where a tap lands")
  func points() {
    var presser = Presser(Self.survey)
    presser(.select)
    presser.wait(6)
    #expect(presser.place == "Point mode")
    presser(.select)
    #expect(presser.overlay?.kind == .crosshair)
    presser.wait(0.5)
    presser(.select)
    presser.wait(0.75)
    presser(.select)
    #expect(presser(.select) == [.tap(Point(x: 50, y: 75))])
  }

  @Test("The scan follows the screen and begins anew where its item is gone; what led to nothing is told")
  func changes() {
    var presser = Presser(Self.survey)
    presser.wait(1)
    presser.change(to: .screen([.button("New", 0, slot: 9), .button("Dismiss", 150, slot: 4)]))
    #expect(presser.place == "Dismiss")
    presser.wait(1)
    #expect(presser.place == "New")
    presser.change(to: .screen([.button("Dismiss", 150, slot: 4)]))
    #expect(presser.place == "Dismiss")
    presser.change(to: .screen([]))
    #expect(presser.place == "Nothing here can be used.")
    #expect(presser(.select) == [])
    var ghost = Presser(Self.survey, answer: .declined)
    ghost(.select, .select)
    #expect(ghost.place == "Nothing happened at Take Survey.")
  }

  @Test("Every phrase has words")
  func phrases() {
    let phrases = SwitchPhrases(language: "de")
    #expect(SwitchPhrase.allCases.filter { !phrases.knows($0) } == [])
  }

  @Test("A7: an action that is chosen is the one that was seen, though the app numbers its actions anew")
  func changedActions() {
    func row(_ names: [SpokenText]) -> AccessibilityNode {
      let actions = names.enumerated().map { ElementAction(id: .init(rawValue: $0.offset), name: $0.element) }
      return .container([
        .stop("Mail", traits: .button, frame: Rect(x: 0, y: 0, width: 90, height: 30), id: ElementID(slot: 1))
          .with(\.actions, actions)
      ])
    }
    var settings = SwitchControlSettings()
    settings.style = .manual
    var presser = Presser(row(["Reply", "Delete"]), settings: settings)
    presser(.select, .next, .next)
    presser.change(to: row(["Delete"]))
    #expect(presser(.select) == [.perform(ElementID(slot: 1), .init(rawValue: 0))])
    presser.change(to: row(["Reply", "Delete"]))
    presser(.select, .next)
    presser.change(to: row(["Delete"]))
    #expect(presser(.select) == [])
    #expect(presser.overlay?.kind == .message)
  }
}
