import AppBuilding
import DesktopSupport
import Foundation
import Glibc
import Synchronization

/// `earshot drive`, or `earshot serve`, on a braille display, while a test presses the display's keys and types.
final class BrailleSession: Sendable {
  /// Why nothing can be typed.
  struct Ended: Error {}

  /// The display.
  let display: VirtualBrailleDisplay
  /// BRLTTY, which has it.
  let brltty: BRLTTY
  private let folder: TemporaryFolder
  private let child: Child
  private let typing: Mutex<Descriptor?>
  private let hasEnded = Mutex(false)

  /// Starts BRLTTY, and the program beside it.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command on the command line, beside the display.
  ///   - command: `drive` or `serve`.
  ///   - cells: How many cells the display has.
  ///   - folder: Where what it prints is kept.
  /// - Throws: What keeps one of them from being run.
  init(_ arguments: String..., command: String = "drive", cells: Int, in folder: TemporaryFolder) async throws
  {
    self.folder = folder
    display = try VirtualBrailleDisplay(cells: cells)
    brltty = try await BRLTTY(display)
    // BRLTTY has the display from when it shows something.
    _ = try await display.wait { !$0.isEmpty }
    let pipe = try AppBuilding.Pipe()
    let outputs = try ["output", "errors"].map { name in
      Descriptor(open(try folder.write("", to: name), O_WRONLY | O_CLOEXEC))
    }
    child = try Child(
      [
        Toolbox.find("timeout") ?? "/usr/bin/timeout", "--foreground", "--kill-after=10", "600",
        try DevelopmentPrefix.path() + "/bin/earshot", command,
      ] + arguments + Self.options(brltty), environment: ["XDG_CACHE_HOME": DevelopmentPrefix.cache],
      descriptors: [pipe.reading.number] + outputs.map(\.number))
    typing = Mutex(pipe.writing)
  }

  deinit {
    guard !hasEnded.withLock(\.self) else { return }
    child.kill()
    _ = child.wait()
  }

  /// The options that name the display.
  static func options(_ brltty: BRLTTY) -> [String] {
    ["--braille-display", "--braille-host", brltty.host, "--braille-key", brltty.keyFile]
  }

  /// Types a line.
  ///
  /// - Throws: `Ended` where nobody reads it any more.
  func type(_ line: String) throws {
    let bytes = Array("\(line)\n".utf8)
    let count = typing.withLock { $0.map { write($0.number, bytes, bytes.count) } }
    guard count == bytes.count else { throw Ended() }
  }

  /// What stands on the error output by now.
  var errors: String { folder.read("errors") ?? "" }

  /// Waits until something is printed.
  ///
  /// - Parameters:
  ///   - text: What is to be printed.
  ///   - name: `output`, or `errors`.
  /// - Returns: false where it is not printed within three minutes.
  /// - Throws: Nothing of its own.
  func prints(_ text: String, to name: String = "output") async throws -> Bool {
    let folder = folder
    return try await apart {
      let deadline = ContinuousClock.now + .seconds(180)
      while .now < deadline {
        if folder.read(name)?.contains(text) == true { return true }
        poll(nil, 0, 20)
      }
      return false
    }
  }

  /// Ends the input, and waits for the end.
  ///
  /// - Returns: The exit status, `nil` where a signal ended it, and what was printed.
  /// - Throws: Nothing of its own.
  func end() async throws -> (status: Int32?, output: String) {
    typing.withLock { $0 = nil }
    let child = child
    let ending = try await apart { child.wait().status }
    hasEnded.withLock { $0 = true }
    guard case .exited(let status) = ending else { return (nil, folder.read("output") ?? "") }
    return (status, folder.read("output") ?? "")
  }
}
