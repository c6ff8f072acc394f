import SwiftUI
import UIKit

/// Switch Control: what is scanned, and what choosing does.
extension KitScreen {
  static let switches: [KitScreen] = [
    KitScreen("switch-groups") {
      VStack {
        List {
          Button("Walk") {}
          Button("Feed") {}
        }
        .frame(height: 300)
        Button("Done") {}
      }
    },
    KitScreen("switch-choosing") { Pressed() },
    KitScreen("switch-restart") { Pressed() },
  ]
}

/// Two buttons that count how often they were used.
private struct Pressed: View {
  @State private var counts = [0, 0]

  var body: some View {
    VStack(spacing: 40) {
      Text("\(counts[0]) and \(counts[1])")
      Button("One") { counts[0] += 1 }
      Button("Two") { counts[1] += 1 }
    }
  }
}
