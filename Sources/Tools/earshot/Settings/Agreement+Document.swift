import Conforming
import TreeFormat

extension Agreement {
  /// What a program reads: agreement by rule, what differs, and the choices that would agree.
  ///
  /// - Parameter system: What recorded.
  /// - Returns: Every rule, those that agree too.
  func document(of system: String) -> JSONValue {
    var object = JSONObject()
    object["system"] = .string(system)
    object["screens"] = .number("\(compared)")
    object["asRecorded"] = .number("\(compared - misses.count)")
    object["rules"] = .array(rules.map(Self.value))
    if !published.isEmpty {
      object["behaviour"] = .array(
        published.map { rule in
          var value = JSONObject()
          value["rule"] = .string(rule.rule)
          value["screens"] = Self.list(rule.screens)
          value["asRecorded"] = Self.list(rule.agreeing)
          return JSONValue.object(value)
        })
    }
    object["differences"] = .array(misses.map(Self.value))
    object["unknown"] = Self.list(unknown)
    object["choices"] = Self.value(choices)
    object["remaining"] = Self.list(remaining)
    return .object(object)
  }

  private static func value(_ rule: RuleAgreement) -> JSONValue {
    var object = JSONObject()
    object["name"] = .string(rule.rule)
    object["choice"] = .string(rule.choice)
    object["screens"] = list(rule.screens)
    object["asRecorded"] = list(rule.agreeing)
    if let better = rule.better { object["better"] = .string(better) }
    return .object(object)
  }

  private static func value(_ miss: Miss) -> JSONValue {
    var object = JSONObject()
    object["screen"] = .string(miss.id)
    object["rules"] = list(miss.rules)
    object["step"] = .number("\(miss.difference.step)")
    object["action"] = .string(miss.difference.action)
    object["part"] = .string(miss.difference.part)
    object["recorded"] = .string(miss.difference.recorded)
    object["here"] = .string(miss.difference.here)
    if let publication = miss.publication {
      object["behaviour"] = .string(publication.rule)
      object["source"] = .string(publication.source)
    }
    object["choices"] = value(miss.remedy)
    return .object(object)
  }

  private static func value(_ choices: [String: String]) -> JSONValue {
    var object = JSONObject()
    for (rule, choice) in choices.sorted(by: { $0.key < $1.key }) { object[rule] = .string(choice) }
    return .object(object)
  }

  private static func list(_ words: [String]) -> JSONValue { .array(words.map { .string($0) }) }
}
