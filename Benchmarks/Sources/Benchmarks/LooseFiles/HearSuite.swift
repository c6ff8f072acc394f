import Foundation

/// How long a file takes to be heard, beside the compiler alone on the same file.
let hearSuite = Suite(name: "hear") {
  let installation = try Installation()
  let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-benchmark-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let file = folder.appending(path: "DogCell.swift")
  try dogCell.write(to: file, atomically: true, encoding: .utf8)

  let hear = Command(arguments: [installation.earshot, "hear", file.path])
  let compile = Command(
    arguments: ["swiftc", "-parse-as-library", "-wmo", "-Onone", "-emit-library", "-module-name", "Heard"]
      + installation.moduleArguments + installation.linkArguments
      + [file.path, "-o", folder.appending(path: "libHeard.so").path])
  _ = try hear.seconds()
  _ = try compile.seconds()
  var (heard, compiled, ratios): ([Double], [Double], [Double]) = ([], [], [])
  for _ in 0..<15 {
    heard.append(try hear.seconds())
    compiled.append(try compile.seconds())
    ratios.append((heard.last ?? 0) / (compiled.last ?? 1))
  }
  return [
    Measurement(
      name: "earshot hear DogCell.swift, start to last line", median: median(heard.sorted()), unit: "s",
      runs: heard.count),
    Measurement(
      name: "swiftc, compile and link the same file", median: median(compiled.sorted()), unit: "s",
      runs: compiled.count),
    Measurement(
      name: "the first by the second, in pairs", median: median(ratios.sorted()), unit: "times",
      runs: ratios.count, target: "at most 1.5"),
  ]
}

/// A cell of the kind that people write, with a preview.
private let dogCell = """
  import SwiftUI

  struct DogCell: View {
    var name = "Rex"
    var breed = "terrier"
    var facts = ["Age": "Two years", "Weight": "9 pounds", "Height": "11 inches"]

    var body: some View {
      VStack {
        HStack {
          Image(decorative: "rex").resizable()
          VStack(alignment: .leading) {
            Text(name).font(.title)
            Spacer()
            Text(breed).font(.body)
          }
          Spacer()
        }
        .padding(.horizontal)
        HStack {
          ForEach(facts.keys.sorted(), id: \\.self) { Text(facts[$0] ?? "") }
        }
        .accessibilityHidden(true)
        Divider()
      }
      .accessibilityElement(children: .combine)
      .accessibilityCustomContent("Age", facts["Age"] ?? "", importance: .high)
      .accessibilityCustomContent("Weight", facts["Weight"] ?? "")
      .accessibilityCustomContent("Height", facts["Height"] ?? "")
    }
  }

  #Preview("Rex") { DogCell() }
  """
