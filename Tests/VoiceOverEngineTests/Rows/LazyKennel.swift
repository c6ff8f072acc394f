import AccessibilityModel
import TestSupport
import VoiceOverEngine

extension LazyKennel {
  /// The app: it makes rows around the first one that is asked for.
  var app: Device.App {
    { kind, tree in
      guard case .realize(Self.list, let range) = kind, !range.isEmpty, range.upperBound <= count else {
        return .declined
      }
      tree = AccessibilityTree(screen(showing: range))
      return .range(tree[Self.list]?.rows?.realized ?? 0..<0)
    }
  }

  /// A device that shows the rows around one.
  func device(around row: Int = 0, _ voiceOver: VoiceOver = VoiceOver()) -> Device {
    Device(screen(around: row), voiceOver, app: app)
  }
}
