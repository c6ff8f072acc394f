import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What buttons show and tell in each state", .timeLimit(.minutes(10)))
struct ButtonTests {
  @MainActor
  final class Witness: NSObject {
    var count = 0
    func pushed() { count += 1 }
  }

  @Test("Z1: words and smaller words of a configuration are one name; a picture alone is heard by its name")
  func configurations() async throws {
    var survey = UIButton.Configuration.borderedProminent()
    survey.title = "Take Survey"
    survey.subtitle = "Two minutes"
    survey.image = UIImage(systemName: "star")
    var lone = UIButton.Configuration.plain()
    lone.image = UIImage(named: "icons/apple logo.png")
    let buttons = [UIButton(configuration: survey), UIButton(configuration: lone), UIButton(type: .close)]
    try await hosting(Column(buttons)) { screen in
      let tour = try await screen.tour()
      #expect(
        tour.stops.map(\.utterance.text) == [
          "Take Survey, Two minutes, button", "apple logo, button", "Close, button",
        ])
    }
  }

  @Test("A configuration is as large as what it shows and the room around it")
  func extents() {
    var configuration = UIButton.Configuration.filled()
    configuration.image = UIImage(named: "a.png")
    let button = UIButton(configuration: configuration)
    #expect(button.intrinsicContentSize == CGSize(width: 44 + 24, height: 44 + 14))
    button.configuration?.buttonSize = .large
    #expect(button.intrinsicContentSize == CGSize(width: 44 + 40, height: 44 + 30))
    button.configuration?.contentInsets = .zero
    #expect(button.intrinsicContentSize == CGSize(width: 44, height: 44))
    #expect(UIButton.Configuration.borderless().contentInsets == .zero)
  }

  @Test("Picture and words stand where the configuration says, in either direction of reading")
  func placement() {
    var configuration = UIButton.Configuration.borderless()
    configuration.title = "Go"
    configuration.image = UIImage(named: "a.png")
    configuration.imagePadding = 6
    let button = UIButton(configuration: configuration)
    _ = button.imageView
    let words = button.titleLabel?.sizeThatFits(.zero) ?? .zero
    button.frame.size = CGSize(width: 50 + words.width, height: 44)
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    #expect(button.titleLabel?.frame.minX == 50)
    button.configuration?.imagePlacement = .trailing
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == words.width + 6)
    button.semanticContentAttribute = .forceRightToLeft
    button.layoutIfNeeded()
    #expect(button.imageView?.frame.minX == 0)
    button.configuration?.imagePlacement = .top
    button.frame.size = button.intrinsicContentSize
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.minY == 50)
  }

  @Test("A handler changes the configuration whenever the button comes into another state")
  func handler() async throws {
    let button = UIButton(configuration: .plain())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Pay" : "Paying"
    }
    try await hosting(Column([button])) { screen in
      #expect(screen.heard.first == "Pay, button")
      button.isEnabled = false
      try await screen.advance(by: .zero)
      #expect(screen.focused?.label == "Paying")
      #expect(screen.focused?.traits == [.button, .notEnabled])
    }
  }

  @Test("Z2: a button whose tap chooses it is heard as chosen, and no longer chosen")
  func toggle() async throws {
    let button = UIButton(type: .system)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.changesSelectionAsPrimaryAction = true
    var log: [Bool] = []
    button.addAction(UIAction { _ in log.append(button.isSelected) }, for: .primaryActionTriggered)
    try await hosting(Column([button])) { screen in
      try await screen.voiceOver.doubleTap()
      #expect(screen.lastHeard == ["Selected, Following, button"])
      try await screen.voiceOver.doubleTap()
      #expect(screen.focused?.label == "Follow")
      #expect(log == [true, false])
    }
  }

  @Test("Z11: a title with attributes is spoken as they say")
  func attributed() async throws {
    let old = UIButton(type: .system)
    old.setAttributedTitle(
      NSAttributedString(string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr-FR"]), for: .normal
    )
    var words = AttributedString("Hallo")
    words.accessibilitySpeechSpellsOutCharacters = true
    var configuration = UIButton.Configuration.plain()
    configuration.attributedTitle = words
    let new = UIButton(configuration: configuration)
    try await hosting(Column([old, new])) { screen in
      let labels = screen.tree.stops.compactMap { screen.tree[$0]?.label }
      #expect(labels.map(\.string) == ["Bonjour", "Hallo"])
      #expect(labels.first?.runs.first?.attributes.facts.language == "fr-FR")
      #expect(labels.last?.runs.first?.attributes.wishes.spellsOut == true)
    }
  }

  @Test("Targets are no longer called once they are taken away")
  func removing() {
    let (first, second) = (Witness(), Witness())
    let button = UIButton()
    for witness in [first, second] {
      button.addTarget(witness, action: Selector(Witness.pushed), for: .touchUpInside)
    }
    #expect(button.allTargets == [first, second])
    #expect(button.allControlEvents == .touchUpInside)
    button.removeTarget(first, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchUpInside)
    #expect(first.count == 0)
    #expect(second.count == 1)
  }
}
