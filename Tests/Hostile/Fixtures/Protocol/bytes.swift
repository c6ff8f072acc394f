import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Writes what is no message.
#Preview("Forging") {
  let _ = forge()
  Text("done")
}
#Preview("Second") { Text("I live") }

func forge() {
  var junk = [UInt8](repeating: 255, count: 64)
  _ = write(3, &junk, 64)
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
