import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Buttons that show what was chosen in their menu", .timeLimit(.minutes(10)))
struct PopUpButtonTests {
  @Test("Z1: a pop-up button says what is chosen, first the first entry, then the one that a person chose")
  func choice() async throws {
    var log: [String] = []
    let button = UIButton(type: .system)
    button.menu = UIMenu(
      children: ["Small", "Medium", "Large"].map { size in
        UIAction(title: size) { log.append($0.title) }
      })
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.frame = CGRect(x: 16, y: 100, width: 200, height: 44)
    try await hosting(button) { screen in
      #expect(screen.heard.first == "Small, pop up button")
      try await screen.activate("Small")
      try await screen.activate("Large")
      try await screen.advance(by: .seconds(5))
      #expect(log == ["Large"])
      #expect(button.currentTitle == "Large")
      #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
      #expect(try screen.element(named: "Large").traits.contains(.popUpButton))
    }
  }

  @Test("What a button is whose tap shows a menu is an option, named where it counts")
  func option() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Sort", for: .normal)
    button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 16, y: 100, width: 200, height: 44)
    try await hosting(button) { screen in
      #expect(screen.heard.first == "Sort, pop up button")
      #expect(screen.focused?.rules.map(\.name) == ["button.menu"])
    }
    try await hosting(button, rules: ["button.menu": "button"]) { screen in
      #expect(screen.heard.first == "Sort, button")
    }
  }

  @Test("Z1: an entry that is on already is what the button says; without the wish it says its own title")
  func state() {
    let entries = [UIAction(title: "Off") { _ in }, UIAction(title: "On", state: .on) { _ in }]
    let button = UIButton(type: .system)
    button.setTitle("Lamp", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: entries)
    #expect(button.accessibilityLabel == "Lamp")
    button.changesSelectionAsPrimaryAction = true
    #expect(button.accessibilityLabel == "On")
  }

  @Test("An entry that keeps its menu is used again and again without opening it anew; another one closes it")
  func keptMenu() async throws {
    var count = 0
    var closed = 0
    let button = UIButton(type: .system)
    button.setTitle("Zoom", for: .normal)
    button.menu = UIMenu(children: [
      UIAction(title: "Larger", attributes: .keepsMenuPresented) { _ in count += 1 },
      UIAction(title: "Done") { _ in closed += 1 },
    ])
    button.showsMenuAsPrimaryAction = true
    button.frame = CGRect(x: 16, y: 100, width: 200, height: 44)
    try await hosting(button) { screen in
      try await screen.activate("Zoom")
      try await screen.activate("Larger")
      try await screen.activate("Larger")
      #expect(count == 2)
      try await screen.activate("Done")
      try await screen.advance(by: .seconds(5))
      #expect(closed == 1)
      #expect(throws: ScreenError.self) { try screen.element(named: "Larger") }
    }
  }

  @Test("Z1: a colour well says its title and the name of its colour, and offers colours by name")
  func colorWell() async throws {
    let well = UIColorWell(frame: CGRect(x: 16, y: 100, width: 44, height: 44))
    well.title = "Collar"
    well.selectedColor = UIColor(red: 1, green: 0.15, blue: 0.1, alpha: 1)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    try await hosting(well) { screen in
      #expect(screen.heard.first == "Collar, red, button")
      try await screen.activate("Collar")
      try await screen.activate("blue")
      try await screen.advance(by: .seconds(5))
      #expect(well.selectedColor == .systemBlue)
      #expect(changes == 1)
      #expect(AXNameFromColor(UIColor.white.cgColor) == "white")
    }
  }
}
