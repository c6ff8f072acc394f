import AccessibilityModel
import AuditEngine
import EarshotSession
import Testing
import VoiceOverEngine

@Suite("Findings as lines")
struct FindingLineTests {
  private static let place = AccessibilityModel.SourceLocation(file: "/Kennel/Rows/DogRow.swift", line: 12)

  private static func finding(
    _ words: String, at place: AccessibilityModel.SourceLocation? = place
  ) -> FindingLine {
    FindingLine(StopFinding(.nameless(words), element: ElementID(slot: 1), at: place))
  }

  @Test("A line begins with the file and the line of the code, named from a folder")
  func place() {
    let text = "DogRow.swift:12: Too little: only \"button\". Give it a label that says which one."
    #expect(Self.finding("button").text == text)
    AccessibilityModel.SourceLocation.$folder.withValue("/Kennel") {
      #expect(Self.finding("button").text == "Rows/" + text)
    }
    AccessibilityModel.SourceLocation.$folder.withValue("/Other") {
      #expect(Self.finding("button").text == text)
    }
    #expect(Self.finding("button", at: nil).text.hasPrefix("Too little"))
  }

  @Test("Findings of one kind at one line of the code are one line with a count")
  func groups() {
    let other = AccessibilityModel.SourceLocation(file: "/Kennel/Rows/DogRow.swift", line: 13)
    let lines = FindingLine.grouped([
      Self.finding("button"), Self.finding("link", at: other), Self.finding("image"),
      Self.finding("a", at: nil), Self.finding("b", at: nil), Self.finding("a", at: nil),
    ])
    #expect(lines.map(\.count) == [2, 1, 2, 1])
    #expect(lines[0].text.hasSuffix("says which one. (×2)"))
    #expect(lines[1].text.hasSuffix("says which one."))
  }

  @Test("A transcript tells a finding of several rows once, at the first of them")
  func transcript() async throws {
    let rows = (1...3).map { number in
      var element = AccessibilityElement(
        traits: .button, frame: Rect(x: 0, y: Double(number) * 50, width: 90, height: 44))
      element.sourceLocation = Self.place
      return AccessibilityNode(element)
    }
    let source = StaticSource(AccessibilityTree(.container(order: .given, rows)))
    let tour = try await Tour.walk(source, with: VoiceOver(.iOS)).marked()
    #expect(tour.findings.count == 3)
    let text = Transcript(name: "Dogs", tour: tour).text
    #expect(text.split(separator: "\n").filter { $0.contains("! ") }.count == 1)
    #expect(text.contains("! DogRow.swift:12: Too little: only \"Button\"."))
    #expect(text.contains("(×3)"))
    #expect(tour.findingLines.map(\.count) == [3])
  }

  @Test("A workflow of GitHub is told file, line and title, escaped as it asks for")
  func annotations() {
    #expect(
      GitHubAnnotation(Self.finding("50 %"), on: "Dogs, Light: all").text
        == "::warning file=DogRow.swift,line=12,title=stop.nameless on Dogs%2C Light%3A all::"
        + "Too little: only \"50 %25\". Give it a label that says which one.\n")
    #expect(GitHubAnnotation("a\nb\r", title: "c", level: .error).text == "::error title=c::a%0Ab%0D\n")
    let odd = AccessibilityModel.SourceLocation(file: "/A, b: c%.swift", line: 1)
    #expect(
      GitHubAnnotation("a", title: "t", at: odd).text
        == "::warning file=A%2C b%3A c%25.swift,line=1,title=t::a\n")
  }
}
