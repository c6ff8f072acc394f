import Glibc
import SwiftUI

// Makes a second process by the call itself, without Foundation.
#Preview {
  Text("a second process \(forks())")
}

func forks() -> Bool {
  typealias Fork = @convention(c) () -> Int32
  guard let function = dlsym(nil, "fork") else { return false }
  let process = unsafeBitCast(function, to: Fork.self)()
  if process == 0 { _exit(0) }
  return process > 0
}
