import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Closes the channel.
#Preview("Forging") {
  let _ = forge()
  Text("done")
}
#Preview("Second") { Text("I live") }

func forge() {
  close(3)
  sleep(2)
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
