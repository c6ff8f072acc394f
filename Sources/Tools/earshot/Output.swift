import Foundation
import LooseFiles
import Synchronization

/// Where a command's words go.
enum Output {
  /// Whether the last line on the terminal tells of progress.
  private static let showsProgress = Mutex(false)
  private static let hasTerminal = isatty(STDERR_FILENO) != 0

  /// Writes what a command was asked for.
  static func result(_ text: String) {
    progress(nil)
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Writes a line that is no result on the error output.
  static func error(_ line: String) {
    progress(nil)
    write(line.hasSuffix("\n") ? line : line + "\n")
  }

  /// Shows how far a command is, on a terminal alone, in a line that the next words take the place of.
  ///
  /// - Parameter words: What is being done; `nil` where nothing is any more.
  static func progress(_ words: String?) {
    guard hasTerminal else { return }
    showsProgress.withLock { shows in
      if shows { write("\r\u{1b}[K") }
      if let words { write(words) }
      shows = words != nil
    }
  }

  private static func write(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }
}

extension BuildProgress {
  /// What is being compiled, in a line.
  var text: String {
    let what = files == 1 ? "1 file" : "\(files) files"
    let name = module.map { " of \($0)" } ?? ""
    return "Compiling \(what)\(name)" + (count > 1 ? ", module \(number) of \(count)" : "") + " …"
  }
}
