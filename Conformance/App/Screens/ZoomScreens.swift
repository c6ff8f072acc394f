import SwiftUI
import UIKit

/// Zoom: how it is moved and what it follows.
extension KitScreen {
  static let zoom: [KitScreen] = [
    KitScreen("zoom-panning") { Corners() },
    KitScreen("zoom-following") { Corners() },
    KitScreen("zoom-level-drag") { Corners() },
    KitScreen("zoom-keys") { Corners() },
  ]
}

/// Buttons at two corners.
private struct Corners: View {
  var body: some View {
    VStack {
      Button("Top") {}.frame(maxWidth: .infinity, alignment: .leading)
      Spacer()
      Button("Bottom") {}.frame(maxWidth: .infinity, alignment: .trailing)
    }
  }
}
