import AppHost
import Foundation

/// Lets people feel what happens on the screen; a test reads what they felt.
@MainActor @preconcurrency
open class UIFeedbackGenerator: NSObject {
  /// Makes a generator.
  public override init() {
    super.init()
  }

  /// Says that something is about to be felt.
  open func prepare() {}

  func play(_ name: String, intensity: CGFloat = 1) {
    RunningApp.current[AppHaptics.self].play(name, intensity: Double(intensity))
  }
}

/// Lets people feel that another thing is chosen.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Says that another thing is chosen.
  open func selectionChanged() { play("selection") }
}

/// Lets people feel that things met.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy things are.
  public enum FeedbackStyle: Int, Sendable {
    /// Small and light.
    case light = 0
    /// Neither light nor heavy.
    case medium = 1
    /// Large and heavy.
    case heavy = 2
    /// As if they gave way.
    case soft = 3
    /// As if they did not.
    case rigid = 4
  }

  private let style: FeedbackStyle

  /// Makes a generator for things of a weight.
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }

  /// Makes a generator for things neither light nor heavy.
  public convenience override init() {
    self.init(style: .medium)
  }

  /// Says that things met.
  open func impactOccurred() { impactOccurred(intensity: 1) }

  /// Says that things met, and how hard, from 0 to 1.
  open func impactOccurred(intensity: CGFloat) { play("impact \(style)", intensity: intensity) }
}

/// Lets people feel how something ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something ended.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a doubt.
    case warning = 1
    /// Badly.
    case error = 2
  }

  /// Says how something ended.
  open func notificationOccurred(_ notificationType: FeedbackType) { play("\(notificationType)") }
}
