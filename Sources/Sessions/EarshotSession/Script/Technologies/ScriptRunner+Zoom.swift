import AccessibilityModel
import ZoomEngine

extension ScriptRunner {
  /// Does something with Zoom, which is turned on where it is off.
  func zoom(_ input: Zoom.Input?) async throws -> [SessionRecord] {
    let records = try await session.turnOnZoom()
    guard let input else { return records }
    return try await records + session.send(input, to: Zoom.self)
  }

  /// What is not magnified as a line expects it.
  func zoomed(_ expectation: Script.ZoomExpectation, at line: Script.Line) async -> ScriptFailure? {
    let tree = await session.tree
    guard let seen = await session.technology(Zoom.self)?.magnification(in: tree) else {
      return expectation == .off
        ? nil : ScriptFailure(line, .otherwise(expected: [expectation.words], heard: ["zoom off"], nil))
    }
    let holds: Bool
    switch expectation {
    case .off: holds = false
    case .level(let level): holds = abs(seen.level - level) < 0.05
    case .region(let region): holds = seen.isLens == (region == .window)
    case .filter(let filter): holds = seen.filter == filter
    case .shows(let name): holds = tree.elements(named: name).contains { seen.shows($0.outline) }
    }
    guard !holds else { return nil }
    return ScriptFailure(line, .otherwise(expected: [expectation.words], heard: [seen.words], nil))
  }
}

extension AccessibilityTree {
  fileprivate func elements(named name: String) -> [AccessibilityElement] {
    stops.compactMap { self[$0] }.filter { element in
      element.identifier == name || element.label.map { Transcript.line($0.string) } == name
    }
  }
}

extension Magnification {
  /// What is seen, in words: `zoom 2.0 full screen around 196,426`.
  var words: String {
    let tenth = (level * 10).rounded() / 10
    let place = isLens ? "in a lens" : "full screen"
    let point = "\(Int(center.x.rounded())),\(Int(center.y.rounded()))"
    return "zoom \(tenth) \(place) around \(point)" + (filter == .none ? "" : ", \(filter.rawValue)")
  }

  /// True where all of a rectangle is seen, or as much of it as there is space for.
  fileprivate func shows(_ frame: Rect) -> Bool {
    let slack = 0.01
    func isSeen(_ start: Double, _ end: Double, _ first: Double, _ last: Double) -> Bool {
      end - start > last - first
        ? start <= first + slack || end >= last - slack : start >= first - slack && end <= last + slack
    }
    let part = visible
    return isSeen(frame.minX, frame.maxX, part.minX, part.maxX)
      && isSeen(frame.minY, frame.maxY, part.minY, part.maxY) && frame.intersects(part)
  }
}

extension Script.ZoomExpectation {
  /// As it is written.
  fileprivate var words: String {
    switch self {
    case .off: "zoom off"
    case .level(let level): "zoom \(level)"
    case .region(let region): "zoom \(region.rawValue)"
    case .filter(let filter): "zoom filter \(filter.rawValue)"
    case .shows(let name): "zoom shows \"\(name)\""
    }
  }
}
