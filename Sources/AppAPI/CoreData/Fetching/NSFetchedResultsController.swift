import Foundation

/// What changed about an object or a section.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It came.
  case insert = 1
  /// It went.
  case delete = 2
  /// It is at another place.
  case move = 3
  /// It has other values.
  case update = 4
}

/// A section of what a controller has fetched.
public protocol NSFetchedResultsSectionInfo {
  /// The value that the objects of the section have.
  var name: String { get }
  /// What an index beside the list calls the section.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// What stands in its rows, from the top.
  var objects: [Any]? { get }
}

/// Is told of changes in what a controller has fetched.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Told before changes.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// Told of a change of an object.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// Told of a change of a section.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Told after changes.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing unless a delegate says otherwise.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}
  /// Does nothing unless a delegate says otherwise.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing unless a delegate says otherwise.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing unless a delegate says otherwise.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }
}

/// Objects that have the same value.
struct FetchedSection: NSFetchedResultsSectionInfo {
  let name: String
  var members: [NSManagedObject]

  var indexTitle: String? { name.first.map { String($0).uppercased() } }
  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}

/// Fetches objects for a table, and tells of their changes.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  /// Which objects are fetched.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where they are fetched from.
  public let managedObjectContext: NSManagedObjectContext
  /// The value that makes sections; `nil` for one section.
  public let sectionNameKeyPath: String?
  /// Where sections are remembered; here nowhere.
  public let cacheName: String?
  /// Told of changes.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  private var fetched: [FetchedSection] = []
  private var isFetched = false

  /// Makes a controller that has fetched nothing yet.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
    super.init()
    _ = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] notification in
      self?.follow(notification.userInfo?[NSUpdatedObjectsKey] as? Set<NSManagedObject> ?? [])
    }
  }

  /// Fetches the objects.
  ///
  /// - Throws: Nothing that a request in memory could meet.
  open func performFetch() throws {
    fetched = current()
    isFetched = true
  }

  /// The objects; `nil` before they are fetched.
  open var fetchedObjects: [ResultType]? {
    isFetched ? fetched.flatMap(\.members).compactMap { $0 as? ResultType } : nil
  }

  /// The sections; `nil` before they are fetched.
  open var sections: [any NSFetchedResultsSectionInfo]? { isFetched ? fetched : nil }

  /// What an index beside the list calls the sections.
  open var sectionIndexTitles: [String] { fetched.compactMap(\.indexTitle) }

  /// The object at a place; a place without one stops the program.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let object = fetched[indexPath[0]].members[indexPath[1]] as? ResultType else {
      fatalError("The object at \(indexPath) is no \(ResultType.self).")
    }
    return object
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { Self.place(of: $0, in: fetched) }
  }

  private static func place(of object: NSManagedObject, in sections: [FetchedSection]) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.members.firstIndex(where: { $0 === object }) {
        return IndexPath(indexes: [number, row])
      }
    }
    return nil
  }

  private func current() -> [FetchedSection] {
    let objects = managedObjectContext.objects(fetchRequest)
    guard let sectionNameKeyPath else { return [FetchedSection(name: "", members: objects)] }
    var sections: [FetchedSection] = []
    for object in objects {
      let value = sectionNameKeyPath.split(separator: ".").reduce(object as Any?) {
        ($0 as? NSManagedObject)?.value(forKey: String($1))
      }
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].members.append(object)
      } else {
        sections.append(FetchedSection(name: name, members: [object]))
      }
    }
    return sections
  }

  /// The controller under the type that delegates are told of.
  private var told: NSFetchedResultsController<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetchRequest.entityName ?? "")
    request.predicate = fetchRequest.predicate
    request.sortDescriptors = fetchRequest.sortDescriptors
    let told = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: request, managedObjectContext: managedObjectContext,
      sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    (told.fetched, told.isFetched) = (fetched, true)
    return told
  }

  /// Fetches again, and tells the delegate what is another than before.
  private func follow(_ updated: Set<NSManagedObject>) {
    guard isFetched else { return }
    let (former, new) = (fetched, current())
    let changes = Self.changes(from: former, to: new, updated)
    guard !changes.isEmpty || former.map(\.name) != new.map(\.name) else { return }
    let told = told
    delegate?.controllerWillChangeContent(told)
    fetched = new
    told.fetched = new
    for (number, section) in former.enumerated() where !new.contains(where: { $0.name == section.name }) {
      delegate?.controller(told, didChange: section, atSectionIndex: number, for: .delete)
    }
    for (number, section) in new.enumerated() where !former.contains(where: { $0.name == section.name }) {
      delegate?.controller(told, didChange: section, atSectionIndex: number, for: .insert)
    }
    for change in changes {
      delegate?.controller(
        told, didChange: change.object, at: change.from, for: change.type, newIndexPath: change.to)
    }
    delegate?.controllerDidChangeContent(told)
  }

  private struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    var from: IndexPath?
    var to: IndexPath?
  }

  private static func changes(
    from former: [FetchedSection], to new: [FetchedSection], _ updated: Set<NSManagedObject>
  ) -> [Change] {
    let (old, now) = (former.flatMap(\.members), new.flatMap(\.members))
    let gone = old.filter { object in !now.contains { $0 === object } }
    let come = now.filter { object in !old.contains { $0 === object } }
    let stayed = old.filter { object in now.contains { $0 === object } }
    let moved = zip(stayed, now.filter { object in old.contains { $0 === object } }).contains { $0 !== $1 }
    return gone.map { Change(object: $0, type: .delete, from: place(of: $0, in: former)) }
      + come.map { Change(object: $0, type: .insert, to: place(of: $0, in: new)) }
      + stayed.filter(updated.contains).map { object in
        let (from, to) = (place(of: object, in: former), place(of: object, in: new))
        return Change(object: object, type: moved && from != to ? .move : .update, from: from, to: to)
      }
  }
}
