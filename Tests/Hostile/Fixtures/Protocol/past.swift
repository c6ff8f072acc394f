import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Says without end that something fell due in the past.
#Preview("Forging") {
  let _ = forge()
  Text("done")
}
#Preview("Second") { Text("I live") }

func forge() {
  for _ in 0..<1_000 { put(.settled(now: .start, nextDeadline: VirtualInstant(nanoseconds: -5))) }
}

func put(_ message: SessionMessage) {
  let bytes = message.encoded()
  var sent = 0
  while sent < bytes.count {
    let count = bytes[sent...].withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
    guard count > 0 else { return }
    sent += count
  }
}
