import SwiftUI

/// A button that pays, and says so.
public struct PayForm: View {
  /// Makes a form that waits for its button.
  public init() {}

  /// The button.
  public var body: some View {
    Button("Pay now") {
      Task {
        try await Task.sleep(for: .seconds(1))
        AccessibilityNotification.Announcement("Paid").post()
      }
    }
  }
}
