/// Which models are fetched, and in which order.
///
///     FetchDescriptor<Dog>(predicate: #Predicate { $0.age > 3 }, sortBy: [SortDescriptor(\.name)])
public struct FetchDescriptor<T: PersistentModel> {
  /// What models have to fulfil; `nil` for all.
  public var predicate: Predicate<T>?
  /// The order, the most important part first.
  public var sortBy: [SortDescriptor<T>]
  /// The most models that are fetched; `nil` for all.
  public var fetchLimit: Int?
  /// How many models are passed over.
  public var fetchOffset: Int?
  /// True where models that were changed or inserted and not saved are fetched as they are.
  public var includePendingChanges = true
  /// The properties that are read at once; here all are in memory.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// The relationships that are read at once; here all are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Makes a descriptor of a condition and an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

// Key paths of stored values hold nothing that threads could share.
extension FetchDescriptor: @unchecked Sendable {}
