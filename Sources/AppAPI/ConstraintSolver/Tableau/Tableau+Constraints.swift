/// What came of taking in an equation that must hold.
enum Requirement {
  /// It holds, and these are its symbols.
  case held(Residue)
  /// It cannot hold together with these constraints; the tableau does without it.
  case contradicted([Int32])
}

extension Tableau {
  /// Takes in a sum that should be at least 0, or equal to it, and counts by how much it is missed.
  mutating func wish(
    _ row: Row, isEqual: Bool, _ priority: ConstraintPriority, owner: Int32
  ) -> Residue {
    let positive = makeSymbol(.restricted, owner: owner)
    let negative = makeSymbol(.restricted, owner: owner)
    var row = row
    if let subject = subject(of: row) {
      row.append(positive, -1)
      row.append(negative, 1)
      row.solve(for: subject)
      _ = insert(row, basic: subject)
    } else if row.constant >= 0 {
      row.append(negative, 1)
      _ = insert(row, basic: positive)
    } else {
      row.scale(by: -1)
      row.append(positive, 1)
      _ = insert(row, basic: negative)
    }
    let residue = Residue(positive: positive, negative: negative)
    relieve(negative)
    if isEqual { relieve(positive) }
    join(priority)
    charge(residue, isEqual: isEqual, at: priority)
    return residue
  }

  /// Counts what a wish misses at a priority, or takes that back where the weight is negative.
  mutating func charge(
    _ residue: Residue, isEqual: Bool, at priority: ConstraintPriority, weight: Double = 1
  ) {
    if isEqual, let positive = residue.positive { addCost(positive, weight, at: priority) }
    if let negative = residue.negative { addCost(negative, weight, at: priority) }
  }

  /// Takes in a sum that must be at least 0.
  mutating func requirePositive(_ row: Row, owner: Int32) -> Requirement {
    let positive = makeSymbol(.restricted, owner: owner)
    let residue = Residue(positive: positive)
    var row = row
    if let subject = subject(of: row) {
      row.append(positive, -1)
      row.solve(for: subject)
      _ = insert(row, basic: subject)
      return .held(residue)
    }
    let place = insert(row, basic: positive)
    check(place)
    guard raise(positive) else { return .contradicted(withdraw(positive)) }
    return .held(residue)
  }

  /// Takes in a sum that must be 0.
  mutating func requireZero(_ row: Row, owner: Int32) -> Requirement {
    let dummy = makeSymbol(.dummy, owner: owner)
    var row = row
    if let subject = subject(of: row) {
      row.append(dummy, -1)
      row.solve(for: subject)
      _ = insert(row, basic: subject)
      return .held(Residue(positive: dummy))
    }
    let isAbove = row.constant > 0
    if isAbove { row.scale(by: -1) }
    let place = insert(row, basic: dummy)
    check(place)
    guard raise(dummy) else { return .contradicted(withdraw(dummy)) }
    settle(dummy)
    return .held(isAbove ? Residue(negative: dummy) : Residue(positive: dummy))
  }

  /// Solves the row of a dummy for another symbol, so that the dummy stays 0; dummies alone stay as they are.
  private mutating func settle(_ dummy: Symbol) {
    let row = Int(rowOf[Int(dummy)])
    guard row >= 0 else { return }
    rows[row].constant = 0
    let others = rows[row].terms.map(\.symbol).filter { kind(of: $0) != .dummy }
    guard let entering = others.min() else { return }
    isOptimal = false
    pivot(row: row, entering: entering)
  }

  /// Takes a row out that cannot hold, and tells the constraints that keep it from that.
  private mutating func withdraw(_ symbol: Symbol) -> [Int32] {
    let row = Int(rowOf[Int(symbol)])
    let owners = owners(in: row)
    delete(row: row)
    free(symbol)
    return owners
  }

  /// The constraints whose symbols stand in a row.
  func owners(in row: Int) -> [Int32] {
    ([basics[row]] + rows[row].terms.map(\.symbol)).map { owners[Int($0)] }.filter { $0 >= 0 }
  }
}
