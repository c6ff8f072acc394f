import AccessibilityModel

/// What a device is doing when a magic tap finds no app to take it.
///
/// - Source: Behaviour 1.9; mission Z6
public enum DeviceActivity: String, Hashable, Sendable, CaseIterable {
  /// Nothing special: music plays or is paused.
  case none
  /// Somebody calls.
  case ringing
  /// A call goes on.
  case call
  /// The stopwatch is in front.
  case stopwatch
  /// The camera is in front.
  case camera

  /// What a magic tap makes of it.
  var magicTap: SystemAction {
    switch self {
    case .none: .playPause
    case .ringing: .answerCall
    case .call: .endCall
    case .stopwatch: .toggleStopwatch
    case .camera: .takePhoto
    }
  }
}
