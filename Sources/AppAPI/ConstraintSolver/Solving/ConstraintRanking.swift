/// Finds the order in which constraints are cheapest to take in: from what is known outwards.
///
/// An equation goes in when one unknown of it is left, which it then determines; any other constraint as soon as
/// nothing of it is unknown. Taken in later, it would have to be carried into every row that was built on it.
/// Where no equation is left that determines anything, unknowns that a wish is about count as known, in those
/// equations first that have one other unknown: a chain of texts is followed as one of fixed lengths is.
struct ConstraintRanking {
  private let constraints: [LinearConstraint]
  private var isKnown: [Bool]
  /// The constraints in which each symbol stands, once for each of its terms.
  private var places: [[Int32]]
  /// How many terms of each constraint are unknown.
  private var unknown: [Int]
  private var isTaken: [Bool]
  private var ready: [Int] = []
  /// Whether a wish, or a bound, is about each symbol alone.
  private var isWished: [Bool]
  /// How many terms of each constraint are unknown and no wish is about them.
  private var unwished: [Int]
  /// Equations with one such term at most.
  private var nearlyReady: [Int] = []
  private var result: [Int] = []

  /// Prepares to order constraints on symbols below a number.
  init(_ constraints: [LinearConstraint], symbols: Int) {
    self.constraints = constraints
    isKnown = Array(repeating: false, count: symbols)
    places = Array(repeating: [], count: symbols)
    unknown = constraints.map(\.difference.terms.count)
    isTaken = Array(repeating: false, count: constraints.count)
    isWished = isKnown
    unwished = unknown
    result.reserveCapacity(constraints.count)
    for (place, constraint) in constraints.enumerated() {
      for term in constraint.difference.terms { places[Int(term.variable.symbol)].append(Int32(place)) }
      guard constraint.difference.terms.count == 1, !isEquation(place) else { continue }
      isWished[Int(constraint.difference.terms[0].variable.symbol)] = true
    }
    for (place, constraint) in constraints.enumerated().reversed() {
      unwished[place] -= constraint.difference.terms.count { isWished[Int($0.variable.symbol)] }
      if isReady(place) { ready.append(place) }
      if isEquation(place), unwished[place] <= 1 { nearlyReady.append(place) }
    }
  }

  /// The places of all constraints in that order.
  ///
  /// - Complexity: proportional to the terms of all.
  mutating func order() -> [Int] {
    for place in constraints.indices {
      takeNearlyReady()
      if !isTaken[place], isEquation(place) { take(place) }
    }
    takeNearlyReady()
    return result + constraints.indices.filter { !isTaken[$0] }
  }

  private func isEquation(_ place: Int) -> Bool {
    constraints[place].relation == .equal && constraints[place].priority.isRequired
  }

  private func isReady(_ place: Int) -> Bool {
    unknown[place] == 0 || (unknown[place] == 1 && isEquation(place))
  }

  private mutating func takeReady() {
    while let place = ready.popLast() {
      if !isTaken[place] { take(place) }
    }
  }

  private mutating func takeNearlyReady() {
    takeReady()
    while let place = nearlyReady.popLast() {
      guard !isTaken[place] else { continue }
      learnWishes(of: place)
      takeReady()
      if !isTaken[place] { take(place) }
      takeReady()
    }
  }

  private mutating func take(_ place: Int) {
    isTaken[place] = true
    result.append(place)
    for term in constraints[place].difference.terms { learn(term.variable.symbol) }
  }

  private mutating func learn(_ symbol: Symbol) {
    guard !isKnown[Int(symbol)] else { return }
    isKnown[Int(symbol)] = true
    for place in places[Int(symbol)].reversed().map(Int.init) {
      unknown[place] -= 1
      if !isWished[Int(symbol)] { unwished[place] -= 1 }
      guard !isTaken[place] else { continue }
      if isReady(place) {
        ready.append(place)
      } else if isEquation(place), unwished[place] <= 1 {
        nearlyReady.append(place)
      }
    }
  }

  /// Counts unknowns of an equation as known that wishes are about, until it has one unknown left.
  private mutating func learnWishes(of place: Int) {
    for term in constraints[place].difference.terms.reversed() where unknown[place] > 1 {
      if isWished[Int(term.variable.symbol)] { learn(term.variable.symbol) }
    }
  }
}
