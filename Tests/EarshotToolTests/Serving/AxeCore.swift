import Foundation

/// axe-core, which looks for barriers in pages; PyPI has it in the package `axe-playwright-python`.
enum AxeCore {
  /// Its text; `nil` where it is not installed.
  static let script: String? = {
    guard let python = Toolbox.find("python3") else { return nil }
    let process = Process()
    process.executableURL = URL(filePath: python)
    process.arguments = [
      "-c",
      "import importlib.util as u; print(u.find_spec('axe_playwright_python').submodule_search_locations[0])",
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil, let told = try? pipe.fileHandleForReading.readToEnd() else {
      return nil
    }
    process.waitUntilExit()
    let folder = String(decoding: told, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return try? String(contentsOfFile: "\(folder)/axe.min.js", encoding: .utf8)
  }()

  /// The barriers of the page as it is now, a line for each element; empty where there is none.
  static func barriers(in browser: Browser) async throws -> String {
    if try await browser.run("return typeof axe") == "undefined" {
      try await browser.run(script ?? "throw 'no axe-core'")
    }
    return try await browser.run(
      """
      const found = await axe.run(document, { resultTypes: ["violations"] });
      if (found.passes.length < 10) return "axe-core looked at next to nothing";
      return found.violations.flatMap(rule => rule.nodes.map(node => `${rule.id}: ${node.html}`)).join("\\n");
      """)
  }
}
