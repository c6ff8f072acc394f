import AppHost
import Foundation

/// A setting of the person's that apps can ask about.
///
/// - Source: Behaviour 1.13
package enum AccessibilitySetting: String, Hashable, Sendable, CaseIterable {
  case voiceOver, switchControl, assistiveTouch, guidedAccess
  case boldText, grayscale, invertColors, reduceTransparency, reduceMotion, prefersCrossFadeTransitions
  case darkerSystemColors, differentiateWithoutColor, onOffSwitchLabels, buttonShapes, videoAutoplay
  case monoAudio, closedCaptioning, speakSelection, speakScreen, shakeToUndo

  /// Whether it is on where nobody changed it: somebody listens, and shaking undoes.
  fileprivate var isOnAtFirst: Bool { self == .voiceOver || self == .shakeToUndo || self == .videoAutoplay }

  /// What is posted when it is changed.
  var notification: NSNotification.Name {
    switch self {
    case .voiceOver: UIAccessibility.voiceOverStatusDidChangeNotification
    case .switchControl: UIAccessibility.switchControlStatusDidChangeNotification
    case .assistiveTouch: UIAccessibility.assistiveTouchStatusDidChangeNotification
    case .guidedAccess: UIAccessibility.guidedAccessStatusDidChangeNotification
    case .boldText: UIAccessibility.boldTextStatusDidChangeNotification
    case .grayscale: UIAccessibility.grayscaleStatusDidChangeNotification
    case .invertColors: UIAccessibility.invertColorsStatusDidChangeNotification
    case .reduceTransparency: UIAccessibility.reduceTransparencyStatusDidChangeNotification
    case .reduceMotion: UIAccessibility.reduceMotionStatusDidChangeNotification
    case .prefersCrossFadeTransitions: UIAccessibility.prefersCrossFadeTransitionsStatusDidChange
    case .darkerSystemColors: UIAccessibility.darkerSystemColorsStatusDidChangeNotification
    case .differentiateWithoutColor: UIAccessibility.differentiateWithoutColorDidChangeNotification
    case .onOffSwitchLabels: UIAccessibility.onOffSwitchLabelsDidChangeNotification
    case .buttonShapes: UIAccessibility.buttonShapesEnabledStatusDidChangeNotification
    case .videoAutoplay: UIAccessibility.videoAutoplayStatusDidChangeNotification
    case .monoAudio: UIAccessibility.monoAudioStatusDidChangeNotification
    case .closedCaptioning: UIAccessibility.closedCaptioningStatusDidChangeNotification
    case .speakSelection: UIAccessibility.speakSelectionStatusDidChangeNotification
    case .speakScreen: UIAccessibility.speakScreenStatusDidChangeNotification
    case .shakeToUndo: UIAccessibility.shakeToUndoDidChangeNotification
    }
  }
}

/// The settings of the person who uses an app.
@MainActor
package final class AccessibilityStatus: AppStateKey {
  private var settings: Set<AccessibilitySetting>
  /// How often a setting was changed, before the app started or since.
  package private(set) var changeCount: Int

  private init(changes: [String: Bool]) {
    settings = Set(AccessibilitySetting.allCases.filter { changes[$0.rawValue] ?? $0.isOnAtFirst })
    changeCount = AccessibilitySetting.allCases.count { setting in
      changes[setting.rawValue].map { $0 != setting.isOnAtFirst } ?? false
    }
  }

  package static func initialValue(in host: RunningApp) -> AccessibilityStatus {
    AccessibilityStatus(changes: host.environment.settings)
  }

  /// True where a setting is on.
  package subscript(setting: AccessibilitySetting) -> Bool { settings.contains(setting) }

  fileprivate func turn(_ setting: AccessibilitySetting, on isOn: Bool) -> Bool {
    guard settings.contains(setting) != isOn else { return false }
    if isOn { settings.insert(setting) } else { settings.remove(setting) }
    changeCount += 1
    return true
  }
}

extension RunningApp {
  /// Turns a setting of the person's on or off, and tells the app's code where that changes it.
  package func turn(_ setting: AccessibilitySetting, on isOn: Bool) {
    guard self[AccessibilityStatus.self].turn(setting, on: isOn) else { return }
    withApp { NotificationCenter.default.post(name: setting.notification, object: nil) }
    setNeedsUpdate()
  }
}
