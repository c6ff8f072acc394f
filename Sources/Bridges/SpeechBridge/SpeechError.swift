/// Why nothing can be spoken or played.
public struct SpeechError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The program that speaks is not there.
    case noProgram
    /// The program that speaks cannot begin.
    case notReady
    /// The program that speaks ended in the midst of its work.
    case ended
    /// No voice has that name and no voice speaks that language.
    case noVoice
    /// The sound device cannot be used.
    case noDevice
    /// A file cannot be written.
    case unwritable
  }

  /// What kind of failure it is.
  public let code: Code
  /// What it concerns: a path, a voice or a device.
  public let subject: String
  /// Reasons, or names that come near.
  public let details: [String]

  init(_ code: Code, _ subject: String, details: [String] = []) {
    self.code = code
    self.subject = subject
    self.details = details
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    let list = details.joined(separator: ", ")
    switch code {
    case .noProgram: return "\(subject) is missing, which speaks. Install the program again: make install."
    case .notReady: return "The voice cannot begin: \(list). Run Scripts/setup."
    case .ended: return "The voice ended unexpectedly\(list.isEmpty ? "" : ": \(list)"). Try again."
    case .noVoice:
      let near = details.isEmpty ? "Name a language such as en-gb, de or ja." : "Nearest: \(list)."
      return "No voice \"\(subject)\". \(near)"
    case .noDevice:
      return "No sound device \"\(subject)\" (\(list)). Write what is spoken to a file: --speak FILE.wav."
    case .unwritable: return "\(subject) cannot be written (\(list)). Name another file."
    }
  }
}
