import AccessibilityModel

// Single values as a detail has them; how a new type of attribute is written is told here.
extension TreeText {
  static func words(of text: SpokenText) -> String { quoted(text.string) }

  static func words(of text: String) -> String { quoted(text) }

  static func words(of id: ElementID) -> String { "#" + id.text }

  static func words(of number: Int) -> String { "\(number)" }

  static func words(of number: Double) -> String { self.number(number) }

  static func words(of range: Range<Int>) -> String { "\(range.lowerBound)-\(range.upperBound)" }

  static func words(of point: Point) -> String { self.point(point) }

  static func words(of path: Path) -> String { path.text }

  static func words(of order: ChildOrder) -> String { "\(order)" }

  static func words(of position: PositionInGroup) -> String { "\(position.index) of \(position.count)" }

  static func words(of rows: LazyRows) -> String { "\(rows.count) realized " + words(of: rows.realized) }

  static func words(of size: TableSize) -> String { "\(size.rows) rows \(size.columns) columns" }

  static func words(of touch: DirectTouch) -> String {
    touch.names.map { $0 == "silentOnTouch" ? "silent" : "after-activation" }.joined(separator: " ")
  }

  static func words(of hit: ActivationHit) -> String {
    switch hit {
    case .part(let name): "part " + words(of: name)
    case .nothing(let seen): "nothing" + (seen.map { " seen " + words(of: $0) } ?? "")
    }
  }

  /// The words that are walked and edited, with what is selected and how they lie in lines.
  static func words(of text: TextContent) -> String {
    var result = quoted(text.string)
    if let selection = text.selection { result += " selection " + words(of: selection) }
    if !text.lines.isEmpty { result += " lines " + text.lines.map { words(of: $0) }.joined(separator: " ") }
    return text.isEditable ? result : result + " read-only"
  }
}
