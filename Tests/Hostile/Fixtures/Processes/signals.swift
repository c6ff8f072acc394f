import Glibc
import SwiftUI

// Asks whether it could signal what watches over it, the first process, and everybody. No signal is sent: where there is
// no wall, nothing else on the machine may suffer.
#Preview {
  let reached = [getppid(), 1, -1].count { kill($0, 0) == 0 }
  Text("signalled \(reached)")
}
