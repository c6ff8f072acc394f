import EarshotTesting
import ModelQueries
import PersistentModels
import SwiftUI
import Testing

@MainActor
@Suite("Views of models", .timeLimit(.minutes(10)))
struct QueryTests {
  struct Names: View {
    @Environment(\.modelContext) private var context
    let old = Query<Dog, [Dog]>(filter: #Predicate { $0.age > 2 }, sort: \.name, order: .reverse)
    let all = Query<Dog, [Dog]>()

    var body: some View {
      VStack {
        Text(verbatim: all.wrappedValue.map(\.name).joined(separator: ", "))
        Text(verbatim: "Old: " + old.wrappedValue.map(\.name).joined(separator: ", "))
        Button("Add") { context.insert(Dog("Zoe", age: 5)) }
        Button("Age") { for dog in all.wrappedValue { dog.age += 2 } }
        Button("Delete") { if let first = all.wrappedValue.first { context.delete(first) } }
      }
    }
  }

  @Test("A view says what was inserted, changed and deleted, as its query asks")
  func following() async throws {
    let container = try emptyContainer()
    container.mainContext.insert(Dog("Rex"))
    try await hosting(Names().modelContainer(container)) { screen in
      func heard() async throws -> [String] {
        try await screen.tour().stops.map(\.utterance.text).filter { !$0.hasSuffix("button") }
      }
      #expect(try await heard() == ["Rex", "Old: "])
      try await screen.activate("Add")
      #expect(try await heard() == ["Rex, Zoe", "Old: Zoe"])
      try await screen.activate("Age")
      #expect(try await heard() == ["Rex, Zoe", "Old: Zoe, Rex"])
      try await screen.activate("Delete")
      #expect(try await heard() == ["Zoe", "Old: Zoe"])
    }
    try await hosting(Names().modelContainer(for: Dog.self, inMemory: true)) { screen in
      try await screen.activate("Add")
      #expect(try await screen.tour().stops.first?.utterance.text == "Zoe")
    }
  }
}
