import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Promises a message that never comes.
#Preview("Forging") {
  let _ = forge()
  Text("done")
}
#Preview("Second") { Text("I live") }

func forge() {
  var length: [UInt8] = [255, 255, 255, 0]
  _ = write(3, &length, 4)
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
