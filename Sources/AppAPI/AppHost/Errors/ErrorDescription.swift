import AppResources
import Foundation

/// What `localizedDescription` of an error says in an app: words of the system, in the language the app runs in.
///
/// Errors with a description of their own keep it. The codes are the platform's; the sentences are ours.
enum ErrorDescription {
  /// Has the errors of every app of this process described so, from now on.
  static func provide() { _ = isProvided }

  private static let isProvided: Bool = {
    VirtualTime.functions.set_error_hook { error, words in
      let error = Unmanaged<NSError>.fromOpaque(error).takeUnretainedValue()
      guard let text = ErrorDescription.text(of: error) else { return false }
      words.assumingMemoryBound(to: String.self).initialize(to: text)
      return true
    }
    return true
  }()

  /// The words for an error; `nil` where it brings its own.
  ///
  /// - Source: Documentation/Decisions/error-texts.md
  static func text(of error: NSError) -> String? {
    guard error.userInfo[NSLocalizedDescriptionKey] as? String == nil else { return nil }
    if let reason = error.userInfo[NSLocalizedFailureReasonErrorKey] as? String {
      return "\(String(system: .errorStopped)) \(reason)"
    }
    switch error.domain {
    case NSURLErrorDomain:
      if let phrase = URLErrorPhrase.phrase(of: error.code) { return String(system: phrase) }
    case NSCocoaErrorDomain:
      if let phrase = FileErrorPhrase.phrase(of: error.code) { return text(phrase, ofFileIn: error) }
    default: break
    }
    let number = String(system: .errorNumber, ["name": error.domain, "code": "\(error.code)"])
    return "\(String(system: .errorStopped)) (\(number))"
  }

  /// The words of a phrase, with the name of the file that the error is about.
  private static func text(_ phrase: FileErrorPhrase, ofFileIn error: NSError) -> String {
    guard let unnamed = phrase.unnamed else { return String(system: phrase.named) }
    let path = error.userInfo[NSFilePathErrorKey] as? String
    let url = error.userInfo[NSURLErrorKey] as? URL
    guard let name = path.map({ ($0 as NSString).lastPathComponent }) ?? url?.lastPathComponent, !name.isEmpty
    else { return String(system: unnamed) }
    return String(system: phrase.named, ["name": name])
  }
}
