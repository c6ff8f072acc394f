import Glibc

/// A program that was started, in a process group of its own or behind a wall.
package struct Child: Sendable {
  /// The number the system knows it by, or what watches over it.
  package let process: pid_t
  private let confined: ConfinedChild?
  /// Which mechanisms confine it, as bits.
  var mechanisms: UInt32 { confined?.mechanisms ?? 0 }

  /// How a process ended.
  package enum Status: Hashable, Sendable {
    /// By itself, with this status.
    case exited(Int32)
    /// By this signal.
    case signalled(Int32)

    /// Reads what the system tells of an end.
    init(_ told: Int32) {
      let signal = told & 0x7f
      self = signal == 0 ? .exited((told >> 8) & 0xff) : .signalled(signal)
    }
  }

  /// The end of a process, with what it used.
  package struct Ending: Hashable, Sendable {
    /// How it ended.
    package let status: Status
    /// The most memory it held at once, in bytes.
    package let peakMemory: Int
  }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, then its arguments.
  ///   - environment: Variables set beside the present ones.
  ///   - inherited: The names of the present variables that the program gets, besides `LC_` ones; `nil` for all.
  ///   - descriptors: What the child gets as descriptors 0, 1, 2 and so on; it inherits no other.
  ///   - confinement: What it may use of the machine; `nil` for all of it.
  /// - Throws: `TargetError` with code `system` where it cannot be started, or `noSandbox`.
  package init(
    _ arguments: [String], environment: [String: String] = [:], inheriting inherited: Set<String>? = nil,
    descriptors: [Int32], in confinement: Confinement? = nil
  ) throws(TargetError) {
    if let confinement {
      let confined = try ConfinedChild(
        arguments, environment: Self.environment(inheriting: inherited, with: environment),
        descriptors: descriptors, in: confinement)
      self.confined = confined
      process = confined.keeper
      return
    }
    confined = nil
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // Moved out of the way first: a descriptor may bear a number that another is to get.
    let moved = descriptors.map { fcntl($0, F_DUPFD_CLOEXEC, Int32(descriptors.count)) }
    defer { for descriptor in moved { close(descriptor) } }
    for (target, source) in moved.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, source, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
    posix_spawnattr_setpgroup(&attributes, 0)
    // Neither blocked nor ignored signals are handed down.
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)

    var process: pid_t = 0
    let status = withCStrings(arguments) { argv in
      withCStrings(Self.environment(inheriting: inherited, with: environment)) { envp in
        posix_spawn(&process, arguments.first ?? "", &actions, &attributes, argv, envp)
      }
    }
    guard status == 0 else {
      errno = status
      throw TargetError.system("\(arguments.first ?? "") does not start")
    }
    self.process = process
    ProcessCleanup.add(process: process)
  }

  /// Ends the process and those it started at once.
  package func kill() {
    if let confined { return confined.kill() }
    _ = Glibc.kill(-process, SIGKILL)
  }

  /// Whether a confined process has ended, or does so within some milliseconds.
  func ends(within milliseconds: Int32) -> Bool {
    confined?.ends(within: milliseconds) ?? true
  }

  /// Waits for the end of the process.
  package func wait() -> Ending {
    if let confined { return confined.wait() }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    ProcessCleanup.remove(process: process)
    return Ending(status: Status(status), peakMemory: usage.ru_maxrss * 1024)
  }

  private static func environment(
    inheriting inherited: Set<String>?, with added: [String: String]
  ) -> [String] {
    var all: [String] = []
    var next = environ
    while let entry = next.pointee {
      let text = String(cString: entry)
      let name = String(text.prefix { $0 != "=" })
      let isKept = inherited.map { $0.contains(name) || name.hasPrefix("LC_") } ?? true
      if isKept, added[name] == nil { all.append(text) }
      next += 1
    }
    return all + added.map { "\($0.key)=\($0.value)" }.sorted()
  }
}

/// Lends an array of texts in the form that C programs are started with.
func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
