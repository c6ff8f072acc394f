import Glibc
import Synchronization

/// What of the system belongs to this process, so that all of it can be given back when it is interrupted.
package enum ProcessCleanup {
  private struct Kept {
    /// Each with the descriptor that ends it; `nil` where it is ended by its group.
    var processes: [pid_t: Int32?] = [:]
    var folders: Set<String> = []
    var isGivenBack = false
  }

  private static let kept = Mutex(Kept())

  static func add(process: pid_t, life: Int32? = nil) {
    kept.withLock { $0.processes[process] = .some(life) }
  }

  /// Forgets a process that has ended; does not return where it ended because everything is given back.
  static func remove(process: pid_t) {
    let isGivenBack = kept.withLock { kept in
      kept.processes[process] = nil
      return kept.isGivenBack
    }
    while isGivenBack { pause() }
  }

  static func add(folder: String) {
    _ = kept.withLock { $0.folders.insert(folder) }
  }

  static func remove(folder: String) {
    _ = kept.withLock { $0.folders.remove(folder) }
  }

  /// Ends every process that was started and still runs, and removes every temporary folder.
  ///
  /// Whoever waits for one of the processes waits from then on; the caller is expected to leave.
  package static func giveBack() {
    let all = kept.withLock { kept in
      kept.isGivenBack = true
      return kept
    }
    for (process, life) in all.processes {
      var word: UInt8 = 0
      if let life { _ = write(life, &word, 1) } else { _ = kill(-process, SIGKILL) }
    }
    for process in all.processes.keys {
      var ending = siginfo_t()
      waitid(P_PID, id_t(process), &ending, WEXITED | WNOWAIT)
    }
    // Behind the processes, which could write into them.
    for folder in all.folders { Workspace.remove(folder) }
  }
}
