/// Why nothing can be shown on a braille display.
public struct BrailleDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The place is on another machine, or is no place.
    case notLocal
    /// The file of the key cannot be read.
    case unreadableKey
    /// Nobody listens there.
    case notRunning
    /// Somebody listens there who says nothing, or is no BRLTTY of this kind.
    case noAnswer
    /// The key is not the right one, or there is none.
    case refused
    /// BRLTTY has no display.
    case noDisplay
    /// Somebody else has the display for themselves.
    case busy
    /// BRLTTY ended while the display was in use.
    case connectionLost
    /// The display went away while it was in use.
    case displayLost
  }

  /// What kind of failure it is.
  public let code: Code
  /// What it concerns: a place or a file.
  public let subject: String

  init(_ code: Code, _ subject: String) {
    self.code = code
    self.subject = subject
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch code {
    case .notLocal:
      "\"\(subject)\" is no place of BRLTTY on this machine. Name one such as :0 or 127.0.0.1:1."
    case .unreadableKey:
      "The key \(subject) cannot be read. Name a file that you may read, or join the group that it belongs to."
    case .notRunning:
      "No BRLTTY listens at \(subject). Start it, or name the place where it listens with --braille-host."
    case .noAnswer:
      "What listens at \(subject) does not answer as BRLTTY does. Name the place of BRLTTY with --braille-host."
    case .refused:
      "BRLTTY at \(subject) refuses the key. Name the file of its key with --braille-key."
    case .noDisplay:
      "BRLTTY at \(subject) has no braille display. Connect one, or see in its log why it finds none."
    case .busy:
      "Another program has the braille display of BRLTTY at \(subject) for itself. End that program first."
    case .connectionLost:
      "BRLTTY at \(subject) is gone, and the braille display with it. Start it again; the session goes on."
    case .displayLost:
      "The braille display is gone. Connect it again; the session goes on."
    }
  }
}
