import Glibc
import SwiftUI

// Stops itself.
#Preview("Stopping") {
  let _ = kill(getpid(), SIGSTOP)
  Text("going on")
}
#Preview("Second") { Text("I live") }
