import Testing

@testable import AppBuilding

@Suite("What the scanner's lines mean")
struct ScanFindingsTests {
  @Test("Each kind of line ends where it belongs")
  func kinds() {
    let findings = ScanFindings(lines: [
      "preview\t0\t4\tBailey", "preview\t0\t9\t", "provider\t1\t3\tDog_Previews", "app\t0\t1\tKennelApp",
      "view\t0\t2\tHello", "missing\t1\t7\tDogCell\tdog\tDog\tisOn\tBinding<Bool>",
      "obstacle\t0\t6\tBox\tgeneric", "copy\t1\t/tmp/x/1.swift", "nonsense", "",
    ])
    typealias Finding = ScanFindings.Finding
    #expect(
      findings.previews
        == [Finding(name: "Bailey", file: 0, line: 4), Finding(name: "", file: 0, line: 9)])
    #expect(findings.providers == [Finding(name: "Dog_Previews", file: 1, line: 3)])
    #expect(findings.apps == [Finding(name: "KennelApp", file: 0, line: 1)])
    #expect(findings.views == [Finding(name: "Hello", file: 0, line: 2)])
    #expect(findings.blockedViews.map(\.view) == [Finding(name: "Box", file: 0, line: 6)])
    #expect(findings.blockedViews.map(\.complaint) == ["Box is generic"])
    #expect(findings.copies == [1: "/tmp/x/1.swift"])
    #expect(
      findings.viewsWithParameters.map(\.arguments) == [
        [.init(label: "dog", type: "Dog"), .init(label: "isOn", type: "Binding<Bool>")]
      ])
    #expect(findings.showsSomething)
  }

  @Test("A view that needs something is nothing to show")
  func needy() {
    #expect(!ScanFindings(lines: ["missing\t0\t1\tA\tdog\tDog", "obstacle\t0\t1\tB\tlocal"]).showsSomething)
  }
}
