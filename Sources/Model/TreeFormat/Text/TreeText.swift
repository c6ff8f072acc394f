import AccessibilityModel

/// A tree in the form that people read: an element a line, inside what contains it, details below it.
///
///     print(TreeText(tree).text)
///     // group
///     //   button "Dismiss" [260,24 120x20]
///     //   text "We'd love your feedback" [32,40 200x20]
///
/// `Documentation/Formats/tree-text.md` gives the grammar.
public struct TreeText: Hashable, Sendable {
  /// What is written beside what people meet.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes options from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Where each element lies.
    public static let frames = Options(rawValue: 1 << 0)
    /// By which identity each element is known.
    public static let identities = Options(rawValue: 1 << 1)
    /// Where the app's code describes each element and sets its attributes.
    public static let sources = Options(rawValue: 1 << 2)
    /// Which uncertain rules shaped each element.
    public static let rules = Options(rawValue: 1 << 3)
  }

  /// How many levels are shown by indentation; deeper ones say their number.
  static let deepestIndent = 32

  /// The lines, each ending in a line feed; empty for the empty tree.
  public let text: String

  /// Writes down a tree.
  ///
  /// - Complexity: O(n), without recursion.
  public init(_ tree: AccessibilityTree, options: Options = [.frames, .rules]) {
    var text = ""
    var open: [AccessibilityTree.Children] = []
    var upcoming = tree.root
    while true {
      if let id = upcoming, let element = tree[id] {
        Self.write(element, depth: open.count, options, to: &text)
        open.append(tree.children(of: id))
      }
      guard !open.isEmpty else { break }
      upcoming = open[open.count - 1].next()
      if upcoming == nil { open.removeLast() }
    }
    self.text = text
  }

  /// Writes down one element without what it contains.
  public init(_ element: AccessibilityElement, options: Options = [.frames, .rules]) {
    var text = ""
    Self.write(element, depth: 0, options, to: &text)
    self.text = text
  }

  private static func write(
    _ element: AccessibilityElement, depth: Int, _ options: Options, to text: inout String
  ) {
    let indent = String(repeating: "  ", count: min(depth, deepestIndent))
    text += indent
    if depth > deepestIndent { text += "(\(depth)) " }
    text += VisibleText.line(headLine(of: element, options)) + "\n"
    for detail in details(of: element, options) {
      text += indent + "  - " + VisibleText.line(detail) + "\n"
    }
  }
}

extension TreeText {
  /// A text in quotation marks, with marks inside it and everything that would act escaped; of a very long one the
  /// beginning, and how many characters it has.
  static func quoted(_ text: String) -> String {
    let shown = VisibleText.cut(text)
    guard shown.utf8.count < text.utf8.count, let end = shown.lastIndex(of: "…") else {
      return JSONValue.string(text).text(indented: false)
    }
    return JSONValue.string(String(shown[...end])).text(indented: false) + shown[shown.index(after: end)...]
  }

  /// A number with at most two decimal places.
  static func number(_ number: Double) -> String {
    JSONValue((number * 100).rounded() / 100).text(indented: false)
  }

  /// A place as its two numbers.
  static func point(_ point: Point) -> String { number(point.x) + "," + number(point.y) }

  /// What the element is, its label, its value and where it lies.
  static func headLine(of element: AccessibilityElement, _ options: Options) -> String {
    var words = element.roleWords
    if let label = element.label { words.append(quoted(label.string)) }
    if let value = element.value { words.append("= " + quoted(value.string)) }
    if options.contains(.frames), element.frame != .zero {
      let size = number(element.frame.size.width) + "x" + number(element.frame.size.height)
      words.append("[\(point(element.frame.origin)) \(size)]")
    }
    if options.contains(.identities) { words.append("#" + element.id.text) }
    return words.joined(separator: " ")
  }
}
