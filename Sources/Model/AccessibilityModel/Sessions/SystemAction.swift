/// What a technology has the device do, outside every app.
///
/// - Source: at-behaviour 1.2, 1.3, 1.9
public enum SystemAction: Hashable, Sendable {
  /// Hold the words that are being spoken.
  case pauseSpeech
  /// Go on with words that were held.
  case resumeSpeech
  /// Speak from now on, or not.
  case speech(isOn: Bool)
  /// Show nothing on the screen from now on, or show it again.
  case screenCurtain(isOn: Bool)
  /// Put words where a person can paste them.
  case copy(String)
  /// Play what was paused, or pause what plays.
  case playPause
  /// Take the call that comes in.
  case answerCall
  /// Hang up.
  case endCall
  /// Start the stopwatch, or stop it.
  case toggleStopwatch
  /// Take a picture.
  case takePhoto
  /// Undo the last change of a text.
  case undo
  /// Make the change that was undone again.
  case redo
  /// Leave the app for the screen with all of them.
  case home
  /// Show the apps that were used last.
  case appSwitcher
  /// Show what was notified.
  case notificationCenter
  /// Show switches for the device.
  case controlCenter
  /// To the app that was used after this one.
  case nextApp
  /// To the app that was used before this one.
  case previousApp
  /// Show the settings of the technology.
  case settings
}
