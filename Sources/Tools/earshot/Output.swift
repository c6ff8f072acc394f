import AccessibilityModel
import AppBuilding
import Foundation
import Synchronization

/// Where a command's words go: the one place that writes them, in which nothing of an app's or a file's acts.
enum Output {
  /// Whether the last line on the terminal tells of progress.
  private static let showsProgress = Mutex(false)
  /// Who takes the lines of the error output beside a terminal: a page that shows what goes wrong.
  static let listener = Mutex<(@Sendable (String) -> Void)?>(nil)
  private static let hasTerminal = isatty(STDERR_FILENO) != 0
  private static let hasColors = Terminal.hasColors(STDOUT_FILENO)
  private static let hasErrorColors = Terminal.hasColors(STDERR_FILENO)

  /// Writes what a command was asked for, with colours where the terminal has them.
  static func result(_ text: String) {
    progress(nil)
    let text = VisibleText.lines(text)
    write((hasColors ? TranscriptStyle.colored(text) : text).utf8)
  }

  /// Writes a document for another program.
  static func document(_ bytes: Data) {
    progress(nil)
    write(bytes)
  }

  /// Writes one line that is no result on the error output.
  static func error(_ line: String) {
    message(VisibleText.cut(VisibleText.line(line.hasSuffix("\n") ? String(line.dropLast()) : line)))
  }

  /// Writes lines that are no result on the error output, such as what a compiler says.
  static func message(_ line: String) {
    progress(nil)
    var line = VisibleText.lines(line.hasSuffix("\n") ? line : line + "\n")
    listener.withLock { $0 }?(line)
    if hasErrorColors { line = TranscriptStyle.coloredMessage(line) }
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
      if let words { writeError(VisibleText.line(words)) }
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
