/// How far numbers along an axis lie from one another.
enum ScaleSpacing {
  /// By their differences.
  case linear
  /// By their ratios.
  case log
  /// By their ratios away from zero, on both sides of it.
  case symmetricLog
  /// By the differences of their roots.
  case squareRoot

  /// The spacing that an app asks for; linear where numbers have no logarithm.
  init(_ type: ScaleType?, over numbers: [Double]) {
    switch type {
    case .log where numbers.allSatisfy { $0 > 0 }: self = .log
    case .symmetricLog: self = .symmetricLog
    case .squareRoot: self = .squareRoot
    default: self = .linear
    }
  }

  /// What is laid evenly along the axis for a number.
  func coordinate(_ number: Double) -> Double {
    switch self {
    case .linear: number
    case .log: log10(max(number, .leastNormalMagnitude))
    case .symmetricLog: number < 0 ? -log10(1 - number) : log10(1 + number)
    case .squareRoot: number < 0 ? -(-number).squareRoot() : number.squareRoot()
    }
  }

  /// The number that a coordinate stands for.
  func number(_ coordinate: Double) -> Double {
    switch self {
    case .linear: coordinate
    case .log: pow(10, coordinate)
    case .symmetricLog: coordinate < 0 ? 1 - pow(10, -coordinate) : pow(10, coordinate) - 1
    case .squareRoot: coordinate < 0 ? -coordinate * coordinate : coordinate * coordinate
    }
  }

  /// A range of numbers with so much more at both ends, in coordinates.
  func widened(_ range: ClosedRange<Double>, by margin: Double) -> ClosedRange<Double> {
    number(coordinate(range.lowerBound) - margin)...number(coordinate(range.upperBound) + margin)
  }

  /// The numbers that an axis from one to another has marks at by itself: powers of ten, where these say enough.
  ///
  /// - Returns: The numbers in their order; `nil` where even steps are marked.
  func marks(in range: ClosedRange<Double>) -> [Double]? {
    switch self {
    case .linear, .squareRoot: return nil
    case .log:
      let powers = Self.powers(upTo: range.upperBound, from: range.lowerBound, times: [1])
      return powers.count > 1
        ? powers : Self.powers(upTo: range.upperBound, from: range.lowerBound, times: [1, 2, 5])
    case .symmetricLog:
      let powers = Self.powers(upTo: max(-range.lowerBound, range.upperBound), from: 1, times: [1])
      return (powers.reversed().map { -$0 } + [0] + powers).filter(range.contains)
    }
  }

  private static func powers(upTo last: Double, from first: Double, times factors: [Double]) -> [Double] {
    guard first > 0, first.isFinite, last.isFinite, first <= last else { return [] }
    let exponents = Int(log10(first).rounded(.down))...Int(log10(last).rounded(.up))
    let range = first * (1 - 1e-9)...last * (1 + 1e-9)
    var numbers: [Double] = []
    for exponent in exponents {
      let power = pow(10, Double(exponent))
      numbers += factors.map { $0 * power }
    }
    return numbers.filter(range.contains)
  }
}
