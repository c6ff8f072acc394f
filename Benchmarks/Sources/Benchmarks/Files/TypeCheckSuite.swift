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
  return [
    Measurement(
      name: "A body of 100 children with five modifiers each", median: median(times) / 1e9, unit: "s",
      runs: 5,
      target: "under 5")
  ]
}
