import AccessibilityModel
import AuditEngine

extension Transcript {
  /// How stops that say too much could say it in portions, as code for SwiftUI and for UIKit.
  ///
  /// - Returns: Lines, the last one empty; nothing where nothing is proposed.
  static func proposals(for transcripts: [Transcript]) -> [String] {
    transcripts.flatMap { transcript in
      var known: Set<SourceLocation> = []
      return transcript.tour.stops.enumerated().flatMap { index, stop in
        stop.findings.flatMap { finding -> [String] in
          guard let proposal = finding.proposal else { return [] }
          // What one line of code makes is changed there, once for all rows.
          if let place = finding.location, !known.insert(place).inserted { return [] }
          return transcript.lines(proposing: proposal, at: index + 1, inPlaceOf: stop.seconds)
        }
      }
    }
  }

  private func lines(
    proposing proposal: ContentProposal, at number: Int, inPlaceOf seconds: Double
  ) -> [String] {
    let heading =
      "\(title) \(number) in \(Self.seconds(proposal.seconds)) in place of \(Self.seconds(seconds)):"
    let promise = Self.line(proposal.promise.text).wrapped(to: Self.width - 2).map { "  " + $0 }
    return [heading, ""] + promise + [""]
      + Self.block("SwiftUI, behind the view:", proposal.swiftUI)
      + Self.block("UIKit, in a class that adopts AXCustomContentProvider:", proposal.uiKit)
  }

  private static func block(_ heading: String, _ code: String) -> [String] {
    ["  " + heading] + code.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 } + [
      ""
    ]
  }
}
