import EarshotTesting
import FoundationAdditions
import ModelQueries
import PersistentModels
import SwiftUI
import Testing

@MainActor
@Suite("Changes of models that are taken back", .timeLimit(.minutes(10)))
struct UndoTests {
  private let container: ModelContainer
  private let undo = UndoManager()
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try emptyContainer()
    #expect(container.mainContext.undoManager == nil)
    container.mainContext.undoManager = undo
  }

  /// Has an app do something in a turn of its own.
  private func inApp(_ body: @escaping () throws -> Void) async throws {
    var outcome: Result<Void, any Error>?
    let button = Button("Do") { outcome = Result { try body() } }
    try await hosting(button) { screen in try await screen.activate("Do") }
    try #require(outcome).get()
  }

  /// The names of the dogs, in alphabetical order.
  private func names(in other: ModelContext? = nil) throws -> [String] {
    try (other ?? context).fetch(FetchDescriptor<Dog>()).map(\.name).sorted()
  }

  @Test("An insertion, changes and a deletion are each taken back and done again")
  func undoAndRedo() async throws {
    try await inApp {
      let bailey = Dog("Bailey")
      context.insert(bailey)
      undo.undo()
      #expect(try names() == [])
      #expect(!context.hasChanges)
      undo.redo()
      #expect(try names() == ["Bailey"])
      try context.save()
      (bailey.name, bailey.age) = ("Rex", 9)
      undo.undo()
      #expect(bailey.name == "Bailey" && bailey.age == 1)
      undo.redo()
      #expect(bailey.name == "Rex" && bailey.age == 9)
      context.delete(bailey)
      undo.undo()
      #expect(try names() == ["Rex"])
      undo.redo()
      #expect(try names() == [])
    }
  }

  @Test("What was saved meanwhile is taken back as well, and saved anew")
  func saved() async throws {
    try await inApp {
      let other = { ModelContext(container) }
      context.insert(Dog("Rex"))
      try context.save()
      undo.undo()
      #expect(try names() == [])
      #expect(try names(in: other()) == ["Rex"])
      try context.save()
      #expect(try names(in: other()) == [])
      undo.redo()
      try context.save()
      #expect(try names(in: other()) == ["Rex"])
    }
  }

  @Test("A relationship goes back on both sides, and a deletion with those it took along")
  func relationships() async throws {
    try await inApp {
      let (ann, bob) = (Owner("Ann"), Owner("Bob"))
      context.insert(ann)
      context.insert(bob)
      ann.dogs = [Dog("Max"), Dog("Zoe")]
      try context.save()
      undo.removeAllActions()
      let max = try #require(ann.dogs.first)
      max.owner = bob
      #expect(bob.dogs == [max])
      undo.undo()
      #expect(max.owner === ann && bob.dogs.isEmpty)
      #expect(ann.dogs.map(\.name) == ["Max", "Zoe"])
      context.delete(ann)
      #expect(try names() == [])
      undo.undo()
      #expect(try names() == ["Max", "Zoe"])
      #expect(ann.dogs.map(\.name) == ["Max", "Zoe"])
    }
  }

  @Test("What is taken back as not saved can be neither taken back nor done again")
  func rollback() async throws {
    try await inApp {
      context.insert(Dog("Rex"))
      #expect(undo.canUndo)
      context.rollback()
      #expect(!undo.canUndo && !undo.canRedo)
      undo.undo()
      let rest = try names()
      #expect(rest == [])
    }
  }

  private struct Kennel: View {
    @Environment(\.modelContext) private var context
    @Environment(\.undoManager) private var undoManager
    private let dogs = Query<Dog, [Dog]>(sort: \.name)

    var body: some View {
      VStack {
        Text(verbatim: "Dogs: " + dogs.wrappedValue.map(\.name).joined(separator: ", "))
        Button("Add") { context.insert(Dog("Zoe")) }
        Button("Undo") { undoManager?.undo() }
        Button("Redo") { undoManager?.redo() }
      }
    }
  }

  @Test(
    "A view hears what the window's undo manager takes back, where its container says so",
    arguments: [true, false])
  func window(isEnabled: Bool) async throws {
    let kennel = Kennel().modelContainer(for: Dog.self, inMemory: true, isUndoEnabled: isEnabled)
    try await hosting(kennel) { screen in
      func heard() async throws -> String? { try await screen.tour().stops.first?.utterance.text }
      #expect(try await heard() == "Dogs: ")
      try await screen.activate("Add")
      #expect(try await heard() == "Dogs: Zoe")
      try await screen.activate("Undo")
      #expect(try await heard() == (isEnabled ? "Dogs: " : "Dogs: Zoe"))
      try await screen.activate("Redo")
      #expect(try await heard() == "Dogs: Zoe")
    }
  }
}
