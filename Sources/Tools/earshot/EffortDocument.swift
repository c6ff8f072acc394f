import EffortEngine
import TreeFormat

/// What everything costs, as a document for other programs.
///
/// The form is described in `Documentation/Formats/effort.md`.
struct EffortDocument {
  private var screens: [JSONValue] = []

  /// Adds a screen with its prices, and what keeps people out where that was looked for.
  mutating func add(_ name: String, _ table: EffortTable, barriers: [AccessBarrier]?) {
    var screen = JSONObject()
    screen["name"] = .string(name)
    screen["stops"] = .number("\(table.stopCount)")
    screen["actions"] = .array(table.rows.map { Self.value(of: $0, in: table) })
    if let barriers { screen["barriers"] = .array(barriers.map { .string("\($0)") }) }
    screens.append(.object(screen))
  }

  /// The whole document.
  ///
  /// - Parameter changes: What costs more, or is gone, of what was kept.
  /// - Returns: JSON, ending in a line feed.
  func text(changes: [String]) -> String {
    var object = JSONObject()
    object["format"] = .string("earshot.effort")
    object["version"] = .number("1")
    object["screens"] = .array(screens)
    object["changes"] = .array(changes.map { .string($0) })
    return JSONValue.object(object).text()
  }

  private static func value(of row: EffortTable.Row, in table: EffortTable) -> JSONValue {
    var action = JSONObject()
    action["name"] = .string(row.name)
    action["isHeard"] = .bool(row.goal.isHearing)
    var prices = JSONObject()
    for technology in table.technologies {
      guard let price = row.prices[technology] else {
        if !row.goal.isHearing { prices[technology.rawValue] = .null }
        continue
      }
      var value = JSONObject()
      value["count"] = .number("\(price.cost.count)")
      value["milliseconds"] = .number("\(price.cost.milliseconds)")
      value["steps"] = .array(price.steps.map { .string($0) })
      prices[technology.rawValue] = .object(value)
    }
    action["prices"] = .object(prices)
    return .object(action)
  }
}
