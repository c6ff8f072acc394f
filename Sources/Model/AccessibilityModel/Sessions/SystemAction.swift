/// What a technology has the device do, outside every app.
///
/// - Source: Behaviour 1.2, 1.3, 1.9
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
  /// Show what finds apps and words on the device.
  case spotlight
  /// Listen to a person who wants something done.
  case assistant
  /// Take in what a person writes who wants something done.
  case typeToAssistant
  /// Bring the upper part of the screen to where a thumb reaches it.
  case reachability
  /// Turn the technologies on or off that the person chose for that.
  case accessibilityShortcut
  /// Turn the screen off until somebody unlocks it.
  case lockScreen
  /// Show how to pay.
  case wallet
  /// Take a picture of the screen.
  case screenshot
  /// Shake, as a hand does.
  case shake
  /// Call for help.
  case emergencyCall
  /// Begin anew.
  case restart
  /// Write down what the device is doing, for those who repair it.
  case diagnostics
  /// Sounds are louder by a step, or quieter.
  case volume(isUp: Bool)
  /// Sounds are heard, or not.
  case sound(isOn: Bool)
  /// Turn what is shown, as a turned device does.
  case orientation(isLandscape: Bool)
  /// Go to the app with the name.
  case openApp(String)
  /// Look for words on the device.
  case search(String)
  /// Look for words in the web.
  case searchWeb(String)
  /// Press a button of the device once: `action` or `camera`.
  case press(String)
  /// Press a button of the device three times: `home` or `side`.
  case triplePress(String)
  /// Turn the technology or setting with the name on or off.
  case feature(String, isOn: Bool)
  /// Run what the person put together under the name.
  case shortcut(String)
}
