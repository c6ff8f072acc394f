import CProcess

/// How programs that run or compile a stranger's code are kept from everything else.
///
/// `Documentation/Decisions/sandbox.md` tells what it consists of, and `Documentation/Security.md` what it promises.
package struct Sandbox: Hashable, Sendable {
  /// What the kernel offers for it.
  package enum Mechanism: String, Hashable, Sendable, CaseIterable {
    /// Rules for paths, which hold for a process and its children.
    case landlock
    /// A filter of system calls.
    case seccomp
    /// Processes, mounts and a network of its own.
    case namespaces

    /// The mechanism's bit among those of the C functions.
    var bit: UInt32 {
      switch self {
      case .landlock: PROCESS_LANDLOCK.rawValue
      case .seccomp: PROCESS_SECCOMP.rawValue
      case .namespaces: PROCESS_NAMESPACES.rawValue
      }
    }
  }

  /// Whether nothing is run where the kernel cannot confine it.
  package var isRequired: Bool
  /// Whether the app may reach the network.
  package var allowsNetwork: Bool
  /// What is left alone although the kernel has it.
  package var without: Set<Mechanism>

  /// Makes a sandbox of all that the kernel offers.
  package init(isRequired: Bool = false, allowsNetwork: Bool = false, without: Set<Mechanism> = []) {
    self.isRequired = isRequired
    self.allowsNetwork = allowsNetwork
    self.without = without
  }

  /// The variable that names mechanisms to leave alone, for trying out what weaker kernels do.
  package static let variable = "EARSHOT_SANDBOX_WITHOUT"

  /// The mechanisms that a list names, with commas between them.
  package static func mechanisms(in list: String) -> Set<Mechanism> {
    Set(list.split(separator: ",").compactMap { Mechanism(rawValue: $0.trimmingPrefix(" ").lowercased()) })
  }

  /// What is not kept from an app, in words.
  ///
  /// - Parameter mechanisms: The bits of the mechanisms that hold.
  /// - Returns: A line; `nil` where everything is kept from it.
  static func shortcoming(of mechanisms: UInt32) -> String? {
    let holdsFiles = mechanisms & (PROCESS_LANDLOCK.rawValue | PROCESS_ROOT.rawValue) != 0
    let holdsOthers = mechanisms & (PROCESS_SECCOMP.rawValue | PROCESS_NAMESPACES.rawValue) != 0
    guard !holdsFiles || !holdsOthers else { return nil }
    let lacking = [
      holdsFiles ? nil : "the app reads and writes the files that you can",
      holdsOthers ? nil : "it reaches the network and your processes",
    ].compactMap { $0 }
    return "This kernel offers less than a whole sandbox: \(lacking.joined(separator: ", and ")). "
      + "--require-sandbox makes this an error."
  }
}

/// What one program may use of the machine.
package struct Confinement: Hashable, Sendable {
  /// How it is kept from the rest.
  let sandbox: Sandbox
  /// The paths that it may use.
  var paths: SandboxPaths
  /// Whether it may start others.
  var allowsProcesses = false
  /// Bytes of data that it may hold; 0 where there is no limit.
  var memory = 0
  /// Bytes that a file may have that it writes; 0 where there is no limit.
  var fileSize = 0
}
