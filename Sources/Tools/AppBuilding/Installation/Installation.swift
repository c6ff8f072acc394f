import Foundation
import Glibc

/// Where the parts of the program are, found from the place of its executable.
package struct Installation: Hashable, Sendable {
  /// The folder that holds `bin`, `lib`, `libexec` and `share`.
  package let prefix: String

  /// Takes the parts to be under a prefix.
  ///
  /// - Throws: `TargetError` with code `incompleteInstallation` where one of them is missing.
  package init(prefix: String) throws(TargetError) {
    self.prefix = prefix
    let parts = [library, plugin, compilerRecord, host, syntaxScan, modules]
    for path in parts where access(path, R_OK) != 0 {
      throw TargetError(.incompleteInstallation, path)
    }
  }

  /// The installation that the running executable belongs to.
  ///
  /// - Throws: `TargetError` with code `incompleteInstallation` where a part is missing.
  package static func current() throws(TargetError) -> Installation {
    let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return try Installation(prefix: executable.deletingLastPathComponent().deletingLastPathComponent().path)
  }

  /// The dynamic library that holds every app module.
  package var library: String { "\(libraryFolder)/libEarshotUI.so" }
  /// The folder of the dynamic library.
  package var libraryFolder: String { "\(prefix)/lib/earshot" }
  /// The compiled interfaces of the app modules.
  package var modules: String { "\(libraryFolder)/modules" }
  /// The compiler's plugin that expands previews.
  package var plugin: String { "\(libraryFolder)/libPreviewMacros.so" }
  /// What `swiftc -version` said when all this was built.
  package var compilerRecord: String { "\(libraryFolder)/COMPILER" }
  /// The program that opens a compiled file and shows it.
  package var host: String { "\(prefix)/libexec/earshot/host" }
  /// The program that reads Swift files without compiling them.
  package var syntaxScan: String { "\(prefix)/libexec/earshot/syntax-scan" }
  /// The program that turns words into sound, and plays it.
  package var speech: String { "\(prefix)/libexec/earshot/earshot-speech" }
  /// The files of the page that shows a device in a browser.
  package var page: String { "\(prefix)/share/earshot/Page" }
  /// The examples, with the catalog of their names.
  package var examples: String { "\(prefix)/share/earshot/Examples" }
  /// The conformance kit: its table and its app.
  package var conformance: String { "\(prefix)/share/earshot/Conformance" }

  /// The module maps of the C targets that the app modules name.
  package var moduleMaps: [String] {
    let folder = "\(libraryFolder)/include"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().map { "\(folder)/\($0)/module.modulemap" }
      .filter { FileManager.default.fileExists(atPath: $0) }
  }
}
