import AccessibilityModel
import AppHost
import TreeFormat
import Typography
import UIKit

extension ViewHost {
  /// What the views of a screen find in their environment.
  static func environment(of host: RunningApp) -> EnvironmentValues {
    var values = EnvironmentValues()
    let device = host.environment
    values.layoutDirection = device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    values.colorScheme = device.colorScheme == .dark ? .dark : .light
    values.locale = Locale(identifier: device.locale)
    values.dynamicTypeSize = DynamicTypeSize.allCases.first { "\($0)" == device.textSize } ?? .large
    values.isLargeContentViewerEnabled = values.dynamicTypeSize.isAccessibilitySize
    values.userTextSize = values.dynamicTypeSize
    values.displayScale = CGFloat(device.displayScale)
    values.horizontalSizeClass = device.hasWideScreen ? .regular : .compact
    let liesDown = device.platform == .iOS && device.screenSize.width > device.screenSize.height
    values.verticalSizeClass = liesDown ? .compact : .regular
    values.undoManager = host[UndoKeeper.self].manager
    values.rowOverlap = host.tree.order.rowOverlap
    values.follow(device.rules)
    return values
  }
}

extension EnvironmentValues {
  /// Takes over what the view around is shown with.
  mutating func take(_ traits: UITraitCollection) {
    if let size = traits.preferredContentSizeCategory.category {
      dynamicTypeSize = DynamicTypeSize.allCases.first { $0.category == size } ?? dynamicTypeSize
    }
    switch traits.userInterfaceStyle {
    case .light: colorScheme = .light
    case .dark: colorScheme = .dark
    case .unspecified: break
    }
  }
}

extension LaunchOptions {
  /// True for devices whose screens have much space from side to side.
  var hasWideScreen: Bool {
    switch platform {
    case .iOS, .watchOS: false
    case .iPadOS, .macOS, .tvOS, .visionOS: true
    }
  }

  /// The part of a phone's screen that neither the status bar nor the home indicator covers.
  var safeArea: CGRect {
    let (top, bottom) = screenSize.height > screenSize.width ? (47.0, 34.0) : (0, 21)
    return CGRect(
      x: 0, y: top, width: screenSize.width, height: max(0, screenSize.height - top - bottom))
  }
}
