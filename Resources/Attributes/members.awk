# Outputs for UIKit's members, blocks, what they answer, and the way from there into the tree.

function isWeak(row) { return get(row, "kept") ~ /^weak / }

# The type of a member: an optional that is kept is answered for what is unset.
function answered(row,    type) {
  type = get(row, "kept")
  if (kind(type) == "optional" && get(row, "unset") != "") sub(/\?$/, "", type)
  return type
}

function otherwise(row) { return get(row, "unset") == "" ? "" : " ?? " get(row, "unset") }

# What was kept of an object, if it is of `properties`.
function kept(row, properties) {
  if (get(row, "place") == "most") return properties "." name(row) (kind(get(row, "kept")) == "optional" ? otherwise(row) : "")
  return properties ".more?." name(row) otherwise(row)
}

function keeps(row) {
  if (get(row, "place") == "most") return "$0." name(row) " = newValue"
  return "$0.changeMore { $0." name(row) " = newValue }"
}

function isMember(row, isOfView) {
  return get(row, "member") != "" && get(row, "kept") != "" && !byHand(row, "member") \
    && (get(row, "place") == "view") == isOfView
}

function blockType(row,    type) {
  type = get(row, "block")
  sub(/^.*: /, "", type)
  return type
}

function blockName(row,    type) {
  type = get(row, "block")
  return sub(/: .*$/, "", type) ? type : get(row, "member") "Block"
}

function keptProperty(row,    type) {
  type = get(row, "kept")
  if (isWeak(row)) print "  weak var " name(row) ": " substr(type, 6)
  else print "  var " name(row) ": " declared(type, get(row, "unset"))
}

function keptClasses(    row) {
  top("AppHost Foundation")
  print "/// What an app set of an object's accessibility; what is unset the object answers itself."
  print "///"
  print "/// A class, for an object without any stays small, and reading one answer copies no other."
  print "final class AccessibilityProperties {"
  for (row = 1; row <= count; row++) if (get(row, "place") == "most") keptProperty(row)
  print "  var blocks: AccessibilityBlocks?"
  print "  var more: MoreProperties?"
  print "}"
  print ""
  print "/// What apps set of few objects' accessibility, kept apart so that the others stay small."
  print "struct MoreProperties {"
  for (row = 1; row <= count; row++) if (get(row, "place") == "few" || get(row, "place") == "view") keptProperty(row)
  print "}"
  print ""
  print "/// What an app wants asked anew at every look, in place of what it set; a block wins over the value."
  print "///"
  print "/// - Source: Behaviour 1.13"
  print "final class AccessibilityBlocks {"
  for (row = 1; row <= count; row++) if (get(row, "block") != "") print "  var " name(row) ": " blockType(row) "?"
  print "}"
}

function responder(    row) {
  top("AppHost Foundation")
  print "/// The members by which a responder describes itself; what answers is what was set, unless a subclass overrides it."
  print "@MainActor @preconcurrency"
  print "open class DescribedResponder: NSObject {"
  print "  var storedProperties: AccessibilityProperties?"
  print ""
  print "  /// Takes note that what it is to people has changed."
  print "  package func setNeedsDescription() { RunningApp.current.setNeedsUpdate() }"
  for (row = 1; row <= count; row++) {
    if (!isMember(row, 0)) continue
    print ""
    comment(row, "  ")
    print "  open var " get(row, "member") ": " answered(row) " {"
    print "    get { " kept(row, "properties") " }"
    print "    set { describe { " keeps(row) " } }"
    print "  }"
  }
  print "}"
}

function objectMembers(    row, separator) {
  top("Foundation")
  print "// Responders answer by their own, overridable members."
  print "extension UIAccessibilityDescribable where Self: NSObject {"
  for (row = 1; row <= count; row++) {
    if (!isMember(row, 0)) continue
    printf "%s", separator
    separator = "\n"
    comment(row, "  ")
    print "  public var " get(row, "member") ": " answered(row) " {"
    print "    get { answer(\\." get(row, "member") ") { " kept(row, "$0") " } }"
    print "    set { set(\\." get(row, "member") ", newValue) { " keeps(row) " } }"
    print "  }"
  }
  print "}"
}

function objectBlocks(    row, separator) {
  top("Foundation")
  print "extension UIAccessibilityDescribable where Self: NSObject {"
  for (row = 1; row <= count; row++) {
    if (get(row, "block") == "") continue
    printf "%s", separator
    separator = "\n"
    print "  /// Asked at every look, and wins over `" get(row, "member") "`."
    print "  public var " blockName(row) ": " blockType(row) "? {"
    print "    get { blocks?." name(row) " }"
    print "    set { set(\\." name(row) ", newValue) }"
    print "  }"
  }
  print "}"
}

function viewMembers(    row, separator) {
  top("Foundation")
  print "extension UIView {"
  for (row = 1; row <= count; row++) {
    if (!isMember(row, 1)) continue
    printf "%s", separator
    separator = "\n"
    comment(row, "  ")
    print "  public var " get(row, "member") ": " answered(row) " {"
    print "    get { " kept(row, "properties") " }"
    print "    set { describe { " keeps(row) " } }"
    print "  }"
  }
  print "}"
}

function answers(    row, separator, type, member) {
  top("Foundation")
  print "extension ResolvedAccessibility {"
  for (row = 1; row <= count; row++) {
    if (get(row, "kept") == "" || byHand(row, "answer")) continue
    printf "%s", separator
    separator = "\n"
    type = answered(row)
    member = "source." get(row, "member")
    if (get(row, "place") == "view") member = "(source as? UIView)?." get(row, "member") otherwise(row)
    comment(row, "  ")
    if (get(row, "block") == "") {
      print "  var " name(row) ": " type " { " member " }"
    } else if (kind(type) == "optional") {
      print "  var " name(row) ": " type " {"
      print "    if let block = blocks?." name(row) " { return block() }"
      print "    return " member
      print "  }"
    } else {
      print "  var " name(row) ": " type " { blocks?." name(row) "?() ?? " member " }"
    }
  }
  print "}"
}

# Sets one attribute of an element from what the object answers.
function fill(row,    value, type, initial) {
  type = get(row, "type")
  initial = get(row, "initial")
  value = "resolved." name(row) (answered(row) == type ? "" : answered(row) ~ /\?$/ ? "?.model" : ".model")
  if (kind(type) == "optional") {
    print "    if let " name(row) " = " value " { element." name(row) " = " name(row) " }"
    return
  }
  print "    let " name(row) " = " value
  print "    if " isSet(row, "") " { element." name(row) " = " name(row) " }"
}

function filling(    row) {
  top("AccessibilityModel")
  print "extension ElementBuilder {"
  print "  /// Adds what any object may say of itself and its element has as it is said."
  print "  static func addMost(_ resolved: ResolvedAccessibility, to element: inout AccessibilityElement) {"
  for (row = 1; row <= attributes; row++) {
    if (get(row, "place") == "most" && !byHand(row, "tree")) fill(row)
  }
  print "  }"
  print ""
  print "  /// Adds what few objects say of themselves and their elements have as it is said."
  print "  static func addFew(_ resolved: ResolvedAccessibility, to element: inout AccessibilityElement) {"
  for (row = 1; row <= attributes; row++) {
    if ((get(row, "place") == "few" || get(row, "place") == "view") && !byHand(row, "tree")) fill(row)
  }
  print "  }"
  print "}"
}
