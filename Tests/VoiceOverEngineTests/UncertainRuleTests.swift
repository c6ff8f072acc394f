import AccessibilityModel
import Testing
import VoiceOverEngine

/// Elements of every kind that the open questions concern.
private struct World: CustomStringConvertible {
  var element: AccessibilityElement
  var platform: Dialect.Platform
  var verbosity: Verbosity

  var description: String { "\(platform) \(verbosity) \(element)" }

  func composition(_ dialect: Dialect) -> UtteranceComposer.Composition {
    composed(element, dialect, verbosity)
  }

  /// Worlds that differ in what is said at the end.
  static var ending: [World] {
    let traits: [Traits] = [[], .button, .toggleButton, .textEntry, [.button, .notEnabled]]
    let verbosities = [
      Verbosity(), Verbosity(speaksHints: false, actions: .nothing, moreContent: .playSound),
      Verbosity(actions: .braille, moreContent: .nothing),
    ]
    let worlds = worlds(traits, hints: [nil, "H"], actions: [[], ["A"]], verbosities)
    return worlds + worlds.prefix(200).map { $0.expanding } + worlds.map { $0.writing }
  }

  /// The world with an element that can be expanded.
  private var expanding: World {
    var world = self
    world.element.expanded = world.element.value != nil
    return world
  }

  /// The world with a text area in the place of a field.
  private var writing: World {
    var world = self
    world.element.traits.insert(.textArea)
    if let value = world.element.value { world.element.textContent = TextContent(value.string) }
    return world
  }

  /// Worlds that differ in name, value and kind.
  static var described: [World] {
    let traits: [Traits] = [
      [], .button, [.button, .selected], [.button, .toggleButton], .toggleButton,
      [.toggleButton, .notEnabled, .button], .adjustable, .popUpButton, [.popUpButton, .button], .header,
      .textEntry,
      [.link, .selected], .selected, .backButton,
    ]
    return worlds(traits, hints: [nil], actions: [[]], [Verbosity()])
  }

  private static func worlds(
    _ traits: [Traits], hints: [SpokenText?], actions: [[SpokenText]], _ verbosities: [Verbosity]
  ) -> [World] {
    let names: [(SpokenText?, SpokenText?)] = [("L", nil), ("L", "1"), (nil, "1"), (nil, nil)]
    var elements: [AccessibilityElement] = []
    for traits in traits {
      for (label, value) in names {
        for (hint, actions) in hints.flatMap({ hint in actions.map { (hint, $0) } }) {
          var element = AccessibilityElement(label: label, value: value, hint: hint, traits: traits)
          if value != nil { element.headingLevel = 2 }
          element.actions = actions.map { ElementAction(id: ElementAction.ID(rawValue: 0), name: $0) }
          for content in contents {
            element.customContent = content
            elements.append(element)
          }
        }
      }
    }
    return elements.flatMap { element in
      Dialect.Platform.allCases.flatMap { platform in
        verbosities.map { World(element: element, platform: platform, verbosity: $0) }
      }
    }
  }

  private static let contents: [[CustomContent]] = [
    [], [CustomContent(label: "Age", value: "3")],
    [CustomContent(label: "Age", value: "3", importance: .high)],
    [CustomContent(label: "Age", value: "3", importance: .high), CustomContent(label: "Kind", value: "Pug")],
    [CustomContent(label: "Age", value: "", importance: .high)],
  ]
}

@Suite("The uncertain rules an utterance rests on")
struct UncertainRuleTests {
  /// What a person hears, without the rules it rests on.
  private struct Heard: Hashable {
    var segments: [Utterance.Segment]
    var sounds: [SoundEvent]

    init(_ composition: UtteranceComposer.Composition) {
      segments = composition.utterance.segments.map { segment in
        var segment = segment
        segment.rules = []
        return segment
      }
      sounds = composition.sounds
    }
  }

  /// Every other choice for one open question.
  private func others<Option: UncertainOption>(
    _ path: WritableKeyPath<Dialect, Option>, _ dialect: Dialect
  ) -> [Dialect] {
    Option.allCases.filter { $0 != dialect[keyPath: path] }.map { choice in
      var other = dialect
      other[keyPath: path] = choice
      return other
    }
  }

  private func check<Option: UncertainOption>(
    _ path: WritableKeyPath<Dialect, Option>, in worlds: [World]
  ) {
    for world in worlds {
      for dialect in [Dialect(world.platform)] + others(path, Dialect(world.platform)) {
        let composition = world.composition(dialect)
        guard !composition.utterance.segments.isEmpty else { continue }
        let heard = Heard(composition)
        let matters = others(path, dialect).contains { Heard(world.composition($0)) != heard }
        let isNamed = composition.utterance.rules.contains { $0.name == Option.ruleName }
        if matters != isNamed {
          Issue.record("\(Option.ruleName) matters: \(matters), named: \(isNamed). \(world)")
          return
        }
      }
    }
  }

  @Test("A rule about the end of an utterance is named exactly where another choice is heard")
  func endings() {
    check(\.endingOrder, in: World.ending)
    check(\.highOnlyContent, in: World.ending)
    check(\.hintPause, in: World.ending)
    check(\.desktopHints, in: World.ending)
    check(\.expansionHint, in: World.ending)
    check(\.spellingHint, in: World.ending)
  }

  @Test("A rule about the description is named exactly where another choice is heard")
  func descriptions() {
    check(\.highContentPlace, in: World.described)
    check(\.switchOrder, in: World.described)
    check(\.selectedPlace, in: World.described)
    check(\.headingLevel, in: World.described)
    check(\.desktopOrder, in: World.described)
    check(\.popUpButtonWords, in: World.described)
  }

  @Test("K10: a dog rests on no uncertain rule, on either platform", arguments: Dialect.Platform.allCases)
  func dog(platform: Dialect.Platform) {
    #expect(composed(.bailey(age: .high), Dialect(platform)).utterance.rules.isEmpty)
  }

  @Test("Every open question has a name of its own, its choice among its choices, and a source")
  func wellFormed() {
    for platform in Dialect.Platform.allCases {
      let rules = Dialect(platform).rules
      #expect(Set(rules.map(\.name)).count == rules.count)
      for rule in rules {
        #expect(rule.choices.contains(rule.choice))
        #expect(rule.choices.count > 1)
        #expect(rule.source.hasPrefix("Behaviour"))
      }
    }
  }
}
