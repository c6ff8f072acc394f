import SwiftUI

/// The objects that a view's request has found.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  fileprivate let objects: [Result]
  fileprivate let settings: FetchSettings<Result>

  /// The place of the first object.
  public var startIndex: Int { 0 }
  /// The place behind the last object.
  public var endIndex: Int { objects.count }

  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }

  /// What objects have to fulfil; another condition has the view fetch again.
  public var nsPredicate: NSPredicate? {
    get { settings.predicate }
    nonmutating set { settings.predicate = newValue }
  }

  /// The order; another one has the view fetch again.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.order }
    nonmutating set { settings.order = newValue }
  }

  /// The order; another one has the view fetch again.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.descriptors }
    nonmutating set { settings.descriptors = newValue }
  }
}

/// What a view asks for; it may change while the view is there.
@Observable
final class FetchSettings<Result> {
  @ObservationIgnored let request: NSFetchRequest<Result>
  var predicate: NSPredicate?
  var order: [NSSortDescriptor]
  var descriptors: [SortDescriptor<Result>]

  init(_ request: NSFetchRequest<Result>, _ descriptors: [SortDescriptor<Result>] = []) {
    self.request = request
    self.descriptors = descriptors
    predicate = request.predicate
    order = request.sortDescriptors ?? []
  }

  /// What the context has at this moment, and watches it.
  func results(in context: NSManagedObjectContext) -> [Result] {
    _ = context.changeCount
    request.predicate = predicate
    request.sortDescriptors = order
    let found = (try? context.fetch(request)) ?? []
    return descriptors.isEmpty ? found : found.sorted(using: descriptors)
  }
}

/// The objects of a context that a view shows, fetched again whenever they change.
///
///     @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var dogs: FetchedResults<Dog>
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  /// The configuration of a request, for bindings.
  public struct Configuration {
    /// What objects have to fulfil.
    public var nsPredicate: NSPredicate?
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// The order.
    public var sortDescriptors: [SortDescriptor<Result>]
  }

  @Environment(\.managedObjectContext) private var context
  @State private var settings: FetchSettings<Result>

  /// Fetches what a request asks for; a change is animated.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    _settings = State(wrappedValue: FetchSettings(fetchRequest))
  }

  /// Fetches what a request asks for; a change is carried out as the transaction says.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(fetchRequest: fetchRequest)
  }

  /// The objects.
  public var wrappedValue: FetchedResults<Result> {
    FetchedResults(objects: settings.results(in: context), settings: settings)
  }

  /// A connection to what is asked for.
  public var projectedValue: Binding<Configuration> {
    let settings = settings
    return Binding(
      get: {
        Configuration(
          nsPredicate: settings.predicate, nsSortDescriptors: settings.order,
          sortDescriptors: settings.descriptors)
      },
      set: {
        settings.predicate = $0.nsPredicate
        settings.order = $0.nsSortDescriptors
        settings.descriptors = $0.sortDescriptors
      })
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Fetches the objects of a kind that fulfil a condition, in an order; a change is animated.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    let request = NSFetchRequest<Result>()
    request.entity = entity
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    self.init(fetchRequest: request)
  }

  /// Fetches the objects of a class that fulfil a condition, in an order; a change is animated.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(fetchRequest: Self.request(sortDescriptors, predicate))
  }

  /// Fetches the objects of a class that fulfil a condition, in an order; a change is animated.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    _settings = State(wrappedValue: FetchSettings(Self.request([], predicate), sortDescriptors))
  }

  private static func request(_ order: [NSSortDescriptor], _ predicate: NSPredicate?) -> NSFetchRequest<
    Result
  > {
    let name = NSPersistentStoreCoordinator.entity(of: Result.self)?.name ?? "\(Result.self)"
    let request = NSFetchRequest<Result>(entityName: name)
    request.sortDescriptors = order
    request.predicate = predicate
    return request
  }
}

/// The objects that a view's request has found, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  RandomAccessCollection
{
  /// The objects that have the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var objects: [Result]

    /// The place of the first object.
    public var startIndex: Int { 0 }
    /// The place behind the last object.
    public var endIndex: Int { objects.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { objects[position] }
  }

  fileprivate let sections: [Section]

  /// The place of the first section.
  public var startIndex: Int { 0 }
  /// The place behind the last section.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }
}

/// The objects of a context that a view shows in sections, fetched again whenever they change.
///
///     @SectionedFetchRequest(sectionIdentifier: \.breed, sortDescriptors: [SortDescriptor(\.breed)])
///     private var kennel: SectionedFetchResults<String, Dog>
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result: NSFetchRequestResult>:
  DynamicProperty
{
  @Environment(\.managedObjectContext) private var context
  @State private var settings: FetchSettings<Result>
  private let identifier: KeyPath<Result, SectionIdentifier>

  /// Fetches what a request asks for; sections begin where a value is another one.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    _settings = State(wrappedValue: FetchSettings(fetchRequest))
    identifier = sectionIdentifier
  }

  /// The sections.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in settings.results(in: context) {
      let id = object[keyPath: identifier]
      if let place = sections.firstIndex(where: { $0.id == id }) {
        sections[place].objects.append(object)
      } else {
        sections.append(.init(id: id, objects: [object]))
      }
    }
    return SectionedFetchResults(sections: sections)
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Fetches the objects of a class that fulfil a condition, in an order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    let name = NSPersistentStoreCoordinator.entity(of: Result.self)?.name ?? "\(Result.self)"
    let request = NSFetchRequest<Result>(entityName: name)
    request.predicate = predicate
    _settings = State(wrappedValue: FetchSettings(request, sortDescriptors))
    identifier = sectionIdentifier
  }
}
