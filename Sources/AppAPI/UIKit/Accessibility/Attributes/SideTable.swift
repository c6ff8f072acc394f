import Foundation

/// Keeps what apps set on objects that are no responders, as long as they live.
@MainActor
final class SideTable {
  private struct Entry {
    weak var object: NSObject?
    let properties: AccessibilityProperties
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// The table of all objects; an object belongs to one app whoever else runs.
  static let shared = SideTable()

  /// What was set on an object, if anything.
  func properties(of object: NSObject) -> AccessibilityProperties? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.properties
  }

  /// What was set on an object; empty at first.
  ///
  /// - Complexity: O(1), amortised.
  func makeProperties(of object: NSObject) -> AccessibilityProperties {
    if let properties = properties(of: object) { return properties }
    if entries.count >= sweepCount {
      entries = entries.filter { $0.value.object != nil }
      sweepCount = max(64, entries.count * 2)
    }
    let properties = AccessibilityProperties()
    entries[ObjectIdentifier(object)] = Entry(object: object, properties: properties)
    return properties
  }
}
