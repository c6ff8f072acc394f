import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Removes an element that is not there.
#Preview("Forging") {
  let _ = forge()
  Text("done")
}
#Preview("Second") { Text("I live") }

func forge() {
  put(.event(.changed(TreeVersion(rawValue: 1), TreeDiff([.remove(ElementID(slot: 99))]))))
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
