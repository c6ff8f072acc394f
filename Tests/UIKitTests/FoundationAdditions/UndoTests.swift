import EarshotTesting
import Testing
import UIKit

@MainActor
@Suite("Changes that are taken back", .timeLimit(.minutes(10)))
struct UndoTests {
  @MainActor
  final class Store {
    var words: [String] = []
    let undo = UndoManager()

    func add(_ word: String) {
      words.append(word)
      undo.registerUndo(withTarget: self) { $0.removeLast() }
    }

    func removeLast() {
      let word = words.removeLast()
      undo.registerUndo(withTarget: self) { $0.add(word) }
    }
  }

  @Test("What is taken back can be done again, and taken back once more")
  func undoAndRedo() {
    let store = Store()
    store.undo.groupsByEvent = false
    store.add("one")
    store.undo.setActionName("Add")
    store.add("two")
    #expect(store.undo.canUndo && !store.undo.canRedo)
    store.undo.undo()
    #expect(store.words == ["one"])
    #expect(store.undo.undoMenuItemTitle == "Undo Add")
    store.undo.undo()
    #expect(store.words == [])
    #expect(store.undo.redoMenuItemTitle == "Redo Add")
    store.undo.redo()
    #expect(store.words == ["one"])
    store.undo.redo()
    #expect(store.words == ["one", "two"])
    #expect(!store.undo.canRedo)
    store.undo.undo()
    #expect(store.words == ["one"])
  }

  @Test("Another change leaves nothing to do again")
  func newChange() {
    let store = Store()
    store.undo.groupsByEvent = false
    store.add("one")
    store.undo.undo()
    store.add("two")
    #expect(!store.undo.canRedo)
    store.undo.redo()
    #expect(store.words == ["two"])
  }

  @Test("The changes of a group are taken back together, the last first")
  func groups() {
    let store = Store()
    store.undo.groupsByEvent = false
    store.undo.beginUndoGrouping()
    store.add("one")
    store.undo.beginUndoGrouping()
    store.add("two")
    store.undo.endUndoGrouping()
    #expect(store.undo.groupingLevel == 1)
    store.undo.endUndoGrouping()
    store.undo.undo()
    #expect(store.words == [])
    store.undo.redo()
    #expect(store.words == ["one", "two"])
  }

  @Test("What happens in one turn of the main queue is one group")
  func turns() async throws {
    let store = Store()
    try await hosting(UIView()) { screen in
      store.add("one")
      store.add("two")
      try await screen.advance(by: .milliseconds(1))
      store.add("three")
      try await screen.advance(by: .milliseconds(1))
      store.undo.undo()
      #expect(store.words == ["one", "two"])
      store.undo.undo()
      #expect(store.words == [])
    }
  }

  @Test("A manager forgets the oldest, what it is not to remember, and the changes of an object")
  func forgetting() {
    let store = Store()
    store.undo.groupsByEvent = false
    store.undo.levelsOfUndo = 1
    store.add("one")
    store.add("two")
    store.undo.disableUndoRegistration()
    store.add("three")
    store.undo.enableUndoRegistration()
    store.undo.undo()
    #expect(store.words == ["one", "two"])
    #expect(!store.undo.canUndo)
    store.add("four")
    store.undo.removeAllActions(withTarget: store)
    #expect(!store.undo.canUndo)
  }

  @Test("Responders find the manager of their window")
  func responder() async throws {
    let view = UIView()
    try await hosting(view) { _ in
      let manager = try #require(view.undoManager)
      #expect(manager === UIResponder().undoManager)
    }
  }
}
