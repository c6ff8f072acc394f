import SwiftUI

// Prints without end.
#Preview("Endless") {
  let _ = talk()
  Text("done")
}
#Preview("Second") { Text("I live") }

func talk() { while true { print("still here") } }
