import Foundation
import LooseFiles
import Synchronization

/// Where a command's words go.
enum Output {
  /// Whether the last line on the terminal tells of progress.
  private static let showsProgress = Mutex(false)
  private static let hasTerminal = isatty(STDERR_FILENO) != 0
  private static let hasColors = Terminal.hasColors(STDOUT_FILENO)
  private static let hasErrorColors = Terminal.hasColors(STDERR_FILENO)

  /// Writes what a command was asked for, with colours where the terminal has them.
  static func result(_ text: String) {
    progress(nil)
    write((hasColors ? TranscriptStyle.colored(text) : text).utf8)
  }

  /// Writes a document for another program.
  static func document(_ bytes: Data) {
    progress(nil)
    write(bytes)
  }

  /// Writes a line that is no result on the error output.
  static func error(_ line: String) {
    progress(nil)
    var line = line.hasSuffix("\n") ? line : line + "\n"
    for start in ["earshot:", "Error:"] where hasErrorColors && line.hasPrefix(start) {
      line = "\u{1b}[1;31m\(start)\u{1b}[0m\(line.dropFirst(start.count))"
    }
    writeError(line)
  }

  /// Shows how far a command is, on a terminal alone, in a line that the next words take the place of.
  ///
  /// - Parameter words: What is being done; `nil` where nothing is any more.
  static func progress(_ words: String?) {
    guard hasTerminal else { return }
    showsProgress.withLock { shows in
      if shows { writeError("\r\u{1b}[K") }
      if let words { writeError(words) }
      shows = words != nil
    }
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
