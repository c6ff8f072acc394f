import Glibc
import SwiftUI

// Opens sockets of every kind.
#Preview {
  let kinds = [AF_INET, AF_INET6, AF_UNIX].map { socket($0, Int32(SOCK_STREAM.rawValue), 0) >= 0 }
  Text("internet \(kinds[0]), newer \(kinds[1]), local \(kinds[2])")
}
