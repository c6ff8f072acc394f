import Foundation

/// How long the compiler takes to type-check a large body, with every overload of ours in sight.
let typeCheckSuite = Suite(name: "type-checking") {
  let installation = try Installation()
  let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-benchmark-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "Body.swift")
  try body(children: 100).write(to: file, atomically: true, encoding: .utf8)

  let check = Command(
    arguments: ["swiftc", "-typecheck", "-parse-as-library"] + installation.moduleArguments + [file.path])
  _ = try check.seconds()
  let seconds = try (0..<7).map { _ in try check.seconds() }
  return [
    Measurement(
      name: "a body with 100 children of five modifiers each", median: median(seconds.sorted()), unit: "s",
      runs: seconds.count, target: "under 5 s")
  ]
}

/// A view whose body has so many children, each with five modifiers of different kinds.
private func body(children: Int) -> String {
  let modifiers = [
    ".padding()", ".font(.title)", ".foregroundColor(.red)", ".accessibilityLabel(\"Name\")",
    ".frame(width: 100, height: 20)", ".accessibilityHidden(false)", ".padding(.horizontal, 4)",
    ".accessibilityCustomContent(\"Age\", \"Two years\", importance: .high)", ".opacity(0.5)",
    ".background(Color.blue)", ".accessibilityAddTraits(.isButton)", ".accessibilityHint(\"Opens\")",
  ]
  let lines = (0..<children).map { child in
    let own = (0..<5).map { modifiers[(child * 3 + $0 * 5) % modifiers.count] }
    return "      Text(\"Row \(child)\")\(own.joined())"
  }
  return """
    import SwiftUI

    struct Large: View {
      var body: some View {
        VStack {
    \(lines.joined(separator: "\n"))
        }
      }
    }
    """
}
