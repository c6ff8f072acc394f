import AccessibilityModel

extension RecordedGesture {
  /// The first line of a gesture as it is kept.
  static let header = "earshot gesture 1"
  /// The longest that a gesture may take, in milliseconds.
  static let longest = 600_000

  /// Reads a gesture that was written before.
  ///
  /// The form is described in `Documentation/Formats/gesture.md`.
  /// - Parameter text: Whole lines.
  /// - Throws: `GestureTextError` with the first line that makes no sense.
  public init(reading text: String) throws(GestureTextError) {
    var name: String?
    var screen: Size?
    var paths: [FingerPath] = []
    var hasHeader = false
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let line = line.trimmed
      if line.isEmpty || line.hasPrefix("#") { continue }
      guard hasHeader else {
        guard line == Self.header else { throw GestureTextError(.noHeader, line: index + 1) }
        hasHeader = true
        continue
      }
      let words = line.split(separator: " ")
      let numbers = words.compactMap { Double($0) }.filter { $0.isFinite && abs($0) < 100_000 }
      switch words[0] {
      case "name" where words.count > 1: name = String(line.dropFirst(5).trimmed)
      case "screen" where words.count == 3 && numbers.count == 2 && numbers.allSatisfy { $0 > 0 }:
        screen = Size(width: numbers[0], height: numbers[1])
      case "finger" where words.count == 2:
        guard let finger = Int(words[1]), Self.fingers.contains(finger) else {
          throw GestureTextError(.tooManyFingers, line: index + 1)
        }
        paths.append(FingerPath(finger, []))
      default:
        guard words.count == 3, numbers.count == 3, let time = Int(words[0]),
          (0...Self.longest).contains(time), let last = paths.indices.last
        else { throw GestureTextError(.noSample, line: index + 1) }
        if let before = paths[last].samples.last, before.milliseconds > time {
          throw GestureTextError(.backwards, line: index + 1)
        }
        paths[last].samples.append(.init(time, Point(x: numbers[1], y: numbers[2])))
      }
    }
    guard hasHeader else { throw GestureTextError(.noHeader, line: 1) }
    guard let name else { throw GestureTextError(.noName, line: 1) }
    guard let screen else { throw GestureTextError(.noScreen, line: 1) }
    guard !paths.isEmpty, paths.allSatisfy({ !$0.samples.isEmpty }) else {
      throw GestureTextError(.empty, line: 1)
    }
    self.init(name, on: screen, paths)
    if let finger = fingerWithOverlap { throw GestureTextError(.twice, line: 1, finger: finger) }
  }

  /// The gesture as it is kept; reading it gives the same.
  public var text: String {
    var lines = [
      Self.header, "name \(name.inOneLine)", "screen \(screen.width.inDigits) \(screen.height.inDigits)",
    ]
    for path in paths {
      lines.append("finger \(path.finger)")
      lines += path.samples.map { sample in
        "\(sample.milliseconds) \(sample.point.x.inDigits) \(sample.point.y.inDigits)"
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A finger that is said to be on the screen twice at a time.
  private var fingerWithOverlap: Int? {
    for finger in Set(paths.map(\.finger)).sorted() {
      let spans = paths.filter { $0.finger == finger }.map { path in
        (path.samples.first?.milliseconds ?? 0, path.samples.last?.milliseconds ?? 0)
      }.sorted { $0 < $1 }
      if zip(spans, spans.dropFirst()).contains(where: { $0.1 > $1.0 }) { return finger }
    }
    return nil
  }
}

/// A gesture that was not kept as gestures are.
public struct GestureTextError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What kind of failure it is.
  public enum Code: String, Hashable, Sendable, CaseIterable {
    /// The first line is another one.
    case noHeader
    /// It has no name.
    case noName
    /// The size of its screen is missing.
    case noScreen
    /// A line is none of those that there are.
    case noSample
    /// A finger has another number than 1 to 5.
    case tooManyFingers
    /// A time lies before that of the line above it.
    case backwards
    /// No finger touches anything.
    case empty
    /// A finger is on the screen twice at a time.
    case twice
  }

  /// What kind of failure it is.
  public let code: Code
  /// The line, from 1.
  public let line: Int
  /// The finger it is about, where one is.
  public let finger: Int?

  init(_ code: Code, line: Int, finger: Int? = nil) {
    self.code = code
    self.line = line
    self.finger = finger
  }

  /// What is wrong and what to do, in one line.
  public var description: String {
    switch code {
    case .noHeader: "Line \(line): this is no gesture. Begin it with \"\(RecordedGesture.header)\"."
    case .noName: "The gesture has no name. Add a line such as: name Swipe left."
    case .noScreen: "The gesture has no screen. Add a line such as: screen 393 852."
    case .noSample: "Line \(line) cannot be read. Write milliseconds and a point, such as 100 196 426."
    case .tooManyFingers: "Line \(line): a gesture has one to five fingers. Number them from 1 to 5."
    case .backwards: "Line \(line) is earlier than the line before it. Write the times in order."
    case .empty: "The gesture has a finger that touches nothing. Add lines such as 0 196 426."
    case .twice: "Finger \(finger ?? 0) is on the screen twice at a time. Give one of the two another number."
    }
  }
}
