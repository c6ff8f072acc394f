import AccessibilityModel

extension Overlay {
  /// What is drawn as text: a line for each mark, with its place; one line for a sentence or a ring.
  var lines: [String] {
    let title = Transcript.line(title)
    switch kind {
    case .message, .question: return ["(shown: \(title))"]
    case .cursor: return marks.map { "(cursor: \($0.name)\($0.place))" }
    case .ring: return marks.map { "(ring: \($0.name)\($0.place))" }
    case .scanner: return marks.map { "(scan: \($0.name)\($0.hasActions ? " ↔" : "")\($0.place))" }
    case .largeContent:
      let parts = [title, picture?.words ?? ""].filter { !$0.isEmpty }
      return ["(large: \(parts.joined(separator: ", ")))"]
    case .zoom:
      let seen = magnification.map { ["(\($0.words))"] } ?? []
      guard !marks.isEmpty else { return seen }
      return seen + ["(shown: \(title))"] + marks.map { "  \($0.name)" }
    case .crosshair: return ["(scan: lines over the screen)"]
    case .names, .numbers, .grid, .choices, .actions, .commands, .search, .order:
      let head = title.isEmpty ? kind.rawValue : title
      return ["(shown: \(head))"]
        + marks.map { mark in
          let arrow = mark.hasActions ? " ↔" : ""
          let label = mark.label.isEmpty ? "" : " " + Transcript.line(mark.label)
          return "  \(mark.isChosen ? "> " : "")\(mark.name)\(arrow)\(label)\(mark.place)"
        }
    }
  }

  /// Everything that is written in it.
  var words: [String] {
    [title, picture?.name ?? ""].filter { !$0.isEmpty }
      + marks.flatMap { [$0.text, $0.label] }.filter { !$0.isEmpty }
  }
}

extension Overlay.Picture {
  /// The image and how it looks, as people read it.
  fileprivate var words: String {
    switch sharpness {
    case .natural: "image \(Transcript.line(name)) as small as it is"
    case .sharp: "image \(Transcript.line(name))"
    case .blurred: "blurred image \(Transcript.line(name))"
    case .enlarged: "enlarged image \(Transcript.line(name))"
    }
  }
}

extension Overlay.Mark {
  fileprivate var name: String { text.isEmpty ? "(no name)" : Transcript.line(text) }

  /// Where it is drawn, in whole points; nothing for what has no place.
  fileprivate var place: String {
    guard !frame.isEmpty else { return "" }
    let numbers = [frame.minX, frame.minY, frame.size.width, frame.size.height].map { Int($0.rounded()) }
    return " at \(numbers[0]),\(numbers[1]) \(numbers[2])×\(numbers[3])"
  }
}
