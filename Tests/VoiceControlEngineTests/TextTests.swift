import AccessibilityModel
import Testing
import VoiceControlEngine

@Suite("Voice Control: dictation and texts")
struct TextTests {
  /// A field that is edited, whose words change as the app is asked.
  static func editor(_ text: String, _ selection: Range<Int>? = nil) -> Speaker {
    let end = text.utf8.count
    let field = AccessibilityNode.button(1, "Message", traits: [.textEntry, .isEditing])
      .with(\.textContent, TextContent(text, selection: selection ?? end..<end))
    return Speaker(.screen([field, .button(2, "Send"), .button(3, "Take Survey")])) { kind, tree in
      guard case .edit(let id, let edit) = kind, var element = tree[id], var content = element.textContent
      else {
        return .handled(by: nil)
      }
      content.apply(edit)
      element.textContent = content
      tree.update(element)
      return .handled(by: id)
    }
  }

  @Test("4.2: words that are no command are written, with spaces and capitals as in a text")
  func dictation() {
    var speaker = Self.editor("")
    speaker("hello there", ", friend", ".", "how are you")
    #expect(speaker.words == "Hello there, friend. How are you")
    speaker("Enter that", "type send")
    #expect(speaker.words == "Hello there, friend. How are you\nSend")
  }

  @Test("While words are written a whole name is still used, and a part of one is written")
  func namesBesideDictation() {
    var speaker = Self.editor("")
    #expect(speaker("Send") == [.activate(.slot(2))])
    speaker("take")
    #expect(speaker.words == "Take")
    speaker("Command mode")
    speaker("lost words")
    #expect(speaker.words == "Take")
    #expect(speaker("survey") == [.activate(.slot(3))])
  }

  @Test("V12: spelling mode writes letters, number mode digits")
  func modes() {
    var speaker = Self.editor("")
    speaker("Spelling mode", "b a i l e y")
    #expect(speaker.words == "bailey")
    speaker("Number mode", "four two 7")
    #expect(speaker.words == "bailey427")
    speaker("hello")
    #expect(speaker.words == "bailey427")
    speaker("Dictation mode", "is a dog")
    #expect(speaker.words == "bailey427 is a dog")
  }

  @Test(
    "4.2: the insertion point moves",
    arguments: [
      ("Move left", 15), ("Move to beginning", 0), ("Move back 2 words", 8), ("Move before two", 4),
      ("Move after one", 3), ("Move to beginning of word", 14), ("Move up", 7),
    ])
  func moving(phrase: String, place: Int) {
    var speaker = Self.editor("one two\nthree 42")
    speaker(phrase)
    #expect(speaker.selection == place..<place, "\(phrase)")
  }

  @Test(
    "4.2: words are selected",
    arguments: [
      ("Select all", "one two. three four."), ("Select two", "two"),
      ("Select two through four", "two. three four"),
      ("Select previous word", "four."), ("Select previous 2 words", "three four."),
      ("Select sentence", "three four."), ("Select previous character", "."),
      ("Extend selection back 2 words", "three four."),
    ])
  func selecting(phrase: String, selected: String) {
    var speaker = Self.editor("one two. three four.")
    speaker(phrase)
    #expect(speaker.selectedWords == selected, "\(phrase)")
    speaker("Deselect that")
    #expect(speaker.selection?.isEmpty == true)
  }

  @Test(
    "4.2: words are changed and taken away",
    arguments: [
      ("Replace cat with big dog", "My big dog is old."), ("Insert very before old", "My cat is very old."),
      ("Insert black after my", "My black cat is old."), ("Capitalize cat", "My Cat is old."),
      ("Uppercase cat", "My CAT is old."), ("Lowercase my", "my cat is old."), ("Delete cat", "My  is old."),
      ("Delete all", ""), ("Delete previous word", "My cat is "),
      ("Delete previous 4 characters", "My cat is "),
      ("Delete sentence", ""), ("Delete dog", "My cat is old."), ("Bold cat", "My cat is old."),
    ])
  func changing(phrase: String, words: String) {
    var speaker = Self.editor("My cat is old.")
    speaker(phrase)
    #expect(speaker.words == words, "\(phrase)")
  }

  @Test("4.2: that is what is selected, or what was written last")
  func that() {
    var speaker = Self.editor("I am")
    speaker("very happy", "Delete that")
    #expect(speaker.words == "I am")
    speaker("Select am", "Cut that", "Move to end", "Paste that")
    #expect(speaker.words == "I am")
    #expect(speaker.device == [.copy("am")])
    speaker("Undo that", "Redo that")
    #expect(speaker.device.suffix(2) == [.undo, .redo])
    speaker("Correct am")
    #expect(speaker.selectedWords == "am")
    #expect(speaker.title == "No other words are known for am.")
  }

  @Test("4.2: emoji and dates are written")
  func emoji() {
    var speaker = Self.editor("")
    speaker("thumbs up emoji")
    #expect(speaker.words == "👍")
    speaker("Select thumbs up emoji", "Delete that", "Insert date")
    #expect(speaker.words == "")
    #expect(speaker.title == "The date is not known.")
    speaker.voice.settings.date = "4 June 2012"
    speaker("Insert date", "no such thing emoji")
    #expect(speaker.words == "4 June 2012")
  }

  @Test("Letters with marks and emoji are counted as people count them")
  func graphemes() {
    var speaker = Self.editor("née 👩‍👩‍👧 ok")
    speaker("Move back 4 characters", "Select previous character")
    #expect(speaker.selectedWords == " ")
    speaker("Delete nee")
    #expect(speaker.words == " 👩‍👩‍👧 ok")
  }

  @Test("Without a field that is edited, commands about words say so")
  func noField() {
    var speaker = Speaker(SurveyCell.final)
    speaker("Select all")
    #expect(speaker.title == "No text field is being edited.")
  }
}

extension Speaker {
  fileprivate var content: TextContent? { tree[.slot(1)]?.textContent }
  fileprivate var words: String { content?.string ?? "" }
  fileprivate var selection: Range<Int>? { content?.selection }
  fileprivate var selectedWords: String {
    guard let content, let selection = content.selection else { return "" }
    return String(decoding: Array(content.string.utf8)[selection], as: UTF8.self)
  }
}

extension TextContent {
  /// Does what an app does about an edit.
  fileprivate mutating func apply(_ edit: TextEdit) {
    var bytes = Array(string.utf8)
    let selected = selection ?? bytes.count..<bytes.count
    func put(_ words: String, _ range: Range<Int>) {
      bytes.replaceSubrange(range, with: Array(words.utf8))
      string = String(decoding: bytes, as: UTF8.self)
      selection = range.lowerBound + words.utf8.count..<range.lowerBound + words.utf8.count
    }
    switch edit {
    case .insert(let words): put(words, selected)
    case .replace(let range, let words): put(words, range)
    case .select(let range): selection = range
    case .end: selection = nil
    case .deleteBackward:
      put("", selected.isEmpty ? max(selected.lowerBound - 1, 0)..<selected.lowerBound : selected)
    }
  }
}
