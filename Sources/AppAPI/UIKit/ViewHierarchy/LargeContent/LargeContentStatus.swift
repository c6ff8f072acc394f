import AppHost
import Foundation

/// Whether the viewer was there when the app was last told.
@MainActor
package final class LargeContentStatus: AppStateKey {
  private var wasEnabled = UILargeContentViewerInteraction.isEnabled

  /// Begins with what is the case now.
  package static func initialValue(in host: RunningApp) -> LargeContentStatus { LargeContentStatus() }

  /// Tells the app's code where the text size has made the viewer come or go.
  ///
  /// - Source: Behaviour 6.1 LC1
  package func check() {
    let isEnabled = UILargeContentViewerInteraction.isEnabled
    guard isEnabled != wasEnabled else { return }
    wasEnabled = isEnabled
    NotificationCenter.default.post(
      name: UILargeContentViewerInteraction.enabledStatusDidChangeNotification, object: nil)
  }
}
