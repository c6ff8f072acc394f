/// What is to be made small at one priority: the sum of what its constraints miss.
struct ObjectiveLevel {
  let priority: ConstraintPriority
  /// The sum, by symbols that are not basic; its constant is not kept up to date.
  var row = Row()
  /// How many constraints have this priority.
  var members = 0
}

extension Tableau {
  /// Counts a symbol, times a weight, as something to be made small; a negative weight takes that back.
  mutating func addCost(_ symbol: Symbol, _ weight: Double, at priority: ConstraintPriority) {
    isOptimal = false
    let level = levelIndex(priority)
    let row = rowOf[Int(symbol)]
    guard row >= 0 else {
      levels[level].row.add(symbol, weight, noting: &changes)
      return changes.clear()
    }
    levels[level].row.add(rows[Int(row)], times: weight, noting: &changes)
    changes.clear()
  }

  /// Counts a constraint at a priority.
  mutating func join(_ priority: ConstraintPriority) {
    levels[levelIndex(priority)].members += 1
  }

  /// Takes a constraint's count back; a level without constraints goes.
  mutating func leave(_ priority: ConstraintPriority) {
    let level = levelIndex(priority)
    levels[level].members -= 1
    if levels[level].members == 0 { levels.remove(at: level) }
  }

  /// The level of a priority, made where it is missing; levels are few and lie from the highest down.
  private mutating func levelIndex(_ priority: ConstraintPriority) -> Int {
    let index = levels.firstIndex { $0.priority <= priority } ?? levels.endIndex
    if index == levels.endIndex || levels[index].priority != priority {
      levels.insert(ObjectiveLevel(priority: priority), at: index)
    }
    return index
  }
}
