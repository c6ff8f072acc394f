import CoreData
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Fetched results, followed as they change", .timeLimit(.minutes(10)))
struct FetchedResultTests {
  private let kennel = ManagedKennel()
  private var context: NSManagedObjectContext { kennel.container.viewContext }

  private final class Follower: NSFetchedResultsControllerDelegate {
    var log: [String] = []

    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      log.append("will")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let name = (anObject as? NSManagedObject)?.value(forKey: "name") as? String ?? ""
      log.append("\(type) \(name) \(place(indexPath)) \(place(newIndexPath))")
    }

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) {
      log.append("\(type) section \(sectionInfo.name) at \(sectionIndex)")
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
      log.append("did, \(controller.fetchedObjects?.count ?? 0)")
    }

    private func place(_ path: IndexPath?) -> String { path.map { "\($0[0])/\($0[1])" } ?? "-" }
  }

  @Test("A condition names an object, as the owner of those that are wanted")
  func ownedBy() throws {
    for (name, owner) in [("Rex", "Bob"), ("Ada", "Ann")] { kennel.add(name, owner: kennel.owner(owner)) }
    let request = NSFetchRequest<NSManagedObject>(entityName: "Dog")
    request.predicate = NSPredicate(format: "owner == %@", kennel.owner("Cleo"))
    #expect(try context.count(for: request) == 0)
    let dogs = try context.fetch(NSFetchRequest<NSManagedObject>(entityName: "Dog"))
    let owner = try #require(
      dogs.first { $0.value(forKey: "name") as? String == "Ada" }?.value(forKey: "owner") as? NSManagedObject)
    request.predicate = NSPredicate(format: "owner == %@", owner)
    #expect(try context.fetch(request).map { $0.value(forKey: "name") as? String } == ["Ada"])
  }

  private func controller(sections: String? = nil) -> NSFetchedResultsController<NSManagedObject> {
    let request = NSFetchRequest<NSManagedObject>(entityName: "Dog")
    request.sortDescriptors = [sections ?? "name", "name"].map { NSSortDescriptor(key: $0, ascending: true) }
    return NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections, cacheName: nil)
  }

  @Test("Nothing is there before it is fetched; then each change is told between its beginning and its end")
  func changes() throws {
    let (controller, follower) = (controller(), Follower())
    controller.delegate = follower
    let rex = kennel.add("Rex")
    context.processPendingChanges()
    #expect(controller.fetchedObjects == nil && follower.log == [])
    try controller.performFetch()
    #expect(controller.object(at: IndexPath(indexes: [0, 0])) === rex)
    let bailey = kennel.add("Bailey")
    context.processPendingChanges()
    #expect(follower.log == ["will", "insert Bailey - 0/0", "did, 2"])
    #expect(controller.indexPath(forObject: rex) == IndexPath(indexes: [0, 1]))
    follower.log = []
    rex.setValue(4, forKey: "age")
    context.processPendingChanges()
    #expect(follower.log == ["will", "update Rex 0/1 0/1", "did, 2"])
    follower.log = []
    rex.setValue("Ada", forKey: "name")
    context.processPendingChanges()
    #expect(follower.log == ["will", "move Ada 0/1 0/0", "did, 2"])
    follower.log = []
    context.delete(bailey)
    context.processPendingChanges()
    #expect(follower.log == ["will", "delete Bailey 0/1 -", "did, 1"])
  }

  @Test("Sections are those of a value, come and go, and have the first letter of their name as a title")
  func sections() throws {
    for (name, owner) in [("Rex", "Bob"), ("Ada", "Ann"), ("Zoe", "Ann")] {
      kennel.add(name, owner: kennel.owner(owner))
    }
    let (controller, follower) = (controller(sections: "owner.name"), Follower())
    controller.delegate = follower
    try controller.performFetch()
    let sections: [any NSFetchedResultsSectionInfo] = try #require(controller.sections)
    #expect(sections.map(\.name) == ["Ann", "Bob"] && sections.map(\.numberOfObjects) == [2, 1])
    #expect(controller.sectionIndexTitles == ["A", "B"] && sections[0].objects?.count == 2)
    context.delete(controller.object(at: IndexPath(indexes: [1, 0])))
    context.processPendingChanges()
    #expect(follower.log == ["will", "delete section Bob at 1", "delete Rex 1/0 -", "did, 2"])
  }

  private struct Dogs: View {
    @Environment(\.managedObjectContext) private var context
    @SectionedFetchRequest<Int, NSManagedObject> private var sections:
      SectionedFetchResults<Int, NSManagedObject>
    @FetchRequest private var all: FetchedResults<NSManagedObject>

    init() {
      func request() -> NSFetchRequest<NSManagedObject> {
        let request = NSFetchRequest<NSManagedObject>(entityName: "Dog")
        request.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
        return request
      }
      _sections = SectionedFetchRequest(fetchRequest: request(), sectionIdentifier: \.years)
      _all = FetchRequest(fetchRequest: request())
    }

    var body: some View {
      VStack {
        Text(verbatim: all.map(\.called).joined(separator: ", "))
        ForEach(sections) { section in
          Text(verbatim: "\(section.id): " + section.map(\.called).joined(separator: ", "))
        }
        Button("Grow") { for dog in all { dog.setValue(2, forKey: "age") } }
        Button("Only R") { all.nsPredicate = NSPredicate(format: "name BEGINSWITH 'R'") }
        Button("Turn") { all.nsSortDescriptors = [NSSortDescriptor(key: "name", ascending: false)] }
      }
    }
  }

  @Test("A view hears what its request finds, in sections by a value, and asks otherwise when it says so")
  func view() async throws {
    for (name, age) in [("Rex", 1), ("Ada", 2), ("Rita", 1)] { kennel.add(name, age: age) }
    try await hosting(Dogs().environment(\.managedObjectContext, context)) { screen in
      func heard() async throws -> [String] {
        try await screen.tour().stops.map(\.utterance.text).filter { !$0.hasSuffix("button") }
      }
      #expect(try await heard() == ["Ada, Rex, Rita", "2: Ada", "1: Rex, Rita"])
      try await screen.activate("Grow")
      #expect(try await heard() == ["Ada, Rex, Rita", "2: Ada, Rex, Rita"])
      try await screen.activate("Turn")
      #expect(try await heard().first == "Rita, Rex, Ada")
      try await screen.activate("Only R")
      #expect(try await heard().first == "Rita, Rex")
    }
  }
}

extension NSManagedObject {
  fileprivate var called: String { value(forKey: "name") as? String ?? "" }
  fileprivate var years: Int { value(forKey: "age") as? Int ?? 0 }
}
