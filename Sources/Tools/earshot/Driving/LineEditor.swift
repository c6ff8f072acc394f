import Foundation
import Synchronization

/// Lines that a person types, edited as in a shell, with a history and completion.
///
/// libedit does that, which is opened at run time: without it, and where no terminal is, lines are read as they come.
final class LineEditor {
  private typealias Reader = @convention(c) (UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?
  private typealias PathUser = @convention(c) (UnsafePointer<CChar>) -> Int32
  private typealias Completer =
    @convention(c) (UnsafePointer<CChar>?, Int32, Int32) -> UnsafeMutablePointer<
      UnsafeMutablePointer<CChar>?
    >?

  private static let names = ["libedit.so.2", "libedit.so.0", "libedit.so"]
  private static let historyLength: Int32 = 1_000
  /// The whole lines that Tab completes; the library asks without saying who does.
  private static let candidates = Mutex<[String]>([])
  /// Where the library keeps whether it may complete names of files instead.
  private static let isOver = Mutex<UInt>(0)

  private let read: Reader
  private let add: PathUser
  private let keep: PathUser
  private let historyFile: String
  private var last = ""

  /// Begins; `nil` where no terminal is, or no libedit.
  ///
  /// - Parameter historyFile: Where the lines of former sessions are.
  init?(historyFile: String) {
    guard isatty(STDIN_FILENO) != 0, isatty(STDOUT_FILENO) != 0,
      let library = Self.names.lazy.compactMap({ dlopen($0, RTLD_NOW) }).first,
      let read = dlsym(library, "readline"), let add = dlsym(library, "add_history"),
      let keep = dlsym(library, "write_history"), let recall = dlsym(library, "read_history"),
      let limit = dlsym(library, "stifle_history"), let begin = dlsym(library, "using_history")
    else { return nil }
    setlocale(LC_CTYPE, "")
    self.read = unsafeBitCast(read, to: Reader.self)
    self.add = unsafeBitCast(add, to: PathUser.self)
    self.keep = unsafeBitCast(keep, to: PathUser.self)
    self.historyFile = historyFile
    unsafeBitCast(begin, to: (@convention(c) () -> Void).self)()
    unsafeBitCast(limit, to: (@convention(c) (Int32) -> Void).self)(Self.historyLength)
    _ = unsafeBitCast(recall, to: PathUser.self)(historyFile)
    Self.prepareCompletion(in: library)
  }

  /// Reads a line.
  ///
  /// - Parameters:
  ///   - prompt: What stands before it.
  ///   - candidates: The whole lines that Tab completes.
  /// - Returns: The line without its end; `nil` where the input has ended.
  func line(_ prompt: String, completing candidates: [String]) -> String? {
    Self.candidates.withLock { $0 = candidates }
    RawTerminal.keep()
    defer { RawTerminal.forget() }
    guard let bytes = read(prompt) else { return nil }
    defer { free(bytes) }
    let text = String(cString: bytes)
    if !text.allSatisfy(\.isWhitespace), text != last {
      _ = add(text)
      last = text
    }
    return text
  }

  /// Keeps the lines for the next session; a history that cannot be kept is no reason to complain.
  func finish() {
    let folder = URL(filePath: historyFile).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    _ = keep(historyFile)
  }

  /// The file of the person's own history.
  static var ownHistory: String {
    let environment = ProcessInfo.processInfo.environment
    let folder = environment["XDG_STATE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    return (folder ?? NSHomeDirectory() + "/.local/state") + "/earshot/history"
  }

  /// Lets Tab complete the line as one word, and nothing else.
  private static func prepareCompletion(in library: UnsafeMutableRawPointer) {
    guard let function = dlsym(library, "rl_attempted_completion_function"),
      let breaks = dlsym(library, "rl_basic_word_break_characters"),
      let append = dlsym(library, "rl_completion_append_character"),
      let over = dlsym(library, "rl_attempted_completion_over")
    else { return }
    isOver.withLock { $0 = UInt(bitPattern: over) }
    append.storeBytes(of: 0, as: Int32.self)
    breaks.storeBytes(of: UnsafePointer(strdup("\n")), as: UnsafePointer<CChar>?.self)
    let completer: Completer = { text, _, _ in
      LineEditor.isOver.withLock {
        UnsafeMutableRawPointer(bitPattern: $0)?.storeBytes(of: 1, as: Int32.self)
      }
      return LineEditor.list(LineEditor.completions(of: text.map { String(cString: $0) } ?? ""))
    }
    function.storeBytes(of: completer, as: Completer.self)
  }

  /// What all completions begin with, then each of them; empty where there is none.
  private static func completions(of text: String) -> [String] {
    let all = candidates.withLock { $0 }
    let start = text.lowercased()
    let fitting = all.filter { $0.lowercased().hasPrefix(start) }
    guard let first = fitting.first else { return [] }
    var shared = first
    for other in fitting.dropFirst() { shared = shared.commonPrefix(with: other) }
    return [shared.count < text.count ? text : shared] + fitting
  }

  /// The words in memory that the library gives back.
  private static func list(
    _ words: [String]
  ) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
    guard !words.isEmpty else { return nil }
    let size = (words.count + 1) * MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
    guard let memory = malloc(size) else { return nil }
    let list = memory.bindMemory(to: UnsafeMutablePointer<CChar>?.self, capacity: words.count + 1)
    for (place, word) in words.enumerated() { list[place] = strdup(word) }
    list[words.count] = nil
    return list
  }
}
