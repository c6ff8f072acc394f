import Glibc
import SwiftUI

// Takes memory that no limit of data counts.
#Preview {
  Text("holds \((0..<16).count { _ in take() }) GB")
}

func take() -> Bool {
  let size = 1 << 30
  let place = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0)
  guard let place, place != MAP_FAILED else { return false }
  memset(place, 1, size)
  return true
}
