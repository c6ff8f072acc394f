import AppBuilding
import EarshotSession
import Foundation
import Glibc

/// Hears a target again whenever it is saved, and tells what is otherwise than before.
struct Watch {
  private let paths: [String]

  /// Makes a watch.
  ///
  /// - Parameter paths: What is heard.
  init(_ paths: [String]) {
    self.paths = paths
  }

  /// Goes on until a signal ends it, which is no failure.
  ///
  /// - Parameters:
  ///   - first: What was heard before; `nil` where it does not compile yet.
  ///   - hear: Hears the target without a word of its own.
  /// - Throws: `FileWatch.Failure`, and what keeps a person from hearing anything.
  func run(after first: ScreenBaseline?, hear: () async throws -> ScreenBaseline) async throws -> Never {
    Interruption.answer {
      Output.progress(nil)
      ProcessCleanup.giveBack()
      _exit(0)
    }
    var watch = try FileWatch(paths)
    var last = first
    Output.error("earshot: Watching \(paths.joined(separator: ", ")). Control-C ends it.")
    while true {
      try watch.wait()
      do {
        let heard = try await hear()
        Output.result(Self.changes(from: last, to: heard))
        last = heard
      } catch let error as TargetError {
        Output.error("earshot: \(error)")
        Output.error("earshot: What was heard before is kept, and compared with what is saved next.")
      }
    }
  }

  /// What is otherwise, in the form of kept screens.
  static func changes(from old: ScreenBaseline?, to new: ScreenBaseline) -> String {
    let old = old ?? ScreenBaseline([])
    var texts = old.changes(to: new)
    for name in old.names(newIn: new) {
      let lines = new.screens.first { $0.name == name }?.lines ?? []
      texts.append((["New: \(name)"] + lines.map { "  + \($0)" }).joined(separator: "\n"))
    }
    guard !texts.isEmpty else { return "\nNothing is heard otherwise.\n" }
    return texts.map { "\n\($0)\n" }.joined()
  }
}
