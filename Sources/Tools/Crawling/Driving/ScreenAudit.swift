import AccessibilityModel
import AuditEngine
import CrawlEngine
import EarshotSession

/// What is found wrong on a screen of a crawl; the one place that asks an audit.
enum ScreenAudit {
  /// Findings about single stops, in reading order.
  ///
  /// - Parameters:
  ///   - tour: What is heard on the screen.
  ///   - tree: The screen.
  /// - Returns: What is wrong, each with the number of its stop.
  static func findings(of tour: Tour, on tree: AccessibilityTree) -> [CrawlFinding] {
    tour.marked().stops.enumerated().flatMap { place, stop in
      stop.findings.map { CrawlFinding($0.code, $0.message, at: $0.location, stop: place + 1) }
    }
  }
}
