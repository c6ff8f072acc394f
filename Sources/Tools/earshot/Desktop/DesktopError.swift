/// Why VoiceOver cannot run on a desktop.
struct DesktopError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is no display of X11.
    case noDisplay
    /// Another program holds all of VoiceOver's keys.
    case keysHeld
    /// There is no sound device.
    case noSound
  }

  /// What kind of failure it is.
  let code: Code
  /// What it concerns: the display, keys, or the sound device.
  let subject: String

  init(_ code: Code, _ subject: String) {
    self.code = code
    self.subject = subject
  }

  /// What is wrong and what to do next, in one line.
  var description: String {
    switch code {
    case .noDisplay:
      return "Keys cannot be taken: \(subject). "
        + "Run it in a desktop session of X11, or under Xvfb with DISPLAY set."
    case .keysHeld:
      return "Another program holds VoiceOver's keys, such as \(subject). End the other screen reader first."
    case .noSound: return "No sound device \"\(subject)\". Run it with --mute to print what is heard alone."
    }
  }
}
