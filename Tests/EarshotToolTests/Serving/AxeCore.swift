import Foundation

/// axe-core, which looks for barriers in pages; PyPI has it in the package `axe-playwright-python`.
enum AxeCore {
  /// Its text; `nil` where `Scripts/setup --for-tests` could not bring it.
  static let script = try? String(
    contentsOfFile: "\(DevelopmentPrefix.buildFolder)/axe-core/axe_playwright_python/axe.min.js",
    encoding: .utf8)

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
