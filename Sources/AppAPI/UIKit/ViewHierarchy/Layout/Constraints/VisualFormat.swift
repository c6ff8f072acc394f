import Foundation

/// What a visual format says, such as `V:|-[title]-8-[text(>=44)]-|`.
struct VisualFormat {
  /// A number or a name of one, with how it compares and how much that matters.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var target: Target
    var priority = UILayoutPriority.required
  }

  /// What a predicate compares with.
  enum Target {
    case number(CGFloat)
    case view(String)
    /// The space that the system leaves.
    case standard
  }

  /// A view, or the view around all of them.
  struct Stop {
    /// Nil for the view around.
    let name: String?
    let lengths: [Predicate]
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var stops: [Stop] = []
  /// What lies between two stops.
  var rooms: [[Predicate]] = []
}

/// Reads visual formats.
struct VisualFormatReader {
  /// Why a format cannot be read, and where.
  struct Failure: Error {
    let position: Int
    let problem: String
  }

  private let text: [Character]
  private var place = 0
  private let metrics: [String: CGFloat]

  init(_ text: String, metrics: [String: CGFloat]) {
    self.text = text.filter { $0 != " " }
    self.metrics = metrics
  }

  mutating func read() throws -> VisualFormat {
    var format = VisualFormat()
    if take("V:") { format.axis = .vertical } else { _ = take("H:") }
    if take("|") {
      format.stops.append(.init(name: nil, lengths: []))
      format.rooms.append(try spacing())
    }
    format.stops.append(try view())
    while place < text.count {
      format.rooms.append(try spacing())
      if take("|") {
        format.stops.append(.init(name: nil, lengths: []))
        guard place == text.count else { throw failure("nothing may follow the last |") }
        return format
      }
      format.stops.append(try view())
    }
    return format
  }

  private mutating func view() throws -> VisualFormat.Stop {
    guard take("[") else { throw failure("a view in brackets should stand here") }
    let name = word()
    guard !name.isEmpty else { throw failure("a view has no name") }
    let lengths = peek == "(" ? try predicates() : []
    guard take("]") else { throw failure("] is missing") }
    return .init(name: name, lengths: lengths)
  }

  private mutating func spacing() throws -> [VisualFormat.Predicate] {
    guard take("-") else { return [.init(target: .number(0))] }
    if peek == "[" || peek == "|" { return [.init(target: .standard)] }
    let spacing = peek == "(" ? try predicates() : [try predicate(isSimple: true)]
    guard take("-") else { throw failure("- is missing") }
    return spacing
  }

  private mutating func predicates() throws -> [VisualFormat.Predicate] {
    guard take("(") else { throw failure("( is missing") }
    var result = [try predicate(isSimple: false)]
    while take(",") { result.append(try predicate(isSimple: false)) }
    guard take(")") else { throw failure(") is missing") }
    return result
  }

  private mutating func predicate(isSimple: Bool) throws -> VisualFormat.Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    } else {
      _ = take("==")
    }
    let target: VisualFormat.Target
    if let number = number(allowsMinus: !isSimple) {
      target = .number(number)
    } else {
      let name = word()
      guard !name.isEmpty else { throw failure("a number or a name should stand here") }
      target = metrics[name].map { .number($0) } ?? .view(name)
      if isSimple, metrics[name] == nil { throw failure("there is no metric “\(name)”") }
    }
    guard take("@") else { return .init(relation: relation, target: target) }
    let name = peek?.isNumber == true ? "" : word()
    guard let priority = name.isEmpty ? number(allowsMinus: false) : metrics[name] else {
      throw failure("a priority should stand here")
    }
    return .init(relation: relation, target: target, priority: UILayoutPriority(Float(priority)))
  }

  private mutating func number(allowsMinus: Bool) -> CGFloat? {
    var end = place
    if allowsMinus, end < text.count, text[end] == "-" { end += 1 }
    let start = end
    while end < text.count, text[end].isNumber || text[end] == "." { end += 1 }
    guard end > start, let number = Double(String(text[place..<end])) else { return nil }
    place = end
    return CGFloat(number)
  }

  private mutating func word() -> String {
    let start = place
    while place < text.count, text[place].isLetter || text[place].isNumber || text[place] == "_" {
      place += 1
    }
    return String(text[start..<place])
  }

  private var peek: Character? { place < text.count ? text[place] : nil }

  private mutating func take(_ wanted: String) -> Bool {
    guard text[place...].starts(with: wanted) else { return false }
    place += wanted.count
    return true
  }

  private func failure(_ problem: String) -> Failure { Failure(position: place, problem: problem) }
}
