import CProcess
import Foundation
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
  /// How many bytes were received since the app was last told something.
  private var received = 0
  /// What the kernel does not keep from the app, in words; `nil` where it is confined.
  let shortcoming: String?
  private var isSilent = false

  /// Starts the host on compiled files.
  ///
  /// - Throws: `TargetError` with code `system` where no process can be started, or `noSandbox`.
  init(
    _ files: BuiltApp, in surroundings: AppSurroundings, installation: Installation, toolchain: Toolchain,
    limits: AppLimits, show: @escaping @Sendable (String) -> Void
  ) throws(TargetError) {
    let container = try AppContainer()
    self.container = container
    var ends: [Int32] = [0, 0]
    guard process_socket_pair(&ends) == 0 else { throw TargetError.system("No socket could be opened") }
    socket = Descriptor(ends[0])
    let childEnd = Descriptor(ends[1])
    let pipe = try Pipe()
    let nothing = Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC))
    child = try Child(
      [installation.host] + surroundings.arguments,
      environment: surroundings.variables(in: container).merging([
        "EARSHOT_BUNDLES": files.bundles,
        "EARSHOT_HOST_MODULES": installation.library,
        "EARSHOT_HOST_LIBRARY": files.library,
        "EARSHOT_HOST_DESCRIPTOR": "3",
        "LD_LIBRARY_PATH": "\(installation.libraryFolder):\(toolchain.libraryPath)",
        "SWIFT_BACKTRACE": "enable=no",
      ]) { $1 },
      inheriting: AppContainer.inheritedVariables,
      descriptors: [nothing.number, pipe.writing.number, pipe.writing.number, childEnd.number],
      in: Self.confinement(files, surroundings, container, installation, toolchain, limits))
    printed = pipe.reading
    output = AppOutput(show: show)
    self.limits = limits
    self.toolchain = toolchain
    library = files.library
    shortcoming = Sandbox.shortcoming(of: child.mechanisms)
    deadline = .now + .seconds(limits.seconds)
  }

  /// What the app may use: what it is shown with, its sources to be read, its own folders.
  private static func confinement(
    _ files: BuiltApp, _ surroundings: AppSurroundings, _ container: AppContainer,
    _ installation: Installation, _ toolchain: Toolchain, _ limits: AppLimits
  ) -> Confinement {
    var paths = SandboxPaths.system(
      installation, toolchain, allowsNetwork: toolchain.sandbox.allowsNetwork)
    paths.allow(URL(filePath: files.library).deletingLastPathComponent().path, SandboxPaths.read)
    paths.allow(files.bundles, SandboxPaths.read)
    for folder in files.roots { paths.allowSources(in: folder) }
    for folder in [surroundings.responses, surroundings.files].compactMap({ $0 }) {
      paths.allow(URL(filePath: folder).standardizedFileURL.path, SandboxPaths.read)
    }
    paths.allow(container.root, SandboxPaths.write)
    return Confinement(
      sandbox: toolchain.sandbox, paths: paths, memory: limits.megabytes << 20,
      fileSize: limits.megabytes << 20)
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

  /// Tells the app something; what an app that has ended, or does not listen, misses shows in the next answer.
  func send(_ message: SessionMessage) {
    received = 0
    let bytes = message.encoded()
    var sent = 0
    while sent < bytes.count {
      var ready = pollfd(fd: socket.number, events: Int16(POLLOUT), revents: 0)
      let count = poll(&ready, 1, restOfTime)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      let written = bytes.withUnsafeBytes {
        Glibc.send(
          socket.number, $0.baseAddress?.advanced(by: sent), bytes.count - sent,
          Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      }
      if written < 0, errno == EINTR || errno == EAGAIN { continue }
      guard written > 0 else { return }
      sent += written
    }
  }

  /// The next thing the app says.
  ///
  /// - Returns: The message.
  /// - Throws: `AppFailure` where the app ends, says nothing within the limits, or says without end.
  func receive() throws(AppFailure) -> SessionMessage {
    while true {
      if restOfTime == 0 {
        end()
        throw .timedOut
      }
      do throws(FormatError) {
        if let message = try decoder.next() { return message }
      } catch {
        end()
        throw .garbled("\(error)")
      }
      try readMore()
    }
  }

  /// Ends an app that does not keep to what was agreed.
  ///
  /// - Parameter reason: What it does.
  /// - Returns: The failure to throw.
  func refuse(_ reason: String) -> AppFailure {
    end()
    return .garbled(reason)
  }

  /// What the host ends with where the channel was closed.
  private static let statusOfClosedChannel: Int32 = 86
  /// Milliseconds within which a process has ended whose socket has.
  private static let patienceWithEnds: Int32 = 500

  /// Milliseconds until the app has to have answered.
  private var restOfTime: Int32 {
    Int32(min(max(0, (deadline - .now) / .milliseconds(1)).rounded(.up), 1e9))
  }

  /// Waits until the app says or prints something, and takes it in.
  private func readMore() throws(AppFailure) {
    var waiting = [
      pollfd(fd: socket.number, events: Int16(POLLIN), revents: 0),
      pollfd(fd: isSilent ? -1 : printed.number, events: Int16(POLLIN), revents: 0),
    ]
    let ready = poll(&waiting, nfds_t(waiting.count), restOfTime)
    if ready < 0, errno == EINTR { return }
    guard ready > 0 else {
      end()
      throw .timedOut
    }
    if waiting[1].revents != 0 { readOutput() }
    guard waiting[0].revents != 0 else { return }
    let bytes = socket.readSome()
    guard bytes.isEmpty else {
      received += bytes.count
      guard received <= AppLimits.answerMegabytes << 20 else {
        throw refuse("it sends more than \(AppLimits.answerMegabytes) MB in one answer")
      }
      return decoder.append(bytes)
    }
    let isClosed = !child.ends(within: Self.patienceWithEnds)
    let ending = end()
    if isClosed || ending.status == .exited(Self.statusOfClosedChannel) {
      throw .garbled("it closes the channel over which it answers")
    }
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
    // Whoever could write into it is gone; what still comes is what the pipe holds.
    for _ in 0..<64 where printed.hasMore { readOutput() }
    output.finish()
    return ending
  }
}
