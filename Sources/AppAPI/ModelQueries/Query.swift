import PersistentModels
import SwiftUI

/// The models of a context that a view shows, fetched again whenever they change; `@Query` writes one.
///
///     _dogs = Query(filter: #Predicate<Dog> { $0.age > 3 }, sort: \.name)
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>
  private var fetched = FetchedModels<Element>()
  private let convert: ([Element]) -> Result

  init(_ descriptor: FetchDescriptor<Element>, _ convert: @escaping ([Element]) -> Result) {
    self.descriptor = descriptor
    self.convert = convert
  }

  /// Begins a new evaluation, in which the models are fetched once.
  public mutating func update() {
    fetched = FetchedModels()
  }

  /// The models.
  @MainActor public var wrappedValue: Result { convert(fetched.models(descriptor, in: context)) }

  /// What went wrong with the last fetching.
  @MainActor public var fetchError: (any Error)? { fetched.error }

  /// The context that the models are fetched from.
  public var modelContext: ModelContext { context }
}

/// The models that one evaluation of a view fetched, and at which state of the context.
private final class FetchedModels<Element: PersistentModel> {
  private(set) var error: (any Error)?
  private var known: (count: Int, models: [Element])?

  func models(_ descriptor: FetchDescriptor<Element>, in context: ModelContext) -> [Element] {
    let count = context.counter(of: Element.self).count
    if let known, known.count == count { return known.models }
    do {
      let models = try context.fetch(descriptor)
      known = (count, models)
      error = nil
      return models
    } catch {
      self.error = error
      return []
    }
  }
}

extension Query where Result == [Element] {
  /// Fetches all models of the class.
  public init() {
    self.init(FetchDescriptor()) { $0 }
  }

  /// Fetches all models of the class; a change of them is animated.
  public init(animation: Animation) {
    self.init(FetchDescriptor()) { $0 }
  }

  /// Fetches all models of the class; a change of them is carried out as the transaction says.
  public init(transaction: Transaction) {
    self.init(FetchDescriptor()) { $0 }
  }

  /// Fetches the models that a descriptor describes; a change of them is animated.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
    self.init(descriptor) { $0 }
  }

  /// Fetches the models that a descriptor describes; a change of them is carried out as the transaction says.
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) {
    self.init(descriptor) { $0 }
  }

  /// Fetches the models that fulfil a condition, in an order; a change of them is animated.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) { $0 }
  }

  /// Fetches the models that fulfil a condition, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
  ) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors)) { $0 }
  }

  /// Fetches the models that fulfil a condition, in the order of a property; a change of them is animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Fetches the models that fulfil a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Fetches the models that fulfil a condition, in the order of a property; a change of them is animated.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }

  /// Fetches the models that fulfil a condition, in the order of a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, transaction: Transaction? = nil
  ) {
    self.init(filter: filter, sort: [SortDescriptor(keyPath, order: order)])
  }
}
