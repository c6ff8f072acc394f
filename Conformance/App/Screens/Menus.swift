import SwiftUI
import UIKit

/// The menus that VoiceOver opens on a Mac.
extension KitScreen {
  static let menus: [KitScreen] = [
    KitScreen("menu-ends") { Bailey() },
    KitScreen("menu-return") { Bailey() },
    KitScreen("menu-closing") { Bailey() },
    KitScreen("menu-single-action") { SingleAction() },
  ]
}

/// A dog with two facts.
private struct Bailey: View {
  var body: some View {
    Text("Bailey")
      .accessibilityCustomContent("Age", "three years")
      .accessibilityCustomContent("Weight", "25 pounds")
  }
}

/// A dog with one action, which counts how often it was performed.
private struct SingleAction: View {
  @State private var walks = 0

  var body: some View {
    Text("\(walks) walks").accessibilityAction(named: "Walk") { walks += 1 }
  }
}
