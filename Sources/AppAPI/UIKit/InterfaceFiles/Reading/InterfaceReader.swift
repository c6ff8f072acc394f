/// Reads the XML of interface files; what comes before the first fault is kept.
///
/// The reader of the system lies in a library that nothing else here needs, and names neither the element that is
/// cut off nor, for all faults, the line.
struct InterfaceReader {
  /// What is wrong with a file, and where.
  struct Fault {
    let line: Int
    let reason: String
  }

  private(set) var root: InterfaceElement?
  private(set) var fault: Fault?

  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  private var open: [InterfaceElement] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    while fault == nil, position < bytes.count { step() }
    guard fault == nil else { return }
    if let last = open.last {
      fault = Fault(line: last.line, reason: "the file ends inside <\(last.tag)>")
    } else if root == nil {
      fault = Fault(line: line, reason: "no element is in it")
    }
  }

  private mutating func step() {
    guard bytes[position] == UInt8(ascii: "<") else { return takeText() }
    if starts("<!--") { return skip(past: "-->") }
    if starts("<![CDATA[") { return takeVerbatim() }
    if starts("<?") { return skip(past: "?>") }
    if starts("<!") { return skip(past: ">") }
    if starts("</") { return closeElement() }
    openElement()
  }

  // MARK: Elements

  private mutating func openElement() {
    let start = line
    position += 1
    let tag = takeName()
    guard !tag.isEmpty else { return fail("a tag without a name") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      guard position < bytes.count else { return fail("the tag <\(tag)> is cut off", at: start) }
      if starts("/>") {
        position += 2
        return add(InterfaceElement(tag, attributes, line: start), isClosed: true)
      }
      if bytes[position] == UInt8(ascii: ">") {
        position += 1
        return add(InterfaceElement(tag, attributes, line: start), isClosed: false)
      }
      let name = takeName()
      skipSpace()
      guard !name.isEmpty, position < bytes.count, bytes[position] == UInt8(ascii: "=") else {
        return fail("the tag <\(tag)> is not written as XML", at: start)
      }
      position += 1
      skipSpace()
      guard let value = takeValue() else { return fail("the tag <\(tag)> is cut off", at: start) }
      attributes[name] = value
    }
  }

  private mutating func add(_ element: InterfaceElement, isClosed: Bool) {
    if let outer = open.last {
      outer.append(element)
    } else if root == nil {
      root = element
    } else {
      return fail("<\(element.tag)> stands beside the first element")
    }
    guard !isClosed else { return }
    open.append(element)
    // Nothing that an editor writes is so deep, and what reads the elements calls itself.
    if open.count > 500 { fail("elements lie in each other more than 500 deep") }
  }

  private mutating func closeElement() {
    position += 2
    let tag = takeName()
    skipSpace()
    guard let last = open.popLast(), last.tag == tag else {
      return fail("</\(tag)> closes what is not open")
    }
    last.trimText()
    guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else {
      return fail("</\(tag) is cut off")
    }
    position += 1
  }

  // MARK: Text

  private mutating func takeText() {
    let start = position
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") { advance() }
    open.last?.append(text: Self.plain(bytes[start..<position]))
  }

  private mutating func takeVerbatim() {
    position += "<![CDATA[".utf8.count
    let start = position
    while position < bytes.count, !starts("]]>") { advance() }
    open.last?.append(text: String(decoding: bytes[start..<position], as: UTF8.self))
    position = min(position + 3, bytes.count)
  }

  private mutating func takeValue() -> String? {
    guard position < bytes.count else { return nil }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return nil }
    position += 1
    let start = position
    while position < bytes.count, bytes[position] != quote { advance() }
    guard position < bytes.count else { return nil }
    defer { position += 1 }
    return Self.plain(bytes[start..<position])
  }

  private mutating func takeName() -> String {
    let start = position
    let ends: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0x3D, 0x2F, 0x3E, 0x3C]
    while position < bytes.count, !ends.contains(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// A text with what `&…;` stands for.
  private static func plain(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.contains("&") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.firstIndex(of: ";"), let meant = meaning(rest[rest.index(after: start)..<end])
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result += meant
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func meaning(_ name: Substring) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  // MARK: Moving on

  private func starts(_ text: String) -> Bool {
    bytes[position...].starts(with: text.utf8)
  }

  private mutating func skip(past end: String) {
    while position < bytes.count, !starts(end) { advance() }
    guard position < bytes.count else { return fail("a comment or instruction is cut off") }
    position += end.utf8.count
  }

  private mutating func skipSpace() {
    while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { advance() }
  }

  private mutating func advance() {
    if bytes[position] == 0x0A { line += 1 }
    position += 1
  }

  private mutating func fail(_ reason: String, at line: Int? = nil) {
    fault = Fault(line: line ?? self.line, reason: reason)
  }
}
