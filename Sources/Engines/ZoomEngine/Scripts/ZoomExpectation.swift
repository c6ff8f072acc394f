import AccessibilityModel

/// What should be magnified, and how.
public enum ZoomExpectation: Hashable, Sendable {
  /// Nothing.
  case off
  /// So many times, to a tenth.
  case level(Double)
  /// In that part of the screen.
  case region(ZoomSettings.Region)
  /// In those colours.
  case filter(Magnification.Filter)
  /// So that all of an element with that label or identifier is seen, or as much as there is space for.
  case shows(String)

  /// Reads what follows `zoom`.
  init?(_ words: ArraySlice<ScriptWord>) {
    let last = words.last
    let name = words.dropFirst().map { $0.name ?? "" }.joined(separator: " ")
    let whole = words.map { $0.name ?? "" }.joined(separator: " ")
    if let region = ZoomSettings.Region(rawValue: whole) {
      self = .region(region)
    } else if words.count == 1, let level = last?.number {
      self = .level(level)
    } else if whole == "off" {
      self = .off
    } else if words.first?.name == "filter", let filter = Magnification.Filter(rawValue: name) {
      self = .filter(filter)
    } else if words.first?.name == "shows", words.count == 2, let name = last?.quotation {
      self = .shows(name)
    } else {
      return nil
    }
  }

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

extension Zoom {
  /// Reads what should be magnified.
  public static func expectation(_ words: ArraySlice<ScriptWord>) -> ZoomExpectation? {
    words.first?.name == "zoom" ? ZoomExpectation(words.dropFirst()) : nil
  }

  /// Tells what is magnified in place of what was expected.
  public func mismatch(
    with expectation: ZoomExpectation, in tree: AccessibilityTree
  ) -> ExpectationMismatch? {
    guard let seen = magnification(in: tree) else {
      return expectation == .off ? nil : .otherwise(expected: expectation.words, found: ["zoom off"])
    }
    let holds: Bool
    switch expectation {
    case .off: holds = false
    case .level(let level): holds = abs(seen.level - level) < 0.05
    case .region(let region): holds = seen.isLens == (region == .window)
    case .filter(let filter): holds = seen.filter == filter
    case .shows(let name):
      let elements = tree.stops.compactMap { tree[$0] }.filter { $0.isNamed(name) }
      let screen = screen(of: tree)
      holds = elements.contains { seen.shows($0.outline, of: screen) }
    }
    return holds ? nil : .otherwise(expected: expectation.words, found: [seen.words])
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

  /// True where all of a rectangle is seen that lies on the screen, or as much of it as there is space for.
  fileprivate func shows(_ frame: Rect, of screen: Rect) -> Bool {
    let slack = 0.01
    func isSeen(_ start: Double, _ end: Double, _ first: Double, _ last: Double) -> Bool {
      end - start > last - first
        ? start <= first + slack && end >= last - slack : start >= first - slack && end <= last + slack
    }
    let part = visible
    let (left, right) = (max(frame.minX, screen.minX), min(frame.maxX, screen.maxX))
    let (top, bottom) = (max(frame.minY, screen.minY), min(frame.maxY, screen.maxY))
    return isSeen(left, right, part.minX, part.maxX) && isSeen(top, bottom, part.minY, part.maxY)
      && frame.intersects(part)
  }
}
