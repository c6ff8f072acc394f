import Foundation

/// An app of a hundred files, of which a fifth use names that no module declares: heard for the first time, against a
/// clean build of the same files without those names; and once more, with the repairs that were kept.
let recoverySuite = Suite(name: "recovery") {
  let installed = try Installed()
  defer { try? installed.remove() }
  let names = (0..<100).map { "App/Screen\($0).swift" }
  try FileManager.default.createDirectory(
    at: installed.folder.appending(path: "App"), withIntermediateDirectories: true)
  func save(faulty: Bool, title: String = "Kennel") throws {
    let faults = AppScreen.Fault.allCases
    for number in names.indices {
      let fault = faulty && number % 5 == 0 ? faults[number / 5 % faults.count] : nil
      try AppScreen(number: number, title: title, fault: fault).text.write(
        to: installed.folder.appending(path: names[number]), atomically: true, encoding: .utf8)
    }
  }
  var (clean, first, second): ([Double], [Double], [Double]) = ([], [], [])
  for run in 0..<3 {
    try save(faulty: false)
    clean += try time(runs: 1) { _ in try installed.build(names) }
    try save(faulty: true)
    try installed.forget()
    first.append(try installed.words(["hear", "App"]).first)
    // Every file is another one, and each fault where it was: one compilation, without a repair looked for anew.
    try save(faulty: true, title: "Kennel \(run)")
    second.append(try installed.words(["hear", "App"]).first)
  }
  func middle(_ times: [Double]) -> Double { median(times.sorted()) }
  return [
    Measurement(name: "swiftc: a clean build without them", median: middle(clean) / 1e9, unit: "s", runs: 3),
    Measurement(
      name: "20 faults, for the first time: to the first words", median: middle(first) / 1e9, unit: "s",
      runs: 3),
    Measurement(
      name: "the second in terms of the first", median: middle(first) / middle(clean), unit: "times", runs: 3,
      target: "at most 3"),
    Measurement(
      name: "every file changed, the faults the same: to the first words", median: middle(second) / 1e9,
      unit: "s", runs: 3),
  ]
}
