import SwiftUI

/// A notebook for how high the water stood.
@main
struct TideLogApp: App {
  var body: some Scene {
    WindowGroup {
      TideLog()
        .environment(\.managedObjectContext, TideStore.disk.context)
    }
  }
}
