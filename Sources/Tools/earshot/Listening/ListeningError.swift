/// Why nothing that is said is understood.
enum ListeningError: Error, CustomStringConvertible {
  /// There is no recogniser.
  case notInstalled
  /// It ended otherwise than it should, or took too long.
  case failed
  /// A file is no sound that can be read.
  case unreadable(String)

  /// What is wrong and what to do, in one line.
  var description: String {
    switch self {
    case .notInstalled:
      "No recogniser of speech. Install Debian's packages pocketsphinx and pocketsphinx-en-us."
    case .failed: "The recogniser of speech failed. Say it again, or type it."
    case .unreadable(let path):
      "\(path) is no WAV file of 16 bits and one channel. Record it anew, or convert it with sox."
    }
  }
}
