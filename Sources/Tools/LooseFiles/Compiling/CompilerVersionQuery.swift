import Foundation

/// The question which compiler is in `PATH`, asked while that one is at work.
struct CompilerVersionQuery {
  private let running: Command.Running
  private let built: String
  private let answer = Answer()

  /// What was said, kept: it can be heard only once.
  private final class Answer {
    var text: String?
  }

  /// Asks.
  ///
  /// - Throws: `LooseFileError` with code `system`.
  init(installation: Installation, toolchain: Toolchain, folder: String) throws(LooseFileError) {
    running = try Command(toolchain.swiftc, "-version", environment: ["TMPDIR": folder]).start()
    built = (try? String(contentsOfFile: installation.compilerRecord, encoding: .utf8)) ?? ""
  }

  /// Waits for the answer; what is wrong with the compiler comes before what it makes go wrong.
  ///
  /// - Throws: `LooseFileError` with code `otherCompiler`.
  func check() throws(LooseFileError) {
    let present = answer.text ?? running.finish().output
    answer.text = present
    if let error = CompilerComparison(built: built, present: present).error { throw error }
  }
}
