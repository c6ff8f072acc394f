extension RotorEntry {
  /// VoiceOver's name for the entry; `nil` where the app names it.
  var phrase: (key: PhraseKey, arguments: [String: String])? {
    switch self {
    case .text(let unit): (unit.phrase, [:])
    case .setting(let setting): (setting.phrase, [:])
    case .search(let search):
      (search.phrase, search.level.map { ["level": String($0)] } ?? [:])
    case .verticalNavigation: (.verticalNavigation, [:])
    case .adjustValue: (.adjustValue, [:])
    case .actions: (.actionsName, [:])
    case .edit: (.edit, [:])
    case .textSelection: (.textSelection, [:])
    case .moreContent: (.moreContentName, [:])
    case .directTouch: (.directTouch, [:])
    case .audioGraph: (.audioGraph, [:])
    case .zoom: (.zoom, [:])
    case .category, .custom: nil
    }
  }
}

extension TextUnit {
  fileprivate var phrase: PhraseKey {
    switch self {
    case .characters: .characters
    case .words: .words
    case .lines: .lines
    case .sentences: .sentences
    case .paragraphs: .paragraphs
    }
  }
}

extension RotorSetting {
  fileprivate var phrase: PhraseKey {
    switch self {
    case .speakingRate: .speakingRate
    case .volume: .volume
    case .language: .language
    case .punctuation: .punctuation
    case .hints: .hints
    case .sounds: .sounds
    case .capitals: .capitals
    }
  }
}

extension RotorSearch {
  fileprivate var phrase: PhraseKey {
    switch self {
    case .headings: .headings
    case .headingLevel1, .headingLevel2, .headingLevel3, .headingLevel4, .headingLevel5, .headingLevel6:
      .headingsOfLevel
    case .links: .links
    case .formControls: .formControls
    case .buttons: .buttons
    case .textFields: .textFields
    case .searchFields: .searchFields
    case .switches: .switches
    case .images: .images
    case .staticText: .staticText
    case .tables: .tables
    case .lists: .lists
    case .landmarks: .landmarks
    case .containers: .containers
    case .sameItems: .sameItems
    case .differentItems: .differentItems
    case .sameLevelHeadings: .sameLevelHeadings
    case .visitedLinks: .visitedLinks
    case .boldText: .boldText
    case .italicText: .italicText
    case .underlinedText: .underlinedText
    case .misspelledWords: .misspelledWords
    }
  }
}
