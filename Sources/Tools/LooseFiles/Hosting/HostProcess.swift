import CProcess
import Glibc
import TreeFormat

/// The process that an app runs in, with the socket over which it answers.
final class HostProcess {
  private let child: Child
  private let socket: Descriptor
  /// Where the app's files are kept for as long as the process runs.
  private let container: AppContainer
  private let printed: Descriptor
  private let limits: AppLimits
  private let library: String
  private let toolchain: Toolchain
  private var output: AppOutput
  private var decoder = SessionMessageDecoder()
  private var deadline: ContinuousClock.Instant
  private var hasEnded = false
  private var isSilent = false

  /// Starts the host on compiled files.
  ///
  /// - Throws: `LooseFileError` with code `system` where no process can be started.
  init(
    _ files: LooseFiles, in surroundings: AppSurroundings, installation: Installation, toolchain: Toolchain,
    limits: AppLimits, show: @escaping @Sendable (String) -> Void
  ) throws(LooseFileError) {
    let container = try AppContainer()
    self.container = container
    var ends: [Int32] = [0, 0]
    guard process_socket_pair(&ends) == 0 else { throw LooseFileError.system("No socket could be opened") }
    socket = Descriptor(ends[0])
    let childEnd = Descriptor(ends[1])
    let pipe = try Pipe()
    let nothing = Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC))
    child = try Child(
      [installation.host, installation.library, files.library, "3"] + surroundings.arguments,
      environment: surroundings.variables(in: container).merging([
        "EARSHOT_BUNDLES": files.bundles,
        "LD_LIBRARY_PATH": "\(installation.libraryFolder):\(toolchain.libraryPath)",
        "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 },
      inheriting: AppContainer.inheritedVariables,
      descriptors: [nothing.number, pipe.writing.number, pipe.writing.number, childEnd.number])
    child.limitMemory(to: limits.megabytes << 20)
    printed = pipe.reading
    output = AppOutput(show: show)
    self.limits = limits
    self.toolchain = toolchain
    library = files.library
    deadline = .now + .seconds(limits.seconds)
  }

  deinit {
    guard !hasEnded else { return }
    child.kill()
    _ = child.wait()
  }

  /// Lets the time for answers begin anew.
  func restartDeadline() {
    deadline = .now + .seconds(limits.seconds)
  }

  /// Tells the app something; what an app that has ended misses shows in the next answer.
  func send(_ message: SessionMessage) {
    let bytes = message.encoded()
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(
          socket.number, $0.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      sent += count
    }
  }

  /// The next thing the app says.
  ///
  /// - Returns: The message.
  /// - Throws: `AppFailure` where the app ends, or says nothing within the limits.
  func receive() throws(AppFailure) -> SessionMessage {
    while true {
      do throws(FormatError) {
        if let message = try decoder.next() { return message }
      } catch {
        end()
        throw .garbled("\(error)")
      }
      try readMore()
    }
  }

  /// Waits until the app says or prints something, and takes it in.
  private func readMore() throws(AppFailure) {
    var waiting = [
      pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isSilent ? -1 : printed.number, events: Int16(POLLIN), revents: 0),
    ]
    let milliseconds = max(0, (deadline - .now) / .milliseconds(1))
    let ready = poll(&waiting, nfds_t(waiting.count), Int32(min(milliseconds.rounded(.up), 1e9)))
    if ready < 0, errno == EINTR { return }
    guard ready > 0 else {
      end()
      throw .timedOut
    }
    if waiting[1].revents != 0 { readOutput() }
    guard waiting[0].revents != 0 else { return }
    let bytes = socket.readSome()
    guard bytes.isEmpty else { return decoder.append(bytes) }
    let ending = end()
    let (addresses, library, toolchain) = (output.trapPlaces, library, toolchain)
    throw AppFailure(ending: ending, output: output.lastLines, limits: limits) {
      TrapPlace(of: addresses, in: library, toolchain: toolchain)
    }
  }

  private func readOutput() {
    let bytes = printed.readSome()
    isSilent = bytes.isEmpty
    output.append(bytes[...])
  }

  /// Ends the process, if it still runs, and takes in what it printed last.
  @discardableResult
  private func end() -> Child.Ending {
    guard !hasEnded else { return Child.Ending(status: .exited(0), peakMemory: 0) }
    hasEnded = true
    child.kill()
    let ending = child.wait()
    while printed.hasMore { readOutput() }
    output.finish()
    return ending
  }
}
