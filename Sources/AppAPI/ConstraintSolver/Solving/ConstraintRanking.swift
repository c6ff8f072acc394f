/// Finds the order in which constraints are cheapest to take in: from what is known outwards.
///
/// An equation goes in when one unknown of it is left, which it then determines; any other constraint as soon as
/// nothing of it is unknown. Taken in later, it would have to be carried into every row that was built on it.
struct ConstraintRanking {
  private let constraints: [LinearConstraint]
  private var isKnown: [Bool]
  /// The constraints in which each symbol stands, once for each of its terms.
  private var places: [[Int32]]
  /// How many terms of each constraint are unknown.
  private var unknown: [Int]
  private var isTaken: [Bool]
  private var ready: [Int] = []
  private var result: [Int] = []

  /// Prepares to order constraints on symbols below a number.
  init(_ constraints: [LinearConstraint], symbols: Int) {
    self.constraints = constraints
    isKnown = Array(repeating: false, count: symbols)
    places = Array(repeating: [], count: symbols)
    unknown = constraints.map(\.difference.terms.count)
    isTaken = Array(repeating: false, count: constraints.count)
    result.reserveCapacity(constraints.count)
    for (place, constraint) in constraints.enumerated() {
      for term in constraint.difference.terms { places[Int(term.variable.symbol)].append(Int32(place)) }
      if isReady(place) { ready.append(place) }
    }
  }

  /// The places of all constraints in that order.
  ///
  /// - Complexity: proportional to the terms of all.
  mutating func order() -> [Int] {
    for place in constraints.indices {
      takeReady()
      guard !isTaken[place], isEquation(place) else { continue }
      learnWishes(of: place)
      takeReady()
      if !isTaken[place] { take(place) }
    }
    takeReady()
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

  private mutating func take(_ place: Int) {
    isTaken[place] = true
    result.append(place)
    for term in constraints[place].difference.terms { learn(term.variable.symbol) }
  }

  private mutating func learn(_ symbol: Symbol) {
    guard !isKnown[Int(symbol)] else { return }
    isKnown[Int(symbol)] = true
    for place in places[Int(symbol)].reversed() {
      unknown[Int(place)] -= 1
      if !isTaken[Int(place)], isReady(Int(place)) { ready.append(Int(place)) }
    }
  }

  /// Goes by wishes about single unknowns of an equation, until it has one unknown left.
  private mutating func learnWishes(of place: Int) {
    for term in constraints[place].difference.terms.reversed() where unknown[place] > 1 {
      let symbol = term.variable.symbol
      guard !isKnown[Int(symbol)] else { continue }
      if places[Int(symbol)].contains(where: { constraints[Int($0)].difference.terms.count == 1 }) {
        learn(symbol)
      }
    }
  }
}
