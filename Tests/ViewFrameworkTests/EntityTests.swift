import AppIntents
import CoreSpotlight
import SwiftUI
import TestSupport
import Testing

@Suite("What intents are about")
struct EntityTests {
  @Test("A query of few entities offers all of them, and finds those of some identifiers")
  func enumerating() async throws {
    let query = Dog.defaultQuery
    #expect(try await query.suggestedEntities().map(\.id) == [1, 2, 3])
    #expect(try await query.results().map(\.name) == ["Bailey", "Rex", "Zoe"])
    #expect(try await query.entities(for: [3, 1, 7]).map(\.name) == ["Bailey", "Zoe"])
    #expect(await query.defaultResult() == nil)
    #expect(try await query.entities(matching: "e").map(\.name) == ["Bailey", "Rex", "Zoe"])
  }

  @Test("A query that offers nothing first offers nothing, and options have no default unless they say one")
  func offers() async throws {
    #expect(try await TownQuery().suggestedEntities().isEmpty)
    #expect(try await TownQuery().results().isEmpty)
    #expect(try await Sizes().results() == ["small", "large"])
    let none: Never? = await Sizes().defaultResult()
    #expect(none == nil)
  }

  @Test("Entities, their kinds and the cases of an enumeration have names for people")
  func names() {
    let dog = Dog(id: 2, name: "Rex")
    #expect(String(localized: dog.displayRepresentation.title) == "Rex the dog")
    #expect(dog.displayRepresentation.subtitle.map { String(localized: $0) } == "Number 2")
    #expect(dog.displayRepresentation.image?.name == "dog")
    #expect(String(localized: Dog.typeDisplayRepresentation.name) == "Dog")
    #expect(Dog.typeDisplayRepresentation.numericFormat.map { String(localized: $0) } == "some dogs")
    func name(_ value: some DisplayRepresentable) -> String {
      String(localized: value.displayRepresentation.title)
    }
    // What the table leaves out is called as it is written.
    #expect(Coat.allCases.map { name($0) } == ["Short Coat", "wire"])
    #expect(name(Walked()) == "2 walks")
  }

  @Test(
    "A file that an intent takes has a name, a type by that name, and its bytes, on the disk or in memory")
  func files() async throws {
    let folder = try TemporaryFolder(["walk.txt": "Twice a day."])
    let place = URL(filePath: folder.path).appending(path: "walk.txt")
    let (kept, given) = (IntentFile(fileURL: place), IntentFile(data: Data([1, 2]), filename: "rex.png"))
    #expect(kept.filename == "walk.txt" && kept.type == .plainText && kept.fileURL == place)
    #expect(String(decoding: kept.data, as: UTF8.self) == "Twice a day.")
    #expect(given.type == .png && given.fileURL == nil && given.data == Data([1, 2]))
    #expect(given.availableContentTypes == [.png])
    #expect(try await given.data(contentType: .image) == Data([1, 2]))
    await #expect(throws: CocoaError.self) { try await given.data(contentType: .plainText) }
    let named = IntentFile(fileURL: place, filename: "Walks", type: .text)
    #expect(named.filename == "Walks" && named.type == .text && named != kept)
    #expect(IntentFile(data: Data(), filename: "Walks").type == nil)
    #expect(IntentFile(fileURL: place.appendingPathExtension("gone")).data.isEmpty)
  }

  @Test("A property of an entity has the value that was given last, and its title is known to the system")
  func properties() {
    let dog = Dog(id: 1, name: "Bailey")
    #expect(dog.name == "Bailey")
    #expect(dog.$name.title.map { String(localized: $0) } == "Name")
    dog.$name.wrappedValue = "Luna"
    #expect(dog.name == "Luna")
    let late = EntityProperty<Int>(title: "Age")
    late.wrappedValue = 4
    #expect(late.wrappedValue == 4 && late.projectedValue === late)
  }

  @Test("An entity is told from others by its type and the text of its identifier")
  func identifiers() {
    let rex = EntityIdentifier(for: Dog(id: 2, name: "Rex"))
    #expect(rex == EntityIdentifier(for: Dog.self, identifier: 2) && rex.identifier == "2")
    #expect(rex != EntityIdentifier(for: Town.self, identifier: "2"))
    let number = UUID()
    #expect(UUID.entityIdentifier(for: number.entityIdentifierString) == number)
    #expect(Int.entityIdentifier(for: "12") == 12 && Int.entityIdentifier(for: "Rex") == nil)
    #expect(String.entityIdentifier(for: "Rex") == "Rex" && "Rex".entityIdentifierString == "Rex")
  }

  @Test("An entity that people can search for is found by what it is called, and is put in and taken out")
  func searching() async throws {
    let dog = Dog(id: 2, name: "Rex")
    #expect(dog.attributeSet.title == "Rex the dog" && dog.attributeSet.displayName == "Rex the dog")
    #expect(dog.attributeSet.contentDescription == "Number 2" && !dog.hideInSpotlight)
    let index = CSSearchableIndex.default()
    try await index.indexAppEntities([dog], priority: 1)
    try await index.deleteAppEntities(identifiedBy: [2], ofType: Dog.self)
    try await index.deleteAppEntities(ofType: Dog.self)
  }
}

private struct Dog: IndexedEntity {
  static let defaultQuery = DogQuery()
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Dog", numericFormat: "some dogs")
  let id: Int
  @Property(title: "Name") var name: String

  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name) the dog", subtitle: "Number \(id)", image: .init(systemName: "dog"))
  }
}

private struct DogQuery: EnumerableEntityQuery, EntityStringQuery {
  func allEntities() async throws -> [Dog] {
    [Dog(id: 1, name: "Bailey"), Dog(id: 2, name: "Rex"), Dog(id: 3, name: "Zoe")]
  }

  func entities(matching string: String) async throws -> [Dog] {
    try await allEntities().filter { $0.name.contains(string) }
  }
}

private struct Town: AppEntity {
  static let defaultQuery = TownQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Town"
  let id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct TownQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [Town] { identifiers.map { Town(id: $0) } }
}

private struct Sizes: DynamicOptionsProvider {
  func results() async throws -> [String] { ["small", "large"] }
}

private enum Coat: String, AppEnum {
  case short, wire
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Coat"
  static let caseDisplayRepresentations: [Coat: DisplayRepresentation] = [.short: "Short Coat"]
}

private struct Walked: TransientAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Walk"
  var displayRepresentation: DisplayRepresentation { "\(2) walks" }
}
