import AccessibilityModel

extension Point: CodableV1 {
  var v1: JSONValue { .array([x.v1, y.v1]) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let numbers = try reader.numbers(2)
    self.init(x: numbers[0], y: numbers[1])
  }
}

extension Size: CodableV1 {
  var v1: JSONValue { .array([width.v1, height.v1]) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let numbers = try reader.numbers(2)
    self.init(width: numbers[0], height: numbers[1])
  }
}

extension Rect: CodableV1 {
  var v1: JSONValue { .array([minX.v1, minY.v1, size.width.v1, size.height.v1]) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let numbers = try reader.numbers(4)
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension Range<Int>: EncodableV1, DecodableV1 {
  var v1: JSONValue { .array([lowerBound.v1, upperBound.v1]) }

  init(v1 reader: JSONReader) throws(FormatError) {
    let numbers = try reader.numbers(2)
    guard let lower = Int(exactly: numbers[0]), let upper = Int(exactly: numbers[1]), lower <= upper else {
      throw FormatError(.outOfRange, in: "")
    }
    self = lower..<upper
  }
}

extension JSONReader {
  fileprivate func numbers(_ count: Int) throws(FormatError) -> [Double] {
    let numbers = try list(of: Double.self)
    guard numbers.count == count else { throw mismatch() }
    return numbers
  }
}

/// One letter for each kind of step, then its points: controls first, the end last.
extension Path: CodableV1 {
  var v1: JSONValue { .string(text) }

  /// The outline as documents write it.
  var text: String {
    let words = steps.map { step -> String in
      switch step {
      case .move(let point): Self.word("M", [point])
      case .line(let point): Self.word("L", [point])
      case .quadratic(let point, let control): Self.word("Q", [control, point])
      case .cubic(let point, let first, let second): Self.word("C", [first, second, point])
      case .close: "Z"
      }
    }
    return words.joined(separator: " ")
  }

  private static func word(_ letter: String, _ points: [Point]) -> String {
    let numbers = points.flatMap { [$0.x, $0.y] }.map { JSONValue($0).text(indented: false) }
    return ([letter] + numbers).joined(separator: " ")
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    var words = try reader.string().split(separator: " ")[...]
    var steps: [Step] = []
    while let letter = words.popFirst() {
      switch letter {
      case "M": steps.append(.move(try Self.point(&words)))
      case "L": steps.append(.line(try Self.point(&words)))
      case "Q":
        let control = try Self.point(&words)
        steps.append(.quadratic(try Self.point(&words), control: control))
      case "C":
        let (first, second) = (try Self.point(&words), try Self.point(&words))
        steps.append(.cubic(try Self.point(&words), control1: first, control2: second))
      case "Z": steps.append(.close)
      default: throw reader.mismatch()
      }
    }
    self.init(steps)
  }

  private static func point(_ words: inout ArraySlice<Substring>) throws(FormatError) -> Point {
    guard let x = words.popFirst().flatMap({ Double($0) }), let y = words.popFirst().flatMap({ Double($0) }),
      x.isFinite, y.isFinite
    else { throw FormatError(.malformed, in: "") }
    return Point(x: x, y: y)
  }
}
