import Foundation

/// Keeps what apps set on objects that are no responders, as long as they live.
@MainActor
final class SideTable {
  private struct Entry {
    weak var object: NSObject?
    let box: AccessibilityProperties.Box
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepCount = 64

  /// The table of all objects; an object belongs to one app whoever else runs.
  static let shared = SideTable()

  /// What was set on an object, if anything.
  func box(of object: NSObject) -> AccessibilityProperties.Box? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
    return entry.box
  }

  /// What was set on an object; empty at first.
  ///
  /// - Complexity: O(1), amortised.
  func makeBox(of object: NSObject) -> AccessibilityProperties.Box {
    if let box = box(of: object) { return box }
    if entries.count >= sweepCount {
      entries = entries.filter { $0.value.object != nil }
      sweepCount = max(64, entries.count * 2)
    }
    let box = AccessibilityProperties.Box()
    entries[ObjectIdentifier(object)] = Entry(object: object, box: box)
    return box
  }
}
