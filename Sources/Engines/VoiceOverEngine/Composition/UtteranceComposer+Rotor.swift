import AccessibilityModel

extension UtteranceComposer {
  /// Words of VoiceOver's own alone.
  func phrase(
    _ key: PhraseKey, _ arguments: [String: String] = [:], of element: ElementID?
  ) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(key, arguments, of: element)
    return builder.utterance()
  }

  /// Words that belong to a phrase and are no part of it.
  func utterance(_ words: String, from key: PhraseKey) -> Utterance {
    Utterance([Utterance.Segment(SpokenText(words), origin: .phrase(key.rawValue), rules: phrases.rules)])
  }

  /// That nothing of a kind is there.
  ///
  /// - Source: Behaviour 1.4.1 R4
  func nothingFound(_ name: Utterance) -> Utterance {
    phrase(.nothingFound, ["name": name.text], of: nil)
  }

  /// The name of an action.
  func name(of offered: OfferedAction) -> Utterance {
    Utterance([
      Utterance.Segment(
        offered.action.name, origin: .action(offered.action.id), element: offered.element)
    ])
  }

  /// What is heard when More Content opens as a menu, on any platform.
  func moreContentMenuHeading(of element: AccessibilityElement) -> Utterance {
    menuHeading(.moreContentMenu, of: element.id, count: moreContent(of: element).count)
  }

  /// What is heard when the actions open as a menu.
  func actionsMenuHeading(of element: ElementID, count: Int) -> Utterance {
    menuHeading(.actionsMenu, of: element, count: count)
  }

  /// What is heard when the list of everything on the screen opens.
  func itemChooserHeading(count: Int) -> Utterance { menuHeading(.itemChooser, of: nil, count: count) }

  /// What is heard when a list of what the rotor finds opens.
  func listHeading(_ entry: RotorEntry, count: Int) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    if let phrase = entry.phrase {
      builder.add(.listMenu, ["name": phrases.words(phrase.key, phrase.arguments)], of: nil)
    }
    builder.add(.moreContentCount, ["count": String(count)], of: nil, startsSentence: true)
    return builder.utterance()
  }

  /// A letter that was typed.
  func typed(_ letter: String) -> Utterance {
    guard let character = letter.first else { return Utterance([]) }
    if character.isWhitespace { return phrase(.space, of: nil) }
    let text = SpokenText(letter, SpeechAttributes(spellsOut: true))
    return Utterance([Utterance.Segment(text, origin: .attribute(.value))])
  }

  private func menuHeading(_ key: PhraseKey, of element: ElementID?, count: Int) -> Utterance {
    var builder = UtteranceBuilder(phrases: phrases)
    builder.add(key, of: element)
    builder.add(.moreContentCount, ["count": String(count)], of: element, startsSentence: true)
    return builder.utterance()
  }
}
