# Outputs for the model, the formats, their written grammars and the test that walks all attributes.

function storage(    bits, total, i, row) {
  total = order("bit", bits)
  top()
  print "/// The attributes that few elements have."
  print "package struct SparseAttributes: Hashable, Sendable {"
  print "  package init() {}"
  print ""
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    row = bits[i]
    print "  package var " name(row) ": " declared(get(row, "type"), get(row, "initial"))
  }
  print "}"
}

function accessors(    row, type, separator) {
  top()
  print "extension AccessibilityElement {"
  for (row = 1; row <= attributes; row++) {
    if (get(row, "bit") == "" || byHand(row, "element")) continue
    printf "%s", separator
    separator = "\n"
    type = get(row, "type")
    comment(row, "  ")
    print "  public var " name(row) ": " type " {"
    print "    get { sparse?.attributes." name(row) (kind(type) == "optional" ? "" : " ?? " get(row, "initial")) " }"
    print "    set { self[sparse: \\." name(row) "] = newValue }"
    print "  }"
  }
  print "}"
}

function provenance(    numbers, total, i) {
  total = order("number", numbers)
  top()
  print "/// Names what is known about an element, for provenance and differences."
  print "public enum Attribute: UInt8, Hashable, Sendable, CaseIterable {"
  for (i = 0; i < total; i++) {
    print "  /// " get(numbers[i], "doc")
    print "  case " name(numbers[i]) (i ? "" : " = 0")
  }
  print "}"
}

function binary(    bits, total, i, row, type) {
  total = order("bit", bits)
  top("AccessibilityModel")
  print "extension SparseAttributes: BinaryCodable {"
  print "  /// The bit that says an attribute is there; never given out twice."
  print "  private struct Present: OptionSet {"
  print "    let rawValue: UInt64"
  for (i = 0; i < total; i++) if (i in bits) print "    static let " name(bits[i]) " = Present(rawValue: 1 << " i ")"
  print ""
  print "    static let all = Present(rawValue: 1 << " total " - 1)"
  print "  }"
  print ""
  print "  private var present: Present {"
  print "    var result: Present = []"
  for (i = 0; i < total; i++) if (i in bits) print "    if " isSet(bits[i]) " { result.insert(." name(bits[i]) ") }"
  print "    return result"
  print "  }"
  print ""
  print "  func write(to writer: inout BinaryWriter) {"
  print "    let present = present"
  print "    writer.write(present.rawValue)"
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    row = bits[i]
    type = kind(get(row, "type"))
    if (type == "optional") print "    if let " name(row) " { writer.write(" name(row) ") }"
    if (type == "list") print "    if present.contains(." name(row) ") { writer.write(list: " name(row) ") }"
    if (type == "value") print "    if present.contains(." name(row) ") { writer.write(" name(row) ") }"
  }
  print "  }"
  print ""
  print "  init(from reader: inout BinaryReader) throws(FormatError) {"
  print "    self.init()"
  print "    let present = Present(rawValue: try reader.unsigned())"
  print "    if !present.isSubset(of: .all) { throw reader.error(.unknownTag) }"
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    row = bits[i]
    type = kind(get(row, "type"))
    if (type == "flag") {
      print "    " name(row) " = " (get(row, "initial") == "true" ? "!" : "") "present.contains(." name(row) ")"
    } else {
      print "    if present.contains(." name(row) ") { " name(row) " = try reader." (type == "list" ? "list" : "value") "() }"
    }
  }
  print "  }"
  print "}"
}

function json(    bits, total, i, row, type, set) {
  total = order("bit", bits)
  top("AccessibilityModel")
  print "extension SparseAttributes: DecodableV1 {"
  print "  func write(to object: inout JSONObject) {"
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    row = bits[i]
    type = kind(get(row, "type"))
    set = "object.set(\"" name(row) "\", " (type == "list" ? "list: " : "") name(row) ")"
    print "    " (type == "flag" || type == "value" ? "if " isSet(row) " { " set " }" : set)
  }
  print "  }"
  print ""
  print "  init(v1 reader: JSONReader) throws(FormatError) {"
  print "    self.init()"
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    row = bits[i]
    type = kind(get(row, "type"))
    print "    " name(row) " = try reader." (type == "list" ? "list" : "member") "(\"" name(row) "\")" \
      (type == "flag" || type == "value" ? " ?? " get(row, "initial") : "")
  }
  print "  }"
  print "}"
  print ""
  print "extension AccessibilityElement {"
  print "  /// The keys of version 1; whatever else an element has in a document is kept as it is."
  print "  package static let keysV1: Set<String> = ["
  for (row = 1; row <= attributes; row++) print "    \"" name(row) "\","
  print "    \"children\","
  print "  ]"
  print "}"
}

function text(    row, value, word, form) {
  top("AccessibilityModel")
  print "extension TreeText {"
  print "  /// What few elements have, a detail a line; what the head line or the last lines tell is not among it."
  print "  static func details(of attributes: SparseAttributes) -> [String] {"
  print "    var result: [String] = []"
  for (row = 1; row <= attributes; row++) {
    form = get(row, "form")
    if (get(row, "bit") == "" || form == "head" || form == "last") continue
    value = "attributes." name(row)
    word = literal(get(row, "text"), 1)
    if (form == "each") {
      print "    result += " value ".map { line(of: $0) }"
    } else if (form == "list") {
      print "    if " isSet(row, "attributes.") " {"
      print "      result.append(\"" word " \" + " value ".map { words(of: $0) }.joined(separator: \" \"))"
      print "    }"
    } else if (form == "flag") {
      print "    if " isSet(row, "attributes.") " { result.append(\"" word "\") }"
    } else {
      if (kind(get(row, "type")) == "optional") {
        print "    if let " name(row) " = " value " {"
        value = name(row)
      } else {
        print "    if " isSet(row, "attributes.") " {"
      }
      if (form == "either") value = value " ? \"" word "\" : \"" literal(get(row, "text"), 2) "\""
      else if (form == "bare") value = "\"" word " \\(" value ")\""
      else if (form == "value") value = "\"" word " \" + words(of: " value ")"
      else value = "lines(of: " value ")"
      print "      result" (form == "own" ? " += " value : ".append(" value ")")
      print "    }"
    }
  }
  print "    return result"
  print "  }"
  print "}"
}

# What a test walks: each attribute with its places in storage and in the element.
function walk(    bits, total, i, row) {
  total = order("bit", bits)
  top("AccessibilityModel")
  print "extension AttributeCheck {"
  print "  /// Every attribute of the schema, in the order of the bits."
  print "  static let all: [AttributeCheck] = ["
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    row = bits[i]
    print "    AttributeCheck(\"" name(row) "\", bit: " i ", \\SparseAttributes." name(row) \
      (byHand(row, "element") ? "" : ", \\AccessibilityElement." name(row)) "),"
  }
  print "  ]"
  print "}"
}

function keysTable(    bits, total, i, row) {
  total = order("bit", bits)
  print "| key | value | where absent |"
  print "|---|---|---|"
  for (row = 1; row <= attributes; row++) {
    if (get(row, "bit") == "") print "| `" name(row) "` | " get(row, "json") " | " get(row, "absent") " |"
  }
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    row = bits[i]
    print "| `" name(row) "` | " get(row, "json") " | " get(row, "absent") " |"
  }
  print "| `children` | list of nodes | none |"
}

function textGrammar(    row) {
  for (row = 1; row <= attributes; row++) {
    if (get(row, "text") != "") print "         | " get(row, "text")
  }
}

function fieldsGrammar(    bits, total, i, line, field) {
  total = order("bit", bits)
  for (i = 0; i < total; i++) {
    if (!(i in bits)) continue
    field = words(name(bits[i])) (kind(get(bits[i], "type")) == "flag" ? " (no field)" : "") (i < total - 1 ? "," : "")
    if (line != "" && length(line " " field) > 105) {
      print "             " line
      line = ""
    }
    line = line (line == "" ? "" : " ") field
  }
  print "             " line
}
