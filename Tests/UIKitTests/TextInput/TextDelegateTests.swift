import AccessibilityModel
import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("What delegates of text are asked and told", .timeLimit(.minutes(10)))
struct TextDelegateTests {
  @MainActor
  private final class Witness: NSObject, UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
    var log: [String] = []
    var refused: Set<String> = []

    private func ask(_ name: String) -> Bool {
      log.append(name)
      return !refused.contains(name)
    }

    func textFieldDidChangeSelection(_ textField: UITextField) { log.append("selection") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { ask("change \(range.location)-\(range.length) \(string)") }

    func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
    func textViewDidChange(_ textView: UITextView) { log.append("changed") }
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool { ask("end?") }
    func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
    func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { ask("change \(range.location)-\(range.length) \(text)") }

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { ask("begin?") }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("began") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { ask("end?") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("ended") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
  }

  @Test("A field tells that its selection changed, by the app and by typing, before that its text did")
  func fields() async throws {
    let witness = Witness()
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    field.text = "Bailey"
    field.delegate = witness
    try await hosting(field) { screen in
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      #expect(witness.log == ["selection"])
      field.selectedTextRange = field.textRange(from: start, to: start)
      #expect(witness.log == ["selection"])
      field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
      field.addAction(UIAction { _ in witness.log.append("edited") }, for: .editingChanged)
      try await screen.voiceOver.doubleTap()
      witness.log = []
      try await screen.type("s")
      #expect(witness.log == ["change 6-0 s", "selection", "edited"])
    }
  }

  @Test("A text view tells what typing changed in order, and stays in use where it may not be left")
  func views() async throws {
    let witness = Witness()
    let notes = UITextView(frame: CGRect(x: 0, y: 60, width: 200, height: 200))
    notes.delegate = witness
    try await hosting(notes) { screen in
      try await screen.voiceOver.doubleTap()
      witness.log = []
      try await screen.type("a")
      #expect(witness.log == ["change 0-0 a", "selection", "changed"])
      (witness.log, witness.refused) = ([], ["end?"])
      #expect(!notes.resignFirstResponder())
      #expect(notes.isFirstResponder)
      #expect(witness.log == ["end?"])
      witness.refused = []
      #expect(notes.resignFirstResponder())
      #expect(witness.log == ["end?", "end?", "ended"])
    }
  }

  @Test("Whether a stretch may be replaced is asked of the delegate, and nothing is replaced by asking")
  func questions() throws {
    let witness = Witness()
    let (field, notes) = (UITextField(), UITextView())
    (field.text, notes.text) = ("Bailey", "Bailey")
    (field.delegate, notes.delegate) = (witness, witness)
    witness.refused = ["change 0-6 Rex"]
    for input in [field, notes] as [any UITextInput] {
      witness.log = []
      let whole = try #require(input.textRange(from: input.beginningOfDocument, to: input.endOfDocument))
      #expect(!input.shouldChangeText(in: whole, replacementText: "Rex"))
      #expect(input.shouldChangeText(in: whole, replacementText: "Tom"))
      #expect(witness.log == ["change 0-6 Rex", "change 0-6 Tom"])
      #expect(input.text(in: whole) == "Bailey")
    }
  }

  @Test("A search bar is not typed into, or left, where its delegate refuses")
  func searchBars() async throws {
    let witness = Witness()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56))
    bar.delegate = witness
    witness.refused = ["begin?", "end?"]
    try await hosting(bar) { _ in
      #expect(!bar.becomeFirstResponder())
      #expect(witness.log == ["begin?"])
      (witness.log, witness.refused) = ([], ["end?"])
      #expect(bar.becomeFirstResponder())
      #expect(!bar.resignFirstResponder())
      #expect(witness.log == ["begin?", "began", "end?"])
      witness.refused = []
      #expect(bar.resignFirstResponder())
      #expect(witness.log.last == "ended")
    }
  }

  @Test("The button for results in a search bar is heard, and tells the delegate that it was used")
  func results() async throws {
    let witness = Witness()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 60, width: 390, height: 56))
    bar.delegate = witness
    bar.showsSearchResultsButton = true
    try await hosting(bar) { screen in
      try await screen.activate("Results")
      #expect(witness.log == ["results"])
    }
  }

  @Test("What an app says of the keyboard of a field holds for a text view and a search bar too")
  func traits() {
    let (field, notes, bar) = (UITextField(), UITextView(), UISearchBar())
    (field.keyboardType, notes.keyboardType, bar.keyboardType) = (.emailAddress, .emailAddress, .emailAddress)
    field.isSecureTextEntry = true
    let inputs: [any UITextInputTraits] = [field, notes]
    #expect(inputs.map(\.keyboardType) == [.emailAddress, .emailAddress])
    #expect(inputs.map(\.isSecureTextEntry) == [true, false])
    #expect(bar.searchTextField.keyboardType == .emailAddress)
  }

  private nonisolated static let directions: [(UITextDirection, Bool)] = [
    (.storage(.forward), false), (.layout(.right), false), (.storage(.backward), true),
    (.layout(.left), true),
  ]

  @Test("The end of a word is found forwards and its beginning backwards", arguments: directions)
  func boundaries(direction: UITextDirection, isBackward: Bool) throws {
    let notes = UITextView()
    notes.text = "The dogs sleep"
    let middle = try #require(notes.position(from: notes.beginningOfDocument, offset: 6))
    let found = notes.tokenizer.position(from: middle, toBoundary: .word, inDirection: direction)
    let offset = found.map { notes.offset(from: notes.beginningOfDocument, to: $0) }
    #expect(offset == (isBackward ? 4 : 8))
    let start = try #require(notes.position(from: notes.beginningOfDocument, offset: 4))
    #expect(notes.tokenizer.isPosition(start, atBoundary: .word, inDirection: direction) == isBackward)
  }

  @Test("What an entry of a menu asks of a responder is done by whoever has text")
  func standardEdits() async throws {
    let field = UITextField(frame: CGRect(x: 0, y: 60, width: 200, height: 40))
    field.text = "Bailey"
    try await hosting(field) { _ in
      #expect(field.becomeFirstResponder())
      let responder: UIResponderStandardEditActions = field
      responder.selectAll(nil)
      responder.copy(nil)
      #expect(UIPasteboard.general.string == "Bailey")
      responder.paste(nil)
      responder.paste(nil)
      #expect(field.text == "BaileyBailey")
    }
  }

  @Test("Select selects the word at the insertion point, and keeps what is selected already")
  func selectedWord() throws {
    let (notes, field) = (UITextView(), UITextField())
    (notes.text, field.text) = ("The dogs sleep", "The dogs sleep")
    for (responder, input) in [(notes, notes), (field, field)] as [(UIResponder, any UITextInput)] {
      func insert(at offset: Int) throws {
        let place = try #require(input.position(from: input.beginningOfDocument, offset: offset))
        input.selectedTextRange = input.textRange(from: place, to: place)
      }
      func selected() -> String? { input.selectedTextRange.flatMap(input.text(in:)) }
      try insert(at: 6)
      responder.select(nil)
      #expect(selected() == "dogs")
      responder.select(nil)
      #expect(selected() == "dogs")
      try insert(at: 14)
      responder.select(nil)
      #expect(selected() == "sleep")
    }
  }
}
