import Synchronization

/// The words of the system that one app was given in languages other than English, on any thread.
package final class SystemWords: Sendable {
  private let known = Mutex<[String: String]>([:])

  /// Takes in words with the tag of their language.
  func note(_ words: String, of language: String) {
    known.withLock { $0[words] = language }
  }

  /// The languages of the words, by the words.
  var languages: [String: String] { known.withLock { $0 } }
}
