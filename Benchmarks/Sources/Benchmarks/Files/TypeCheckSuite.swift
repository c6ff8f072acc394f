import Foundation

/// How long the compiler takes over a long body, with every overload of every modifier in sight.
let typeCheckSuite = Suite(name: "type-check") {
  let installed = try Installed()
  defer { try? installed.remove() }
  let children = (0..<100).map { number in
    """
        Text("Row \(number)")
          .padding(.horizontal)
          .foregroundColor(.red)
          .font(.body)
          .accessibilityCustomContent("Number", "\(number)")
          .accessibilityHidden(false)

    """
  }
  let source = """
    import SwiftUI
    struct Long: View {
      var body: some View {
        VStack {
    \(children.joined())
        }
      }
    }

    """
  try source.write(to: installed.folder.appending(path: "Long.swift"), atomically: true, encoding: .utf8)
  let times = try time(runs: 5) { _ in try installed.swiftc(["-typecheck", "Long.swift"]) }
  let ordinary = OrdinaryFile(lines: 2_000).text
  try ordinary.write(
    to: installed.folder.appending(path: "Ordinary.swift"), atomically: true, encoding: .utf8)
  try BareModule.text.write(
    to: installed.folder.appending(path: "Bare.swift"), atomically: true, encoding: .utf8)
  try installed.bareSwiftc([
    "-emit-module", "-module-name", "SwiftUI", "Bare.swift", "-o", "SwiftUI.swiftmodule",
  ])
  let whole = try time(runs: 3) { _ in try installed.swiftc(["-typecheck", "Ordinary.swift"]) }
  let bare = try time(runs: 3) { _ in try installed.bareSwiftc(["-typecheck", "-I", ".", "Ordinary.swift"]) }
  return [
    Measurement(
      name: "2,000 lines of ordinary SwiftUI", median: median(whole) / 1e9, unit: "s", runs: 3,
      target: "under 15"),
    Measurement(
      name: "the same against a module with their names alone", median: median(bare) / 1e9, unit: "s", runs: 3
    ),
    Measurement(
      name: "A body of 100 children with five modifiers each", median: median(times) / 1e9, unit: "s",
      runs: 5,
      target: "under 5"),
  ]
}
