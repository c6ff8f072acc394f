import SwiftUI

private enum ManagedObjectContextKey: EnvironmentKey {
  /// Where no context is around, there are no objects.
  static let defaultValue = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// The context that views fetch managed objects from and make them in.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
