import Foundation

/// What the sandbox around the app and the compiler adds to a run, with everything and with nothing of it, in turns.
let sandboxSuite = Suite(name: "sandbox") {
  let installed = try Installed()
  defer { try? installed.remove() }
  let source = """
    import SwiftUI

    #Preview { Text("Good morning") }

    """
  try source.write(to: installed.folder.appending(path: "Greeting.swift"), atomically: true, encoding: .utf8)
  var measurements: [Measurement] = []
  for (name, arguments, runs) in [
    ("earshot hear, compiled before", ["hear", "Greeting.swift"], 41),
    ("earshot hear --no-cache", ["hear", "--no-cache", "Greeting.swift"], 21),
  ] {
    var (confined, free): ([Double], [Double]) = ([], [])
    for _ in 0..<runs {
      confined += try time(runs: 1) { _ in try installed.earshot(arguments) }
      free += try time(runs: 1) { _ in
        try installed.earshot(arguments, ["EARSHOT_SANDBOX_WITHOUT": "landlock,seccomp,namespaces"])
      }
    }
    let (inside, outside) = (median(confined.sorted()) / 1e6, median(free.sorted()) / 1e6)
    // Each run is held against the one after it, so that what else the machine does falls out.
    let difference = median(zip(confined, free).map { $0 - $1 }.sorted()) / 1e6
    measurements += [
      Measurement(name: "\(name): in the sandbox", median: inside, unit: "ms", runs: runs),
      Measurement(name: "\(name): without", median: outside, unit: "ms", runs: runs),
      Measurement(
        name: "\(name): the difference, at least 0", median: max(0, difference), unit: "ms", runs: runs,
        target: "under 10 ms"),
    ]
  }
  return measurements
}
