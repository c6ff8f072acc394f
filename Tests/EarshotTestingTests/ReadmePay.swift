import SwiftUI

/// A button that pays, and says so.
public struct PayForm: View {
  @State private var isPaying = false

  /// Makes a form that waits for its button.
  public init() {}

  /// The button, dimmed while it pays.
  public var body: some View {
    Button("Pay now") {
      isPaying = true
      Task {
        try await Task.sleep(for: .seconds(1))
        isPaying = false
        AccessibilityNotification.Announcement("Paid").post()
      }
    }
    .disabled(isPaying)
  }
}
