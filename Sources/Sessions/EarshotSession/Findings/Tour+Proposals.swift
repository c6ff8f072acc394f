import AccessibilityModel
import AuditEngine

extension Tour {
  /// The tour with proposals in the words of the app's own code: `dog.name`, and not the name of one dog.
  ///
  /// - Parameter source: Reads a file; `nil` where there is none.
  /// - Returns: The tour with other code in its proposals.
  /// - Complexity: O(length of the files × proposals).
  public func proposing(in source: (String) -> String?) -> Tour {
    var made: [SourceLocation: Int] = [:]
    for stop in stops { if let place = stop.element.sourceLocation { made[place, default: 0] += 1 } }
    var result = self
    for index in stops.indices {
      let element = stops[index].element
      for (number, finding) in stops[index].findings.enumerated() {
        guard let proposal = finding.proposal else { continue }
        let place = element.sourceLocation
        let texts = place.flatMap { place in
          source(place.file).map { ViewTexts(of: $0, around: place.line).texts }
        }
        let isOfRow = element.rowIndex != nil || place.flatMap { made[$0] } ?? 1 > 1
        result.stops[index].findings[number].proposal = proposal.written(with: texts ?? [], isOfRow: isOfRow)
      }
    }
    return result
  }
}
