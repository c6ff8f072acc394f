/// Words in lines, as prompts and instructions are.
protocol WrittenLines: Sendable {
  /// The lines, with a break between two.
  var text: String { get }

  /// Takes words as they are.
  init(text: String)
}

extension WrittenLines {
  /// No line at all.
  static var empty: Self { Self(text: "") }

  /// Puts lines below each other; an empty one takes no room.
  init(lines: [Self]) {
    self.init(text: lines.map(\.text).filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}
