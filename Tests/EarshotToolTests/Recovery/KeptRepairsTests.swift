import Testing

@testable import AppBuilding

@Suite("Repairs that are kept from run to run")
struct KeptRepairsTests {
  private static func file(_ digest: String, _ unit: String, _ name: String, _ words: String)
    -> KeptRepairs.File
  {
    KeptRepairs.File(
      digest: digest, text: "", repairs: [Repair(file: "A", line: 1, unit: unit, name: name, words: words)])
  }

  private let kept = KeptRepairs.Module(
    files: [
      "A": file("1", "value", "", "cannot find 'Glow' in scope"),
      "B": file("2", "member", "total", "cannot find 'x' in scope"),
      "C": file("3", "text", "", "value of type 'B' has no member 'total'"),
    ], names: ["B", "total"])

  @Test("They hold while the text is the same that was repaired")
  func same() {
    #expect(Set(kept.holding(["A": "1", "B": "2", "C": "3"], ["B", "total"]).keys) == ["A", "B", "C"])
    #expect(Set(kept.holding(["A": "9", "B": "2", "C": "3"], ["B", "total"]).keys) == ["B", "C"])
  }

  @Test("A repair goes where the app declares by now what was missing")
  func declared() {
    #expect(Set(kept.holding(["A": "1", "B": "2", "C": "3"], ["B", "total", "Glow"]).keys) == ["B", "C"])
  }

  @Test("A repair goes where the file was saved that had lost what was missing")
  func back() {
    #expect(Set(kept.holding(["A": "1", "B": "8", "C": "3"], ["B", "total"]).keys) == ["A"])
  }

  @Test("What is kept is read again, and a file that is cut off keeps nothing")
  func files() throws {
    let folder = try TemporaryFolder()
    var repairs = KeptRepairs(in: folder.path)
    #expect(repairs.modules.isEmpty)
    repairs["M"] = kept
    repairs.write(in: folder.path)
    #expect(KeptRepairs(in: folder.path) == repairs)
    try folder.write("{\"modu", to: "repairs.json")
    #expect(KeptRepairs(in: folder.path).modules.isEmpty)
  }
}
