import Foundation

/// The question which compiler is in `PATH`, asked while that one is at work.
struct CompilerVersionQuery {
  private let running: Command.Running
  private let built: String
  private let compiler: String
  private let answer = Answer()

  /// What was said, kept: it can be heard only once.
  private final class Answer {
    var text: String?
  }

  /// Asks.
  ///
  /// - Throws: `TargetError` with code `system`.
  init(installation: Installation, toolchain: Toolchain, folder: String) throws(TargetError) {
    running = try Command(toolchain.swiftc, "-version", environment: ["TMPDIR": folder]).start()
    compiler = toolchain.swiftc
    built = (try? String(contentsOfFile: installation.compilerRecord, encoding: .utf8)) ?? ""
  }

  /// Waits for the answer; what is wrong with the compiler comes before what it makes go wrong.
  ///
  /// - Throws: `TargetError` with code `otherCompiler` or `compilerHangs`.
  func check() throws(TargetError) {
    let present: String
    if let text = answer.text { present = text } else { present = try ask() }
    answer.text = present
    if let error = CompilerComparison(built: built, present: present).error { throw error }
  }

  /// Seconds that the answer may take once it is waited for.
  private static let patience = 10.0

  private func ask() throws(TargetError) -> String {
    let outcome = running.finish(within: Self.patience)
    guard !outcome.isTimedOut else {
      throw TargetError(.compilerHangs, compiler, details: ["\(Int(Self.patience))"])
    }
    return outcome.output
  }
}
