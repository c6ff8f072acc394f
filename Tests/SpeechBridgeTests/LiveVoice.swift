import Foundation
import SpeechBridge
import Testing

extension Tag {
  /// Starts a real child process.
  @Tag static var live: Self
}

/// The voice that was built beside the tests.
enum LiveVoice {
  /// Where the program lies.
  static var program: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let beside = tests.appending(path: "earshot-speech").path
    if FileManager.default.isExecutableFile(atPath: beside) { return beside }
    // A toolchain's own program opens the tests, where they are no program themselves.
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
    return root.appending(path: ".build/debug/earshot-speech").path
  }

  /// A voice of its own for one test.
  static func start() throws -> Synthesizer { try Synthesizer(program: program) }
}
