import AccessibilityModel
import AppHost
import SwiftUI

extension ActivityAttributes {
  /// Shows a state of a live activity in a preview of a provider, which does not say whose view that is.
  ///
  /// The developer is told to write `#Preview(as:using:)`, which names the widget.
  @MainActor
  public func previewContext(
    _ contentState: ContentState, isStale: Bool = false, viewKind: ActivityPreviewViewKind
  ) -> some View {
    let name = "\(Self.self)"
    return EmptyView().onAppear {
      RunningApp.current.report(
        Diagnostic(
          "A preview of \(name) does not name the widget that shows it. Write #Preview(as: .content, using: …)."
        ))
    }
  }
}
