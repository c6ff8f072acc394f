import AccessibilityModel
import Testing
import VoiceOverEngine

@Suite("What is said of one element")
struct GoldenUtteranceTests {
  @Test("K6: high-importance content is spoken at once")
  func highImportance() {
    #expect(spoken(.bailey(age: .high)) == "Bailey, beagle, Three years. More content available.")
  }

  @Test("K2: content that waits is announced and not read")
  func onDemand() {
    #expect(spoken(.bailey()) == "Bailey, beagle. More content available.")
  }

  @Test("K10: on both dialects the dog says the same", arguments: Dialect.Platform.allCases)
  func dogOnBothPlatforms(platform: Dialect.Platform) {
    #expect(
      spoken(.bailey(age: .high), Dialect(platform))
        == "Bailey, beagle, Three years. More content available.")
  }

  @Test("S4: what can be done is a sentence of its own, behind the traits")
  func actionsAvailable() {
    var cell = AccessibilityElement(
      label: "We'd love your feedback, What do you think of Save for Later?", traits: .button)
    cell.actions = ["Take Survey", "Dismiss"].enumerated().map {
      ElementAction(id: ElementAction.ID(rawValue: $0.offset), name: SpokenText($0.element))
    }
    #expect(
      spoken(cell)
        == "We'd love your feedback, What do you think of Save for Later?, button. Actions available.")
  }

  @Test("Z2: a hint is a sentence of its own, behind label and traits")
  func hint() {
    let technique = AccessibilityElement(
      label: "Self-release", hint: "Drag over zombies and release to deploy.", traits: .button)
    #expect(spoken(technique) == "Self-release, button. Drag over zombies and release to deploy.")
  }

  @Test(
    "Z2: traits are spoken behind the label",
    arguments: [
      ("NSZombie Apocalypse", Traits.header, "NSZombie Apocalypse, heading"),
      ("Help", .button, "Help, button"),
      ("Close", .button, "Close, button"),
      ("Dismiss", [.button, .notEnabled], "Dismiss, dimmed, button"),
      ("Privacy Policy", .link, "Privacy Policy, link"),
      ("Picture one of Pinky", .image, "Picture one of Pinky, image"),
      ("Settings", .backButton, "Settings, back button"),
      ("Back", .backButton, "Back button"),
      ("My tickets", .tabBarItem, "My tickets, tab"),
      ("Save", [.button, .header], "Save, button, heading"),
      ("A", [.button, .keyboardKey], "A"),
      ("System Voice", .popUpButton, "System Voice, pop up button. Double tap to activate the picker."),
      ("Notes", .textArea, "Notes, text field. Double tap to edit."),
      ("Password", [.textEntry, .secureTextEntry], "Password, secure text field. Double tap to edit."),
      ("E-mail", [.textEntry, .isEditing], "E-mail, text field, is editing"),
      ("Search", .searchField, "Search, search field. Double tap to edit."),
    ] as [(SpokenText, Traits, String)])
  func traitWords(label: SpokenText, traits: Traits, words: String) {
    #expect(spoken(AccessibilityElement(label: label, traits: traits)) == words)
  }

  @Test("Z2: traits that only shape behaviour are never spoken")
  func silentTraits() {
    let silent: Traits = [
      .playsSound, .staticText, .summaryElement, .updatesFrequently, .startsMediaSession,
      .allowsDirectInteraction, .causesPageTurn, .supportsZoom,
    ]
    #expect(spoken(AccessibilityElement(label: "Arc", traits: silent)) == "Arc")
  }

  @Test("Z2: every word for a trait has its place")
  func allTraits() {
    let traits: Traits = [.selected, .notEnabled, .header, .link, .adjustable, .image, .searchField]
    let element = AccessibilityElement(label: "26", traits: traits)
    #expect(
      spoken(element) == "Selected, 26, dimmed, heading, link, adjustable, image, search field")
  }

  @Test("Z5: a value follows the label at once")
  func value() {
    let meter = AccessibilityElement(label: "Zombie meter", value: "0%", traits: .updatesFrequently)
    #expect(spoken(meter) == "Zombie meter, 0%")
  }

  @Test("Only the first word of a sentence of VoiceOver's own is capitalised")
  func capitals() {
    var segment = AccessibilityElement(label: "Last 24 hours", traits: [.button, .selected])
    segment.position = PositionInGroup(index: 1, count: 2)
    #expect(spoken(segment) == "Selected, Last 24 hours, button, 1 of 2")
    #expect(spoken(AccessibilityElement(traits: .button)) == "Button")
  }

  @Test("A hint takes the place of a missing name")
  func hintAsName() {
    #expect(spoken(AccessibilityElement(hint: "Opens the map", traits: .button)) == "Opens the map, button")
  }

  @Test("An element without words says nothing")
  func nothing() {
    #expect(spoken(AccessibilityElement()) == "")
  }
}

@Suite("Switches and values that can be changed")
struct SwitchUtteranceTests {
  @Test("Z2: a switch says what it is and how it stands, once", arguments: SwitchOrder.allCases)
  func switchButton(order: SwitchOrder) {
    var dialect = Dialect.iOS
    dialect.switchOrder = order
    let element = AccessibilityElement(label: "Label", value: "0", traits: [.button, .toggleButton])
    let words = order == .roleFirst ? "switch button, off" : "off, switch button"
    #expect(spoken(element, dialect) == "Label, \(words). Double tap to toggle setting.")
  }

  @Test("A switch that is no button of its own says its state alone")
  func settingsRow() {
    let element = AccessibilityElement(label: "Reachability", value: "0", traits: .toggleButton)
    #expect(spoken(element) == "Reachability, off. Double tap to toggle setting.")
  }

  @Test(
    "The state of a switch is read in words, unknown ones as they are",
    arguments: [("1", "on"), ("0", "off"), ("2", "mixed"), ("Ajar", "Ajar")] as [(SpokenText, String)])
  func states(value: SpokenText, words: String) {
    let element = AccessibilityElement(
      label: "Door", value: value, traits: [.button, .toggleButton, .notEnabled])
    #expect(spoken(element) == "Door, dimmed, switch button, \(words)")
  }

  @Test("Z2: an adjustable element says how it is adjusted")
  func adjustable() {
    let element = AccessibilityElement(label: "Dog picker", value: "Pinky", traits: .adjustable)
    #expect(
      spoken(element)
        == "Dog picker, Pinky, adjustable. Swipe up or down with one finger to adjust the value.")
  }

  @Test(
    "10.4: a slider, a field and a switch without words of their own keep VoiceOver's hint, even behind the app's",
    arguments: [
      (Traits.adjustable, "adjustable. Swipe up or down with one finger to adjust the value."),
      (.textEntry, "text field. Double tap to edit."),
      ([.button, .toggleButton], "switch button. Double tap to toggle setting."),
    ] as [(Traits, String)])
  func hintOfNameless(traits: Traits, words: String) {
    let bare = spoken(AccessibilityElement(traits: traits))
    #expect(bare.lowercased() == words.lowercased())
    let hinted = spoken(AccessibilityElement(hint: "Price", traits: traits))
    #expect(hinted.lowercased() == "price, " + words.lowercased())
  }

  @Test("U8: what can be expanded says so behind its traits, and how behind the app's hint")
  func expansion() {
    var details = AccessibilityElement(label: "Details", traits: .button)
    details.expanded = false
    #expect(spoken(details) == "Details, button, collapsed. Double tap to expand.")
    details.hint = "Shows prices"
    details.expanded = true
    #expect(spoken(details) == "Details, button, expanded. Shows prices. Double tap to collapse.")
    var ahead = Dialect.iOS
    ahead.expansionHint = .ahead
    #expect(spoken(details, ahead) == "Details, button, expanded. Double tap to collapse. Shows prices.")
    details.traits.insert(.notEnabled)
    #expect(spoken(details) == "Details, dimmed, button, expanded. Shows prices.")
    details.traits = [.toggleButton, .button]
    details.hint = nil
    #expect(spoken(details).hasSuffix("expanded. Double tap to toggle setting. Double tap to collapse."))
    var german = Dialect.iOS
    german.language = "de"
    #expect(spoken(details, german).hasSuffix("Zum Reduzieren doppeltippen."))
  }

  @Test("3.4: the hint of a text area with text in it names the rotor's misspelled words")
  func textArea() {
    var notes = AccessibilityElement(label: "Notes", value: "Feed teh dog", traits: .textArea)
    notes.textContent = TextContent("Feed teh dog")
    let words = "Notes, Feed teh dog, text field. Double tap to edit."
    #expect(spoken(notes) == words + " Use the rotor to access Misspelled Words.")
    var silent = Dialect.iOS
    silent.spellingHint = .silent
    #expect(spoken(notes, silent) == words)
    notes.textContent = TextContent("")
    #expect(spoken(notes) == words)
  }

  @Test("3.4: a pop-up button is not said to be a button too, unless a person chooses so")
  func popUpButton() {
    let menu = AccessibilityElement(label: "Sort", traits: [.button, .popUpButton])
    #expect(spoken(menu) == "Sort, pop up button. Double tap to activate the picker.")
    var both = Dialect.iOS
    both.popUpButtonWords = .both
    #expect(spoken(menu, both) == "Sort, button, pop up button. Double tap to activate the picker.")
  }

  @Test("The app's hint comes before VoiceOver's own")
  func bothHints() {
    let element = AccessibilityElement(label: "E-mail", hint: "Work address", traits: .textEntry)
    #expect(spoken(element) == "E-mail, text field. Work address. Double tap to edit.")
  }
}
