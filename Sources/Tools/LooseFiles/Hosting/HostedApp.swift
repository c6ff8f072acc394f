import CProcess
import Glibc
import TreeFormat

/// An app that runs in a process of its own and answers over a socket of its own.
package final class HostedApp {
  /// What the app can show, as it says itself.
  package private(set) var previews: [PreviewInfo] = []

  private static let noSignal = Int32(MSG_NOSIGNAL)

  private let child: Child
  private let socket: Descriptor
  private let printed: Descriptor
  private let limits: AppLimits
  private var output: AppOutput
  private var decoder = SessionMessageDecoder()
  private var deadline: ContinuousClock.Instant
  private var hasEnded = false
  private var isSilent = false

  /// Starts the app and reads what it can show.
  ///
  /// - Parameters:
  ///   - files: The compiled files.
  ///   - installation: Where the host and the app modules are.
  ///   - toolchain: Where the libraries are that the app was linked with.
  ///   - limits: What each preview may use.
  ///   - show: Takes each line the app prints.
  /// - Throws: `LooseFileError` with code `system` where no process can be started; `AppFailure` where the app ends
  ///   before it has said what it can show.
  package init(
    _ files: LooseFiles, installation: Installation, toolchain: Toolchain, limits: AppLimits,
    show: @escaping @Sendable (String) -> Void
  ) throws {
    var ends: [Int32] = [0, 0]
    guard process_socket_pair(&ends) == 0 else { throw LooseFileError.system("No socket could be opened") }
    socket = Descriptor(ends[0])
    let childEnd = Descriptor(ends[1])
    let pipe = try Pipe()
    let nothing = Descriptor(open("/dev/null", O_RDONLY | O_CLOEXEC))
    child = try Child(
      [installation.host, installation.library, files.library, "3"],
      environment: [
        "LD_LIBRARY_PATH": toolchain.libraryPath, "SWIFT_BACKTRACE": "enable=no",
      ],
      descriptors: [nothing.number, pipe.writing.number, pipe.writing.number, childEnd.number])
    child.limitMemory(to: limits.megabytes << 20)
    printed = pipe.reading.duplicate()
    output = AppOutput(show: show)
    self.limits = limits
    deadline = .now + .seconds(limits.seconds)
    guard case .hello(let previews) = try receive() else {
      throw AppFailure.garbled("its first message is not what it can show. Run make install again.")
    }
    self.previews = previews
  }

  deinit {
    end()
  }

  /// Shows a preview; its time begins to count.
  ///
  /// - Parameters:
  ///   - index: The position in `previews`.
  ///   - options: The device and its settings.
  package func launch(_ index: Int, options: LaunchOptions) {
    deadline = .now + .seconds(limits.seconds)
    send(.launch(previewIndex: index, options))
  }

  /// Tells the app something; what an app that has ended misses shows in the next answer.
  package func send(_ message: SessionMessage) {
    let bytes = message.encoded()
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        let rest = $0[sent...]
        return Glibc.send(socket.number, $0.baseAddress?.advanced(by: sent), rest.count, Self.noSignal)
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
  package func receive() throws(AppFailure) -> SessionMessage {
    while true {
      do {
        if let message = try decoder.next() { return message }
      } catch {
        end()
        throw .garbled("\(error)")
      }
      guard !hasEnded else { throw .exited(status: 0) }
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
    let ready = poll(&waiting, nfds_t(waiting.count), Int32(milliseconds.rounded(.up)))
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
    throw AppFailure(ending: ending, output: output.lastLines, limits: limits)
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
