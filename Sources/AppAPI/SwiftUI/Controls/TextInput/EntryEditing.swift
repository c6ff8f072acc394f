import AccessibilityModel
import UIKit

/// A field for text, with what is selected in it while a person writes.
struct EntryField {
  @State private var selection: Range<Int>?
  @State private var place = WritingPlace()
  @Environment(\.submitActions) private var submitActions
  let kind: EntryControl.Kind
  let label: ErasedPart?
  let prompt: Text?
  let entry: TextEntry

  nonisolated init(kind: EntryControl.Kind, label: ErasedPart?, prompt: Text?, entry: TextEntry) {
    self.kind = kind
    self.label = label
    self.prompt = prompt
    self.entry = entry
  }
}

extension EntryField: View {
  var body: some View {
    let actions = submitActions
    let editing = EntryEditing(kind: kind, entry: entry, selection: $selection, place: place) {
      entry.onCommit()
      for action in actions { action() }
    }
    EntryControl(kind: kind, label: label, prompt: prompt, entry: entry, editing: editing)
      .modifier(WritingModifier(place: place, begin: editing.start, end: editing.stop, type: editing.type))
  }
}

/// Carries out what a person writes; offsets count UTF-8 bytes of the text.
@MainActor
struct EntryEditing {
  let kind: EntryControl.Kind
  let entry: TextEntry
  /// What is selected; `nil` while nobody writes here.
  let selection: Binding<Range<Int>?>
  /// Where the keyboard is while a person writes here.
  let place: WritingPlace
  let submit: () -> Void

  private var text: String { entry.text.wrappedValue }

  var isEditing: Bool { selection.wrappedValue != nil }

  /// The words as they are shown.
  var shown: String { kind == .hidden ? String(repeating: Self.bullet, count: text.count) : text }

  /// What is selected of the words as they are shown.
  var shownSelection: Range<Int>? {
    guard let own = selection.wrappedValue?.clamped(to: 0..<text.utf8.count) else { return nil }
    guard kind == .hidden else { return own }
    return shownOffset(own.lowerBound)..<shownOffset(own.upperBound)
  }

  private static let bullet = "•"

  private func shownOffset(_ offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text[..<index].count * Self.bullet.utf8.count
  }

  /// The bytes of the text for bytes of what is shown; `nil` where they lie outside or within a character.
  private func own(_ range: Range<Int>) -> Range<Int>? {
    let shown = shown
    guard range.lowerBound >= 0, range.upperBound <= shown.utf8.count else { return nil }
    let lower = shown.utf8.index(shown.startIndex, offsetBy: range.lowerBound)
    let upper = shown.utf8.index(shown.startIndex, offsetBy: range.upperBound)
    guard lower.samePosition(in: shown.unicodeScalars) != nil,
      upper.samePosition(in: shown.unicodeScalars) != nil
    else { return nil }
    guard kind == .hidden else { return range }
    let text = text
    func offset(_ index: String.Index) -> Int {
      let place = text.index(text.startIndex, offsetBy: shown[..<index].count)
      return text.utf8.distance(from: text.startIndex, to: place)
    }
    return offset(lower)..<offset(upper)
  }

  /// Brings the keyboard here, which begins to write at the end of the text; whoever wrote elsewhere ends.
  func begin() {
    if !isEditing { place.bringKeyboard() }
  }

  /// Puts the keyboard away where it is in the field.
  func leave() {
    guard isEditing else { return }
    place.putKeyboardAway()
    selection.wrappedValue = nil
  }

  /// Takes in that the keyboard has come.
  func start() {
    let end = text.utf8.count
    selection.wrappedValue = end..<end
    entry.onEditingChanged(true)
  }

  /// Takes in that the keyboard has left.
  func stop() {
    selection.wrappedValue = nil
    entry.onEditingChanged(false)
  }

  /// Carries out a change; true where it could be done.
  func carryOut(_ edit: TextEdit) -> Bool {
    if edit != .end { begin() }
    let present = selection.wrappedValue?.clamped(to: 0..<text.utf8.count) ?? 0..<0
    switch edit {
    case .insert("\n") where kind == .line || kind == .hidden:
      submit()
      place.putKeyboardAway()
    case .insert(let words): put(words, in: present)
    case .deleteBackward:
      guard present.isEmpty else {
        put("", in: present)
        return true
      }
      let before = text.utf8.index(text.startIndex, offsetBy: present.lowerBound)
      guard before > text.startIndex else { return false }
      let start = text.utf8.distance(from: text.startIndex, to: text.index(before: before))
      put("", in: start..<present.lowerBound)
    case .replace(let range, let words):
      guard let range = own(range) else { return false }
      put(words, in: range)
    case .select(let range):
      guard let range = own(range) else { return false }
      selection.wrappedValue = range
    case .end: leave()
    }
    return true
  }

  /// Does what keys do to the text; false for keys that do nothing to it.
  func type(_ stroke: KeyStroke) -> Bool {
    let content = TextContent(shown, selection: shownSelection)
    let plain = stroke.plain
    if plain.modifiers == .command, "cxv".contains(plain.key) { return exchange(plain.key) }
    guard let edit = content.edit(by: stroke, breaksLines: kind == .page || kind == .lines) else {
      return false
    }
    _ = carryOut(edit)
    return true
  }

  /// Copies, cuts or pastes what is selected.
  private func exchange(_ letter: String) -> Bool {
    let present = selection.wrappedValue?.clamped(to: 0..<text.utf8.count) ?? 0..<0
    if letter == "v" {
      if let words = UIPasteboard.general.string { put(words, in: present) }
      return true
    }
    guard kind != .hidden, !present.isEmpty else { return true }
    UIPasteboard.general.string = String(decoding: Array(text.utf8)[present], as: UTF8.self)
    if letter == "x" { put("", in: present) }
    return true
  }

  private func put(_ words: String, in range: Range<Int>) {
    var text = text
    let lower = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    text.replaceSubrange(lower..<upper, with: words)
    entry.text.wrappedValue = text
    let end = min(range.lowerBound + words.utf8.count, self.text.utf8.count)
    selection.wrappedValue = end..<end
  }
}
