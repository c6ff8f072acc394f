import Dispatch
import Foundation

extension NSManagedObjectContext {
  /// What a request asks for.
  ///
  /// - Throws: Nothing that a request in memory could meet.
  /// - Complexity: O(*n* log *n*) in the number of all objects.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    switch request.resultType {
    case .managedObjectIDResultType: objects(request).compactMap { $0.objectID as? T }
    case .countResultType: [NSNumber(value: objects(request).count)].compactMap { $0 as? T }
    case .dictionaryResultType: dictionaries(request).compactMap { $0 as? T }
    default: objects(request).compactMap { $0 as? T }
    }
  }

  /// How many objects a request asks for.
  ///
  /// - Throws: Nothing that a request in memory could meet.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int { objects(request).count }

  /// Does what a request to the store says.
  ///
  /// - Throws: What saving throws.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let deletion = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let gone = objects(deletion.fetchRequest)
    for object in gone { delete(object) }
    try save()
    switch deletion.resultType {
    case .resultTypeStatusOnly: return NSBatchDeleteResult(true)
    case .resultTypeCount: return NSBatchDeleteResult(gone.count)
    case .resultTypeObjectIDs: return NSBatchDeleteResult(gone.map(\.objectID))
    }
  }

  func objects<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
    let saved = savedIdentifiers().subtracting(deleted)
    let all = request.includesPendingChanges ? saved.union(inserted) : saved
    var found = all.filter { isWanted($0.entity, request) }.sorted(by: <).compactMap(known).filter {
      !$0.isDeleted
    }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if let order = request.sortDescriptors, !order.isEmpty { found = found.sorted(by: order) }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func isWanted<T>(_ entity: NSEntityDescription, _ request: NSFetchRequest<T>) -> Bool {
    guard let name = request.entityName else { return false }
    if entity.name == name { return true }
    guard request.includesSubentities, let wanted = model?.entitiesByName[name] else { return false }
    return entity.isKindOf(entity: wanted)
  }

  private func dictionaries<T>(_ request: NSFetchRequest<T>) -> [NSDictionary] {
    let names = request.propertiesToFetch?.compactMap {
      ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name
    }
    var found = objects(request).map { object in
      let wanted = names ?? Array(object.entity.attributesByName.keys)
      return NSDictionary(
        dictionary: Dictionary(wanted.compactMap { name in object.keyedValue(name).map { (name, $0) } }) {
          $1
        })
    }
    if request.returnsDistinctResults {
      var seen: Set<NSDictionary> = []
      found = found.filter { seen.insert($0).inserted }
    }
    return found
  }

  // MARK: Where the context is used

  /// Does something where the context is used, later.
  public func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : Self.queue
    queue.async { block() }
  }

  /// Does something where the context is used, and waits for it.
  public func performAndWait(_ block: () -> Void) { block() }

  /// Does something where the context is used, and waits for it.
  ///
  /// - Returns: What the block returns.
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }

  /// Does something where the context is used.
  ///
  /// - Returns: What the block returns.
  public func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }

  private static let queue = DispatchQueue(label: "\(NSManagedObjectContext.self)")
}

extension [NSManagedObject] {
  /// The objects in an order, the most important part first; equal ones stay as they were.
  func sorted(by order: [NSSortDescriptor]) -> [NSManagedObject] {
    enumerated().sorted { left, right in
      for descriptor in order {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }.map(\.element)
  }
}

/// Which thread uses a context.
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
