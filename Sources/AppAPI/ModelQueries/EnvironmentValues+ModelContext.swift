import PersistentModels
import SwiftUI

private enum ModelContextKey: EnvironmentKey {
  /// Where no container is around, models are kept by nobody else.
  nonisolated(unsafe) static let defaultValue = ModelContext(emptyContainer)

  private static var emptyContainer: ModelContainer {
    do {
      return try ModelContainer(
        for: Schema([]), configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    } catch {
      fatalError("A container in memory cannot be made: \(error)")
    }
  }
}

extension EnvironmentValues {
  /// The context that views fetch models from and insert them into.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Sets the context that the views inside use.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }
}

extension Scene {
  /// Sets the context that the windows use.
  public nonisolated func modelContext(_ modelContext: ModelContext) -> some Scene {
    environment(\.modelContext, modelContext)
  }
}
