import AccessibilityModel
import EarshotSession
import TreeFormat

/// What was found in a picture, as lines.
struct PictureReport {
  private let picture: Picture
  private let name: String

  /// Makes a report of the picture of a screen.
  init(_ picture: Picture, of name: String) {
    self.picture = picture
    self.name = name
  }

  /// A head, the findings of each kind together, and how many there are.
  var text: String {
    let findings = picture.findings
    guard !findings.isEmpty else { return "\(VisibleText.line(name)): everything can be read and hit.\n" }
    var lines = ["\(name):", ""]
    for kind in PictureFinding.Kind.allCases {
      let found = findings.filter { $0.kind == kind }.map { FindingLine($0) }
      lines += FindingLine.grouped(found).flatMap { $0.lines.map { "  \($0)" } }
    }
    lines += ["", findings.count == 1 ? "1 finding." : "\(findings.count) findings."]
    return VisibleText.joined(lines)
  }
}
