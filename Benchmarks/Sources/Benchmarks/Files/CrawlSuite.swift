import Foundation

/// A crawl of an app of 111 screens with fifty elements each, on two cores.
let crawlSuite = Suite(name: "crawl") {
  let installed = try Installed()
  defer { try? installed.remove() }
  let source = """
    import SwiftUI

    struct Level: View {
      let path: [String]
      var body: some View {
        ScrollView {
          VStack {
            ForEach(0..<40, id: \\.self) { Text("A line about \\(path.last ?? "the kennel"), number \\($0)") }
            if path.count < 2 {
              ForEach(names, id: \\.self) { name in
                NavigationLink(name) { Level(path: path + [name]) }.accessibilityIdentifier(name)
              }
            }
          }
        }
        .navigationTitle(path.isEmpty ? "Kennel" : path.joined(separator: " of "))
      }
      private let names = [
        "Ace", "Bailey", "Cleo", "Dot", "Elsa", "Finn", "Gus", "Hazel", "Ivy", "Juno",
      ]
    }

    #Preview("Kennel") { NavigationStack { Level(path: []) } }

    """
  try source.write(to: installed.folder.appending(path: "Levels.swift"), atomically: true, encoding: .utf8)
  let crawl = ["crawl", "Levels.swift", "--jobs", "2", "--format", "json"]
  _ = try installed.words(crawl + ["--max-depth", "0"])
  var (starts, crawls, checked): ([Double], [Double], [Double]) = ([], [], [])
  for _ in 0..<5 {
    starts.append(try installed.words(crawl + ["--max-depth", "0", "--no-verify"]).all)
    crawls.append(try installed.words(crawl + ["--no-verify"]).all)
    checked.append(try installed.words(crawl).all)
  }
  // The time of a start is no time of a crawl.
  let start = median(starts.sorted())
  let screens = 111.0
  let alone = (median(crawls.sorted()) - start) / 1e9
  let whole = (median(checked.sorted()) - start) / 1e9
  return [
    Measurement(
      name: "screens a second, fifty elements each, two processes", median: screens / alone, unit: "screens",
      runs: 5,
      target: "at least 50"),
    Measurement(
      name: "with each way gone again in a new process", median: screens / whole, unit: "screens", runs: 5),
  ]
}
