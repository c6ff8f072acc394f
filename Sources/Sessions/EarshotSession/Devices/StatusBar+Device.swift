import AccessibilityModel
import Foundation
import TreeFormat
import VoiceOverEngine

extension StatusBar {
  /// The status bar of a device, at the date at which its app begins; `nil` where it has none.
  ///
  ///     voiceOver.statusBar = StatusBar(on: LaunchOptions(date: "2026-12-24T18:00"))
  ///
  /// - Parameter device: The device and the person's settings.
  public init?(on device: LaunchOptions) {
    let edges = device.coveredEdges
    guard device.platform == .iOS || device.platform == .iPadOS, edges.top > 0 else { return nil }
    let start = device.beginning.map { Date(timeIntervalSince1970: Double($0 / 1_000_000_000)) } ?? Date()
    let parts = Calendar(identifier: .gregorian).dateComponents([.hour, .minute, .second], from: start)
    self.init(
      frame: Rect(x: 0, y: 0, width: device.screenSize.width, height: edges.top),
      secondsAtStart: (parts.hour ?? 0) * 3_600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0),
      isMirrored: device.layoutDirection == .rightToLeft)
  }
}
