import AccessibilityModel

extension SwitchControl {
  /// Where the scan is: all that decides what the next press does.
  package struct Standing: Hashable, Sendable {
    fileprivate let scan: Scan
    fileprivate let looksForPoints: Bool
  }

  /// Where the scan is now.
  package var standing: Standing { Standing(scan: scan, looksForPoints: looksForPoints) }

  /// True while it goes from item to item or through a menu, and not over points.
  package var isScanning: Bool {
    switch scan {
    case .items, .menu: true
    case .stopped, .across, .down: false
    }
  }
}
