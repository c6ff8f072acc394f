import PersistentModels
import Testing

@MainActor
@Suite("Models by their identifiers, and actors that use them")
struct ModelActorTests {
  private let container: ModelContainer
  /// A context that saves only when it is told to.
  private let context: ModelContext

  init() throws {
    container = try emptyContainer()
    context = ModelContext(container)
  }

  @Test("Identifiers are fetched as models are, and lead to the models again")
  func identifiers() throws {
    for (name, age) in [("Rex", 3), ("Bailey", 1), ("Zoe", 5)] { context.insert(Dog(name, age: age)) }
    let old = FetchDescriptor<Dog>(predicate: #Predicate { $0.age > 2 }, sortBy: [SortDescriptor(\.age)])
    let found = try context.fetchIdentifiers(old)
    #expect(found.compactMap { (context.model(for: $0) as? Dog)?.name } == ["Rex", "Zoe"])
    let here: Dog? = context.registeredModel(for: found[0])
    #expect(here?.name == "Rex")
    try context.save()
    let other = ModelContext(container)
    // Another context has it only once it was asked for.
    let unknown: Dog? = other.registeredModel(for: found[0])
    #expect(unknown == nil)
    #expect((other.model(for: found[0]) as? Dog)?.name == "Rex")
    let known: Dog? = other.registeredModel(for: found[0])
    #expect(known?.name == "Rex")
    let cat: Owner? = other.registeredModel(for: found[0])
    #expect(cat == nil)
  }

  @Test("Models are gone through in the order of the request, until the block throws")
  func enumerating() throws {
    for name in ["Rex", "Bailey", "Zoe"] { context.insert(Dog(name)) }
    var met: [String] = []
    let byName = FetchDescriptor<Dog>(sortBy: [SortDescriptor(\.name)])
    try context.enumerate(byName, batchSize: 2) { met.append($0.name) }
    #expect(met == ["Bailey", "Rex", "Zoe"])
    #expect(throws: CancellationError.self) {
      try context.enumerate(byName) { dog in
        met.append(dog.name)
        if dog.name == "Rex" { throw CancellationError() }
      }
    }
    #expect(met == ["Bailey", "Rex", "Zoe", "Bailey", "Rex"])
  }

  private actor Keeper: ModelActor {
    nonisolated let modelContainer: ModelContainer
    nonisolated let modelExecutor: any ModelExecutor

    init(_ container: ModelContainer) {
      modelContainer = container
      modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(container))
    }

    func rename(_ identifier: PersistentIdentifier, _ name: String) throws -> Bool {
      guard let dog = self[identifier, as: Dog.self] else { return false }
      dog.name = name
      try modelContext.save()
      return true
    }

    func isOwner(_ identifier: PersistentIdentifier) -> Bool { self[identifier, as: Owner.self] != nil }
  }

  @Test("An actor changes models in a context of its own, and another one sees what it saves")
  func keeper() async throws {
    let rex = Dog("Rex")
    context.insert(rex)
    let keeper = Keeper(container)
    let identifier = rex.persistentModelID
    #expect(try await keeper.rename(identifier, "Nobody") == false)
    try context.save()
    #expect(try await keeper.rename(identifier, "Luna"))
    #expect(await !keeper.isOwner(identifier))
    context.processPendingChanges()
    #expect(rex.name == "Luna")
  }

  private enum FirstKennel: VersionedSchema {
    static let models: [any PersistentModel.Type] = [Owner.self]
    static let versionIdentifier = Schema.Version(1, 2, 3)
  }

  @Test("A schema of a version has its models, and those that they are related to")
  func versions() throws {
    let schema = Schema(versionedSchema: FirstKennel.self)
    #expect(schema.version == Schema.Version(1, 2, 3) && schema.version < Schema.Version(1, 3, 0))
    #expect(Set(schema.entities.map(\.name)) == ["Owner", "Dog", "Guest"])
  }
}
