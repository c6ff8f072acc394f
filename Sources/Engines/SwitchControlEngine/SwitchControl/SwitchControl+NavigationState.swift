import AccessibilityModel

extension SwitchControl {
  /// Where the scan is: all that decides what the next press does.
  package struct NavigationState: Hashable, Sendable {
    fileprivate let scan: Scan
    fileprivate let looksForPoints: Bool
  }

  /// Where the scan is now.
  package var navigationState: NavigationState { NavigationState(scan: scan, looksForPoints: looksForPoints) }

  /// True while it goes from item to item or through a menu, and not over points.
  package var isScanning: Bool {
    switch scan {
    case .items, .menu: true
    case .stopped, .across, .down: false
    }
  }
}
