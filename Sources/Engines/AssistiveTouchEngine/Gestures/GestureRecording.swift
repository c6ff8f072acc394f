import AccessibilityModel

/// A gesture while a person records it.
struct GestureRecording: Hashable, Sendable {
  let name: String
  /// When the first finger came; `nil` before that.
  private(set) var start: VirtualInstant?
  private(set) var paths: [FingerPath] = []
  /// Fingers on the screen, each with the place of its path.
  private(set) var down: [Int: Int] = [:]

  init(_ name: String) { self.name = name }

  /// A finger comes to a point, or moves there.
  mutating func move(_ finger: Int, to point: Point, at instant: VirtualInstant) {
    let time = milliseconds(at: instant)
    guard let index = down[finger] else {
      down[finger] = paths.count
      paths.append(FingerPath(finger, [.init(time, point)]))
      return
    }
    paths[index].samples.append(.init(time, point))
  }

  /// A finger leaves the screen where it was last; false where it is not there.
  mutating func lift(_ finger: Int, at instant: VirtualInstant) -> Bool {
    guard let index = down.removeValue(forKey: finger), let last = paths[index].samples.last else {
      return false
    }
    let time = milliseconds(at: instant)
    if time > last.milliseconds { paths[index].samples.append(.init(time, last.point)) }
    return true
  }

  /// Where fingers are now.
  var points: [Point] { down.sorted { $0.key < $1.key }.compactMap { paths[$0.value].samples.last?.point } }

  /// The gesture, every finger lifted; `nil` where no finger came.
  mutating func finish(on screen: Size, at instant: VirtualInstant) -> RecordedGesture? {
    for finger in down.keys.sorted() { _ = lift(finger, at: instant) }
    return paths.isEmpty ? nil : RecordedGesture(name, on: screen, paths)
  }

  private mutating func milliseconds(at instant: VirtualInstant) -> Int {
    let first = start ?? instant
    start = first
    return min(Int((instant.nanoseconds - first.nanoseconds) / 1_000_000), RecordedGesture.longest)
  }
}
