import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Finds a hundred thousand faults with itself.
#Preview("Forging") {
  let _ = forge()
  Text("done")
}
#Preview("Second") { Text("I live") }

func forge() {
  for number in 0..<100_000 { put(.diagnostic(Diagnostic("forged \(number)"))) }
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
