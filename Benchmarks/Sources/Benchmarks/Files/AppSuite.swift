import Foundation

/// An app of a hundred files with a preview each: heard for the first time, again, and after a file was saved.
let appSuite = Suite(name: "app") {
  let installed = try Installed()
  defer { try? installed.remove() }
  let names = (0..<100).map { "App/Screen\($0).swift" }
  try FileManager.default.createDirectory(
    at: installed.folder.appending(path: "App"), withIntermediateDirectories: true)
  func save(_ number: Int, title: String) throws {
    try AppScreen(number: number, title: title).text.write(
      to: installed.folder.appending(path: names[number]), atomically: true, encoding: .utf8)
  }
  for number in names.indices { try save(number, title: "Kennel") }
  var (clean, first, known, each, saved, alone): ([Double], [Double], [Double], [Double], [Double], [Double])
  (clean, first, known, each, saved, alone) = ([], [], [], [], [], [])
  for run in 0..<3 {
    clean += try time(runs: 1) { _ in try installed.build(names) }
    try installed.forget()
    first.append(try installed.words(["hear", "App"]).all)
    for _ in 0..<3 {
      let words = try installed.words(["hear", "App"])
      known.append(words.first)
      each.append((words.all - words.first) / Double(names.count - 1))
    }
    try save(50, title: "Kennel \(run)")
    saved.append(try installed.words(["hear", "App"]).first)
    let others = names.filter { $0 != names[50] }
    alone += try time(runs: 1) { _ in
      try installed.frontend(
        ["-c", "-primary-file", names[50]] + others + ["-module-name", "App", "-o", "50.o"])
    }
  }
  func middle(_ times: [Double]) -> Double { median(times.sorted()) }
  return [
    Measurement(name: "swiftc: a clean build", median: middle(clean) / 1e9, unit: "s", runs: 3),
    Measurement(name: "earshot hear, for the first time", median: middle(first) / 1e9, unit: "s", runs: 3),
    Measurement(
      name: "the second in terms of the first", median: middle(first) / middle(clean), unit: "times", runs: 3,
      target: "at most 1.5"),
    Measurement(
      name: "nothing changed: to the first words", median: middle(known) / 1e6, unit: "ms", runs: 9,
      target: "under 1000"),
    Measurement(name: "a preview more", median: middle(each) / 1e6, unit: "ms", runs: 9, target: "under 60"),
    Measurement(name: "one file compiled alone", median: middle(alone) / 1e9, unit: "s", runs: 3),
    Measurement(name: "that file saved: to the first words", median: middle(saved) / 1e9, unit: "s", runs: 3),
    Measurement(
      name: "the latter in terms of the former", median: middle(saved) / middle(alone), unit: "times",
      runs: 3,
      target: "at most 3"),
  ]
}
