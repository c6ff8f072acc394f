import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Sends more than a picture of the largest screen.
#Preview("Forging") {
  let _ = forge()
  Text("done")
}
#Preview("Second") { Text("I live") }

func forge() {
  let bytes = [UInt8](repeating: 0, count: 80 << 20)
  var length: [UInt8] = [0, 0, 0, 5]
  _ = write(3, &length, 4)
  _ = bytes.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
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
