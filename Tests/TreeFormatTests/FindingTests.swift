import AccessibilityModel
import Testing
import TreeFormat

@Suite("Findings of pictures")
struct FindingTests {
  @Test("L8: Findings come back from their document as they were")
  func document() throws {
    let document = EncodedFindingsV1(Samples.findings, of: "Kennel")
    #expect(try EncodedFindingsV1(document.text).findings() == Samples.findings)
    #expect(try EncodedFindingsV1(document.text).text == document.text)
  }

  @Test("A document of another format is refused")
  func otherFormat() {
    let error = #expect(throws: FormatError.self) {
      try EncodedFindingsV1(#"{"format": "earshot.tree", "version": 1}"#)
    }
    #expect(error?.code == .unknownFormat)
  }

  @Test("A document that lacks what a finding is about says where")
  func missingKey() throws {
    let document = try EncodedFindingsV1(
      #"{"format": "earshot.findings", "version": 1, "findings": [{"kind": "clipped"}]}"#)
    let error = #expect(throws: FormatError.self) { try document.findings() }
    #expect(error?.place == "findings.[0].subject" || error?.place == "findings[0].subject")
  }

  @Test("L8: Each kind of finding is one line that says what, where and what to do")
  func lines() {
    let lines = Samples.findings.map(\.description)
    #expect(
      lines.first
        == "\"Favorites\" (UILabel) at 16,41 120×20 is cut short by an ellipsis at large and accessibility5. "
        + "Give it more lines.")
    #expect(lines[2].contains("stands out 2.9 to 1 where 4.5 is needed"))
    #expect(
      lines.last == "Toggle at 0,0 0×0 is a target smaller than 0 by 0 points. Let it be hit further out.")
    #expect(Set(lines).count == lines.count)
    #expect(lines.allSatisfy { $0.hasSuffix(".") && !$0.contains("\n") })
  }

  @Test("Several text sizes in a row are told by the first and the last")
  func textSizes() {
    var finding = Samples.findings[1]
    finding.textSizes = ["large", "xLarge", "xxLarge"]
    #expect(finding.description.contains("is cut off at large to xxLarge."))
  }
}
