import SwiftUI

/// Buttons whose actions are the app's, so that they are performed at the app's time.
struct Panel: View {
  let actions: KeyValuePairs<String, @MainActor () async -> Void>

  var body: some View {
    VStack {
      ForEach(0..<actions.count, id: \.self) { index in
        Button(actions[index].key) { Task { await actions[index].value() } }
      }
    }
  }
}
