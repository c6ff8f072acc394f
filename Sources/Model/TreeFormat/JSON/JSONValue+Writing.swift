import AccessibilityModel

extension JSONValue {
  /// Writes the document down.
  ///
  /// Indented, what holds only plain values, or lists of them, stands in one line: an element a line.
  /// - Parameter indented: False for no white space at all.
  /// - Returns: The text, ending in a line feed where it is indented.
  /// - Complexity: O(size), without recursion.
  public func text(indented: Bool = true) -> String {
    var writer = JSONWriter(indented: indented)
    writer.write(self)
    return indented ? writer.text + "\n" : writer.text
  }

  /// True where it fits a line: no list of objects in it, no value deeper than so many levels inside.
  fileprivate func isShallow(_ levels: Int) -> Bool {
    switch self {
    case .array(let values):
      levels > 0 && values.allSatisfy { !$0.isObject && $0.isShallow(levels - 1) }
    case .object(let object): levels > 0 && object.members.allSatisfy { $0.value.isShallow(levels - 1) }
    default: true
    }
  }

  private var isObject: Bool {
    if case .object = self { return true }
    return false
  }
}

private struct JSONWriter {
  /// A container of which the values before `next` are written.
  private struct Open {
    var values: [(key: String?, value: JSONValue)]
    var next = 0
    var end: String
    var isInline: Bool
  }

  let indented: Bool
  var text = ""
  private var open: [Open] = []

  init(indented: Bool) {
    self.indented = indented
  }

  mutating func write(_ value: JSONValue) {
    begin(value)
    while let last = open.indices.last {
      let index = open[last].next
      guard index < open[last].values.count else {
        end()
        continue
      }
      if index > 0 { text += "," }
      breakLine(inline: open[last].isInline, isFirst: index == 0)
      let member = open[last].values[index]
      open[last].next += 1
      if let key = member.key {
        writeString(key)
        text += indented ? ": " : ":"
      }
      begin(member.value)
    }
  }

  private mutating func begin(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .number(let number): text += number
    case .string(let string): writeString(string)
    case .array(let values):
      text += "["
      push(values.map { (nil, $0) }, end: "]", of: value)
    case .object(let object):
      text += "{"
      push(object.members.map { ($0.key, $0.value) }, end: "}", of: value)
    }
  }

  private mutating func push(
    _ values: [(key: String?, value: JSONValue)], end: String, of value: JSONValue
  ) {
    let isInline = !indented || open.last?.isInline ?? false || value.isShallow(2)
    open.append(Open(values: values, end: end, isInline: isInline || values.isEmpty))
  }

  private mutating func end() {
    let finished = open.removeLast()
    if !finished.isInline { breakLine(inline: false, isFirst: false) }
    text += finished.end
  }

  private mutating func breakLine(inline: Bool, isFirst: Bool) {
    if inline {
      if indented, !isFirst { text += " " }
    } else {
      text += "\n" + String(repeating: "  ", count: open.count)
    }
  }

  private mutating func writeString(_ string: String) {
    text += "\""
    // Services that run workflows take number signs and a bracket in what is printed for a command.
    var signs = 0
    for scalar in string.unicodeScalars {
      defer { signs = VisibleText.signs(signs, before: scalar) }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "[" where signs >= 2: text += Self.escaped(scalar)
      default:
        if VisibleText.escape(scalar) == nil {
          text.unicodeScalars.append(scalar)
        } else {
          text += Self.escaped(scalar)
        }
      }
    }
    text += "\""
  }

  /// A character by the numbers of its code units, so that a terminal does nothing about it.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    String(scalar).utf16.map { unit in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }
}
