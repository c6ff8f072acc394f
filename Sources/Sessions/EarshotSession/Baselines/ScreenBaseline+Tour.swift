import AccessibilityModel

extension ScreenBaseline.Screen {
  /// What is heard on a tour, with what waits, and what is found.
  ///
  /// - Parameters:
  ///   - name: What the screen is called.
  ///   - tour: What was heard there.
  public init(name: String, tour: Tour) {
    var lines: [String] = []
    for stop in tour.stops {
      lines.append(stop.utterance.isEmpty ? "(nothing is spoken)" : stop.utterance.text)
      lines += stop.sounds.map(\.mark)
      lines += stop.asides.filter { !$0.isEmpty }.map { "then: \($0.text)" }
      for waiting in [stop.moreContent, stop.actions] where !waiting.entries.isEmpty {
        lines += waiting.entries.map { "\(waiting.heading.text): \($0.text)" }
      }
      lines += stop.findings.map { "! \($0.message)" }
    }
    lines += tour.diagnostics.map { "! \($0.message)" }
    self.init(name: name, lines: lines)
  }

  /// What cannot be read or hit in a picture, by what it is and not by where it lies.
  ///
  /// - Parameters:
  ///   - name: What the screen is called.
  ///   - findings: What was found.
  public init(name: String, findings: [PictureFinding]) {
    let lines = findings.map { finding in
      let what = finding.words.isEmpty ? finding.subject : "\"\(finding.words)\" (\(finding.subject))"
      let sizes = finding.textSizes.isEmpty ? "" : " at \(finding.textSizes.joined(separator: ", "))"
      return "! \(finding.kind.rawValue): \(what)\(sizes)"
    }
    self.init(name: name, lines: lines)
  }
}
