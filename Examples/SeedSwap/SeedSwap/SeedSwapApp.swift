import SwiftData
import SwiftUI

/// Neighbours offer seeds that they have too many of.
@main
struct SeedSwapApp: App {
  var body: some Scene {
    WindowGroup { SwapTable() }
      .modelContainer(for: Gardener.self) { result in
        // The first launch begins with what the garden club gives away.
        guard case .success(let container) = result else { return }
        let context = container.mainContext
        guard (try? context.fetchCount(FetchDescriptor<Gardener>())) == 0 else { return }
        Starters.add(to: context)
      }
  }
}
