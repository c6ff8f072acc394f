import AccessibilityModel
import AuditEngine
import TreeFormat

extension Transcript {
  /// Transcripts as a versioned JSON document.
  ///
  /// The form is described in `Documentation/Formats/transcript-json.md`.
  public static func json(of transcripts: [Transcript]) -> String {
    EncodedTranscriptV1(transcripts.map(\.encoded)).text
  }

  private var encoded: EncodedTranscriptV1.Screen {
    EncodedTranscriptV1.Screen(
      name: name, dialect: tour.dialect.platform.rawValue, stops: tour.stops.map(\.encoded),
      end: tour.end.encoded, rowsLeft: tour.rowsLeft.map(\.encoded), arrival: tour.arrival?.encoded,
      opening: tour.opening?.encoded, rules: tour.orderingRules, diagnostics: tour.diagnostics)
  }
}

extension Tour.RowsLeft {
  fileprivate var encoded: EncodedTranscriptV1.Screen.RowsLeft {
    EncodedTranscriptV1.Screen.RowsLeft(afterStop: afterStop, container: container, count: count)
  }
}

extension Arrival {
  fileprivate var encoded: EncodedTranscriptV1.Screen.Arrival {
    EncodedTranscriptV1.Screen.Arrival(after: after / .seconds(1), before: before)
  }
}

extension Opening {
  fileprivate var encoded: EncodedTranscriptV1.Screen.Opening {
    EncodedTranscriptV1.Screen.Opening(heard: heard, lost: lost, stop: stop)
  }
}

extension Tour.End {
  fileprivate var encoded: EncodedTranscriptV1.Screen.End {
    switch self {
    case .boundary: .boundary
    case .limit: .limit
    case .circle(let id): .circle(id)
    }
  }
}

extension Tour.Stop {
  fileprivate var encoded: EncodedTranscriptV1.Stop {
    EncodedTranscriptV1.Stop(
      element: element, utterance: utterance, seconds: seconds, sounds: sounds, asides: asides,
      moreContent: moreContent.encoded, actions: actions.encoded, findings: findings.map(\.encoded),
      braille: braille)
  }
}

extension StopFinding {
  fileprivate var encoded: EncodedTranscriptV1.Stop.Finding {
    EncodedTranscriptV1.Stop.Finding(
      code: code, message: message, location: location, promise: proposal?.promise.text,
      swiftUI: proposal?.swiftUI,
      uiKit: proposal?.uiKit)
  }
}

extension Tour.Stop.Waiting {
  fileprivate var encoded: EncodedTranscriptV1.Stop.Waiting? {
    entries.isEmpty ? nil : EncodedTranscriptV1.Stop.Waiting(heading: heading, entries: entries)
  }
}
