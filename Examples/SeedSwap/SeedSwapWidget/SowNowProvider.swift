import Foundation
import SeedKit
import WidgetKit

/// What is sown in the month of a date.
struct SowNowEntry: TimelineEntry {
  let date: Date

  /// The plants that are sown then.
  var plants: [Plant] { Plant.sown(on: date) }
}

/// Gives an entry for this month, and is asked again when the next one begins.
struct SowNowProvider: TimelineProvider {
  func placeholder(in context: Context) -> SowNowEntry {
    SowNowEntry(date: .now)
  }

  func getSnapshot(in context: Context, completion: @escaping (SowNowEntry) -> Void) {
    completion(SowNowEntry(date: .now))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<SowNowEntry>) -> Void) {
    let next = Calendar.current.dateInterval(of: .month, for: .now)?.end ?? .distantFuture
    completion(Timeline(entries: [SowNowEntry(date: .now)], policy: .after(next)))
  }
}
