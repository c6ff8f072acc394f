import SwiftUI

// Prints a line of twenty megabytes.
#Preview {
  let _ = print(String(repeating: "x", count: 20_000_000))
  Text("done")
}
