import AccessibilityModel
import AppHost
import TreeFormat
import Typography
import UIKit

extension EnvironmentValues {
  /// What the views of a screen find in their environment.
  @MainActor
  init(of host: RunningApp) {
    self.init()
    let device = host.environment
    layoutDirection = device.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    colorScheme = host.colorScheme == .dark ? .dark : .light
    locale = Locale(identifier: device.locale)
    dynamicTypeSize = DynamicTypeSize.allCases.first { "\($0)" == device.textSize } ?? .large
    isLargeContentViewerEnabled = dynamicTypeSize.isAccessibilitySize
    userTextSize = dynamicTypeSize
    displayScale = CGFloat(device.displayScale)
    horizontalSizeClass = device.hasWideScreen ? .regular : .compact
    let liesDown = device.platform == .iOS && device.screenSize.width > device.screenSize.height
    verticalSizeClass = liesDown ? .compact : .regular
    undoManager = host[WindowUndoManager.self].manager
    rowOverlap = host.tree.order.rowOverlap
    follow(device.rules)
    follow(host[AccessibilityStatus.self])
  }

  /// Takes over the accessibility settings of the person; those that nobody changed are as values begin.
  @MainActor
  private mutating func follow(_ status: AccessibilityStatus) {
    guard status.changeCount > 0 else { return }
    accessibilityVoiceOverEnabled = status[.voiceOver]
    accessibilitySwitchControlEnabled = status[.switchControl]
    accessibilityReduceMotion = status[.reduceMotion]
    accessibilityReduceTransparency = status[.reduceTransparency]
    accessibilityDifferentiateWithoutColor = status[.differentiateWithoutColor]
    accessibilityInvertColors = status[.invertColors]
    accessibilityShowButtonShapes = status[.buttonShapes]
    colorSchemeContrast = status[.darkerSystemColors] ? .increased : .standard
    legibilityWeight = status[.boldText] ? .bold : .regular
  }

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
}
