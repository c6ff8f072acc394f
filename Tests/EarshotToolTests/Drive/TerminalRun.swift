import Foundation
import Glibc

/// A program that a person uses on a terminal, to its end.
struct TerminalRun {
  /// Why there is no terminal.
  struct NoTerminal: Error {}

  let status: Int32
  /// What stands on the terminal, without what the person typed.
  let screen: String

  /// Runs `earshot` on a terminal and types; the input ends behind the last line.
  ///
  /// - Throws: What keeps the program from being run.
  ///
  /// - Parameters:
  ///   - arguments: What follows `earshot` on the command line.
  ///   - folder: The current folder.
  ///   - lines: What is typed.
  ///   - showsAll: True where the output is the terminal too, with the prompt, colours and what was typed.
  ///   - showsErrors: True where the error output is the terminal too; it has an effect with `showsAll` alone.
  ///   - columns: How wide the terminal is; where none is given it does not say.
  ///   - environment: Variables set beside the present ones.
  init(
    _ arguments: String..., in folder: TemporaryFolder, typing lines: [String], showsAll: Bool = false,
    showsErrors: Bool = false, columns: Int? = nil, environment: [String: String] = [:]
  ) throws {
    try self.init(
      arguments: arguments, in: folder, typing: lines, showsAll: showsAll, showsErrors: showsErrors,
      columns: columns, environment: environment)
  }

  /// Runs `earshot` on a terminal; the parameters are those of the other initialiser.
  ///
  /// - Throws: What keeps the program from being run.
  init(
    arguments: [String], in folder: TemporaryFolder, typing lines: [String], showsAll: Bool = false,
    showsErrors: Bool = false, columns: Int? = nil, environment: [String: String] = [:]
  ) throws {
    let number = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    let person = FileHandle(fileDescriptor: number, closeOnDealloc: true)
    var (locked, name) = (Int32(0), Int32(0))
    guard number >= 0, ioctl(number, Self.setLock, &locked) == 0, ioctl(number, Self.getName, &name) == 0
    else {
      throw NoTerminal()
    }
    let device = open("/dev/pts/\(name)", O_RDWR | O_NOCTTY)
    guard device >= 0 else { throw NoTerminal() }
    if let columns { try Self.widen(device, to: columns) }
    // Whoever edits lines shows what is typed, and does so where the terminal would.
    if !showsAll { Self.silence(device) }
    let process = Process()
    process.executableURL = URL(filePath: try DevelopmentPrefix.path() + "/bin/earshot")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging([
        "XDG_CACHE_HOME": DevelopmentPrefix.cache, "XDG_STATE_HOME": folder.path, "TERM": "xterm",
        "NO_COLOR": "",
      ]) {
        $1
      }
      .merging(environment) { $1 }
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardInput = FileHandle(fileDescriptor: device, closeOnDealloc: !showsAll)
    if showsAll {
      process.standardOutput = process.standardInput
      if showsErrors { process.standardError = process.standardInput }
      try process.run()
      close(device)
      try person.write(contentsOf: Data((lines.map { $0 + "\n" }.joined() + "\u{04}").utf8))
      screen = Self.everything(from: number)
      process.waitUntilExit()
      status = process.terminationStatus
      return
    }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    try person.write(contentsOf: Data((lines.map { $0 + "\n" }.joined() + "\u{04}").utf8))
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try person.close()
    status = process.terminationStatus
    screen = String(decoding: data, as: UTF8.self)
  }

  /// `TIOCSPTLCK` and `TIOCGPTN`, which Swift does not import.
  private static let (setLock, getName) = (UInt(0x4004_5431), UInt(0x8004_5430))

  /// Gives the terminal a width.
  private static func widen(_ device: Int32, to columns: Int) throws {
    var size = winsize(ws_row: 40, ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
    guard ioctl(device, UInt(TIOCSWINSZ), &size) == 0 else { throw NoTerminal() }
  }

  /// What the program writes to its terminal until it ends.
  private static func everything(from terminal: Int32) -> String {
    var data: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = bytes.withUnsafeMutableBytes { read(terminal, $0.baseAddress, $0.count) }
      guard count > 0 else { return String(decoding: data, as: UTF8.self) }
      data += bytes[..<count]
    }
  }

  /// Keeps the terminal from showing what is typed.
  private static func silence(_ device: Int32) {
    var settings = termios()
    tcgetattr(device, &settings)
    settings.c_lflag &= ~tcflag_t(ECHO)
    tcsetattr(device, TCSANOW, &settings)
  }
}
