import AccessibilityModel
import Glibc
import SwiftUI
import TreeFormat

// Says that an element has a frame that is no number.
#Preview("Forging") {
  Text("done").task {
    try? await Task.sleep(for: .seconds(1))
    var element = AccessibilityElement(id: ElementID(slot: 2))
    element.frame = Rect(x: .nan, y: .infinity, width: -.infinity, height: 1e308)
    put(.event(.changed(TreeVersion(rawValue: 99), TreeDiff([.update(element)]))))
  }
}
#Preview("Second") { Text("I live") }

func put(_ message: SessionMessage) {
  let bytes = message.encoded()
  _ = bytes.withUnsafeBytes { write(3, $0.baseAddress, $0.count) }
}
