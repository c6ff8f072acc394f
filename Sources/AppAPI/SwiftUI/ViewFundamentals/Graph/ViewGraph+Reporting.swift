import AccessibilityModel
import AppHost

extension ViewGraph {
  /// Reports a change of state that happens while a body is evaluated.
  static func reportChangeInBody() {
    guard let graph = active, let node = graph.current else { return }
    graph.report(
      "The body of \(node.viewName) changes state while it is evaluated. "
        + "Change state in an action, in onAppear or in onChange instead.", about: node.viewName)
  }

  /// Tells the session of something wrong in a view.
  ///
  /// - Parameters:
  ///   - message: What is wrong and what to do about it.
  ///   - name: The view that it is about; its line is told where the file that shows it declares it.
  func report(_ message: String, about name: String) {
    RunningApp.current.report(Diagnostic(message, at: declaration(of: name)))
  }

  /// Where the file that shows the screen declares a type of a name.
  ///
  /// - Complexity: O(length of the file); asked for where something is wrong alone.
  private func declaration(of name: String) -> SourceLocation? {
    guard let sourceFile, let text = try? String(contentsOfFile: sourceFile, encoding: .utf8) else {
      return nil
    }
    let plain = name.prefix { $0 != "<" }.split(separator: ".").last ?? ""
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "/" }
      guard let place = words.firstIndex(where: { ["struct", "class", "enum"].contains($0) }),
        words.indices.contains(place + 1), words[place + 1] == plain, words.first?.hasPrefix("//") == false
      else { continue }
      return SourceLocation(file: sourceFile, line: index + 1)
    }
    return nil
  }
}

/// A place in the app's code, kept as the compiler gave it until somebody asks.
struct CodePlace {
  let file: StaticString
  let line: UInt

  init(_ file: StaticString, _ line: UInt) {
    self.file = file
    self.line = line
  }

  /// The place where it is in the app's code; `nil` for what the system's modules do.
  var location: SourceLocation? { _ViewSourceLocation(file: "\(file)", line: Int(line)).appLocation }
}
