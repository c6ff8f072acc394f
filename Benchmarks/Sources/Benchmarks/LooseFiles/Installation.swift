import Foundation

/// The program as `make build` leaves it.
struct Installation {
  let prefix: URL

  /// Finds it beside the package that holds this file.
  ///
  /// - Throws: `BenchmarkError` where it was not built.
  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    prefix = root.appending(path: ".build/earshot-prefix")
    guard FileManager.default.fileExists(atPath: earshot) else {
      throw BenchmarkError("\(earshot) is missing. Run make build first.")
    }
  }

  /// Path of the program.
  var earshot: String { prefix.appending(path: "bin/earshot").path }

  /// What makes the compiler find the modules that app code imports.
  var moduleArguments: [String] {
    let library = prefix.appending(path: "lib/earshot").path
    return [
      "-I", "\(library)/modules", "-I", "\(library)/include",
      "-load-plugin-library", "\(library)/libPreviewMacros.so",
      "-enable-experimental-feature", "SymbolLinkageMarkers",
    ]
  }

  /// What makes the linker find them.
  var linkArguments: [String] { ["-L", prefix.appending(path: "lib/earshot").path, "-lEarshotUI"] }
}
