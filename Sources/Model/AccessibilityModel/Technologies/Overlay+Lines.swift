extension Overlay {
  /// What is drawn as text: one line for a sentence, else a heading and a line for each mark with its place.
  public var lines: [String] {
    let title = title.inOneLine
    if kind == .message || kind == .question { return ["(shown: \(title))"] }
    let head = title.isEmpty ? kind.rawValue : title
    return ["(shown: \(head))"]
      + marks.map { mark in
        let label = mark.label.isEmpty ? "" : " " + mark.label.inOneLine
        return "  \(mark.isChosen ? "> " : "")\(mark.name)\(mark.arrow)\(label)\(mark.place)"
      }
  }

  /// A line for each mark, such as `(ring: Pay at 16,100 80×44)`.
  ///
  /// - Parameter word: What the frame around a mark is called.
  /// - Returns: The lines, in the order of the marks.
  public func lines(framedBy word: String) -> [String] {
    marks.map { "(\(word): \($0.name)\($0.arrow)\($0.place))" }
  }
}

extension Overlay.Mark {
  /// What is written on it, in one line.
  public var name: String { text.isEmpty ? "(no name)" : text.inOneLine }

  fileprivate var arrow: String { hasActions ? " ↔" : "" }

  /// Where it is drawn, in whole points; nothing for what has no place.
  fileprivate var place: String {
    guard !frame.isEmpty else { return "" }
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map { Int($0.rounded()) }
    return " at \(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}
