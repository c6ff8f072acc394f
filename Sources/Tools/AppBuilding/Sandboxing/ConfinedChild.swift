import CProcess
import Glibc

/// A program that was started behind a wall, with the process that ends all of its processes.
struct ConfinedChild: Sendable {
  private let started: process_started
  /// The mechanisms that hold it.
  var mechanisms: UInt32 { started.mechanisms }
  /// The process that watches over it.
  var keeper: pid_t { started.keeper }

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, then its arguments.
  ///   - environment: All variables that it gets.
  ///   - descriptors: What it gets as descriptors 0, 1, 2 and so on.
  ///   - confinement: What it may use.
  /// - Throws: `TargetError` with code `noSandbox` where it has to be confined and cannot be, or `system`.
  init(
    _ arguments: [String], environment: [String], descriptors: [Int32], in confinement: Confinement
  ) throws(TargetError) {
    var started = process_started()
    let paths = confinement.paths.entries
    let texts = paths.flatMap { [strdup($0.path), strdup($0.source)] }
    defer { for text in texts { free(text) } }
    let places = paths.indices.map {
      process_path(path: texts[2 * $0], source: texts[2 * $0 + 1], rights: paths[$0].rights)
    }
    let status = withCStrings(arguments) { argv in
      withCStrings(environment) { envp in
        places.withUnsafeBufferPointer { places in
          argv.withUnsafeBufferPointer { argv in
            envp.withUnsafeBufferPointer { envp in
              descriptors.withUnsafeBufferPointer { descriptors in
                var request = process_request()
                request.arguments = argv.baseAddress
                request.environment = envp.baseAddress
                request.descriptors = descriptors.baseAddress
                request.descriptor_count = Int32(descriptors.count)
                request.confinement.paths = places.baseAddress
                request.confinement.path_count = places.count
                request.confinement.without = confinement.sandbox.without.reduce(0) { $0 | $1.bit }
                request.confinement.is_required = confinement.sandbox.isRequired ? 1 : 0
                request.confinement.allows_network = confinement.sandbox.allowsNetwork ? 1 : 0
                request.confinement.allows_processes = confinement.allowsProcesses ? 1 : 0
                request.confinement.memory = UInt64(max(confinement.memory, 0))
                request.confinement.file_size = UInt64(max(confinement.fileSize, 0))
                return process_start(&request, &started)
              }
            }
          }
        }
      }
    }
    guard status == 0 else {
      if errno == EPERM, confinement.sandbox.isRequired { throw TargetError(.noSandbox) }
      throw TargetError.system("\(arguments.first ?? "") does not start")
    }
    self.started = started
    ProcessCleanup.add(process: started.keeper, life: started.life)
  }

  /// Ends the program and everything that it started.
  func kill() {
    var word: UInt8 = 0
    _ = write(started.life, &word, 1)
  }

  /// Whether the program has ended, or does so within some milliseconds.
  func ends(within milliseconds: Int32) -> Bool {
    var report = pollfd(fd: started.report, events: Int16(POLLIN), revents: 0)
    var ready = poll(&report, 1, milliseconds)
    while ready < 0, errno == EINTR { ready = poll(&report, 1, milliseconds) }
    return ready > 0
  }

  /// Waits until the program, and everything that it started, has ended.
  func wait() -> Child.Ending {
    var ending = process_ending()
    var started = started
    let isTold = process_wait(&started, &ending) == 0
    ProcessCleanup.remove(process: started.keeper)
    close(started.life)
    close(started.report)
    return Child.Ending(
      status: isTold ? Child.Status(ending.status) : .signalled(SIGKILL), peakMemory: Int(ending.peak) * 1024)
  }
}
