import SwiftUI
import UIKit

/// What becomes of elements that are made one.
extension KitScreen {
  static let combining: [KitScreen] = [
    KitScreen("combine-single-button") { SingleButton() },
    KitScreen("combine-promoted-actions") {
      VStack {
        Text("Bailey").accessibilityAction(named: "Walk") {}
        Button("Feed") {}
        Button("Adopt") {}
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-dropped-traits") {
      VStack {
        Text("Bailey")
        Text("Timer").accessibilityAddTraits(.updatesFrequently)
        Text("Summary").accessibilityAddTraits(.isSummaryElement)
        Toggle("Adopted", isOn: .constant(true))
        Button("Feed") {}
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-values") {
      VStack {
        Text("Bailey").accessibilityValue("three years")
        Text("Rex").accessibilityValue("two years")
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-hints") {
      VStack {
        Text("Bailey").accessibilityHint("Opens the card.")
        Text("Rex").accessibilityHint("Opens the list.")
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-shared-actions") {
      VStack {
        Text("Bailey")
        Text("beagle")
      }
      .accessibilityAction {}
      .accessibilityElement(children: .combine)
    },
    KitScreen("combine-content-order") {
      HStack {
        Text("Bailey")
          .accessibilityCustomContent("Age", "three years")
          .accessibilitySortPriority(1)
        Text("Rex")
          .accessibilityCustomContent("Weight", "25 pounds")
          .accessibilitySortPriority(2)
      }
      .accessibilityElement(children: .combine)
    },
    KitScreen("content-replaced") {
      Text("Bailey")
        .accessibilityCustomContent("Age", "three years")
        .accessibilityCustomContent("Weight", "25 pounds")
        .accessibilityCustomContent("Age", "four years")
    },
  ]
}

/// A row with one button, which counts how often it was used.
private struct SingleButton: View {
  @State private var walks = 0

  var body: some View {
    VStack {
      Text("\(walks) walks")
      Button("Walk") { walks += 1 }
    }
    .accessibilityElement(children: .combine)
  }
}
