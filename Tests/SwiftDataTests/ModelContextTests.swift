import FoundationAdditions
import PersistentModels
import Testing

@MainActor
@Suite("Models in a context")
struct ModelContextTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try emptyContainer()
  }

  private func names(
    _ predicate: Predicate<Dog>? = nil, _ order: [SortDescriptor<Dog>] = [], in other: ModelContext? = nil
  ) throws -> [String] {
    try (other ?? context).fetch(FetchDescriptor(predicate: predicate, sortBy: order)).map(\.name)
  }

  @Test("Models are fetched by condition, in an order, a part at a time")
  func fetching() throws {
    for (name, age) in [("dog 10", 3), ("Dog 9", 1), ("Élan", 5)] { context.insert(Dog(name, age: age)) }
    #expect(try names() == ["dog 10", "Dog 9", "Élan"])
    #expect(try names(nil, [SortDescriptor(\.name)]) == ["Dog 9", "dog 10", "Élan"])
    #expect(try names(nil, [SortDescriptor(\.age, order: .reverse)]) == ["Élan", "dog 10", "Dog 9"])
    #expect(try names(#Predicate { $0.age > 2 }) == ["dog 10", "Élan"])
    #expect(try names(#Predicate { $0.name.localizedStandardContains("elan") }) == ["Élan"])
    var part = FetchDescriptor<Dog>(sortBy: [SortDescriptor(\.age)])
    part.fetchOffset = 1
    part.fetchLimit = 1
    #expect(try context.fetch(part).map(\.age) == [3])
    #expect(try context.fetchCount(FetchDescriptor<Dog>()) == 3)
  }

  @Test("What one context saves another one fetches, and not before")
  func saving() throws {
    let other = ModelContext(container)
    let bailey = Dog("Bailey")
    context.insert(bailey)
    #expect(context.hasChanges && bailey.hasChanges)
    #expect(try names(in: other) == [])
    try context.save()
    #expect(!context.hasChanges)
    let copy = try #require(try other.fetch(FetchDescriptor<Dog>()).first)
    #expect(copy !== bailey && copy == bailey)
    copy.name = "Rex"
    #expect(bailey.name == "Bailey")
    try other.save()
    context.processPendingChanges()
    #expect(bailey.name == "Rex")
    other.delete(copy)
    try other.save()
    #expect(try names() == [])
  }

  @Test("What is not saved is taken back")
  func rollback() throws {
    let bailey = Dog("Bailey")
    context.insert(bailey)
    try context.save()
    bailey.name = "Rex"
    context.insert(Dog("Zoe"))
    context.rollback()
    #expect(bailey.name == "Bailey")
    #expect(try names() == ["Bailey"])
    context.delete(bailey)
    #expect(try names() == [])
    context.rollback()
    #expect(try names() == ["Bailey"])
  }

  @Test("Both sides of a relationship follow each other, and new models come along")
  func relationships() throws {
    let (ann, bob) = (Owner("Ann"), Owner("Bob"))
    context.insert(ann)
    context.insert(bob)
    let rex = Dog("Rex", owner: ann)
    context.insert(rex)
    #expect(ann.dogs == [rex])
    rex.owner = bob
    #expect(ann.dogs.isEmpty && bob.dogs == [rex])
    ann.dogs.append(Dog("Zoe"))
    #expect(try names().sorted() == ["Rex", "Zoe"])
    ann.dogs.append(rex)
    #expect(rex.owner === ann && bob.dogs.isEmpty)
    let guest = Guest()
    ann.guests = [guest]
    bob.guests.append(guest)
    #expect(Set(guest.hosts) == [ann, bob])
    guest.hosts.removeAll { $0 === ann }
    #expect(ann.guests.isEmpty)
  }

  @Test("A deletion takes along what the rules say, and is refused where they say so")
  func deleteRules() throws {
    let ann = Owner("Ann")
    context.insert(ann)
    ann.dogs = [Dog("Rex"), Dog("Zoe")]
    try context.save()
    let rex = try #require(ann.dogs.first)
    context.delete(rex)
    #expect(ann.dogs.map(\.name) == ["Zoe"])
    context.delete(ann)
    #expect(try names() == [])
    context.rollback()
    #expect(ann.dogs.map(\.name) == ["Rex", "Zoe"])
    ann.guests = [Guest()]
    context.delete(ann)
    #expect(throws: SwiftDataError.self) { try context.save() }
  }

  @Test("A new model with a unique value takes the place of the former one")
  func uniqueness() throws {
    let ann = Owner("Ann")
    context.insert(ann)
    ann.dogs = [Dog("Rex")]
    try context.save()
    let again = Owner("Ann")
    context.insert(again)
    again.dogs = [Dog("Zoe")]
    try context.save()
    let owners = try context.fetch(FetchDescriptor<Owner>())
    #expect(owners.count == 1 && owners.first == again)
    #expect(owners.first?.dogs.map(\.name) == ["Zoe"])
  }

  @Test("Containers of one place share their models, those in memory do not")
  func places() throws {
    let place = ModelConfiguration(url: URL(filePath: "/kennel-of-this-test.store"))
    let first = try ModelContainer(for: Dog.self, configurations: place)
    let second = try ModelContainer(for: Dog.self, configurations: place)
    first.mainContext.insert(Dog("Rex"))
    try first.mainContext.save()
    #expect(try names(in: second.mainContext) == ["Rex"])
    #expect(try names() == [])
    first.deleteAllData()
    #expect(try names(in: second.mainContext) == [])
  }

  @Test("A transaction saves, and tells what")
  func transaction() throws {
    let rex = Dog("Rex")
    nonisolated(unsafe) var told: [PersistentIdentifier] = []
    let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { told = $0.userInfo?[key] as? [PersistentIdentifier] ?? [] }
    defer { NotificationCenter.default.removeObserver(token) }
    try context.transaction { context.insert(rex) }
    #expect(told == [rex.persistentModelID])
    #expect(context.model(for: rex.persistentModelID) === rex)
  }
}
