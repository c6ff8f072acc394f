import Foundation

/// A library in C that Apple's systems give apps as a module, and this system has where it was installed.
///
/// The installation brings a module map that names the system's header.
struct SystemModule: Hashable, Sendable {
  /// The name of the module.
  let name: String
  /// Where its header is.
  let header: String
  /// The package of the system that brings the header and the library.
  let package: String

  /// All of them.
  static let all = [
    SystemModule(name: "SQLite3", header: "/usr/include/sqlite3.h", package: "libsqlite3-dev")
  ]

  /// Whether the system has it.
  var isHere: Bool { FileManager.default.fileExists(atPath: header) }

  /// A line for each that is imported and not here.
  ///
  /// - Parameter absent: The imports that find nothing.
  /// - Returns: What to install.
  static func problems(with absent: [ScanFindings.Finding]) -> [String] {
    all.filter { module in absent.contains { $0.name == module.name } && !module.isHere }.map { module in
      "\(module.name) is not here: \(module.header) is missing. Install it: apt-get install \(module.package)."
    }
  }
}
