/// What a repair is asked for, by what the compiler says.
struct RepairKind: Hashable {
  /// The word by which the scanner knows it.
  let word: String
  /// The name that is missing, the label that is not taken, or the protocol.
  let name: String
  /// False for what the compiler infers, which often follows from something else.
  let isSure: Bool

  private init(_ word: String, _ name: Substring = "", isSure: Bool = true) {
    self.word = word
    self.name = String(name)
    self.isSure = isSure
  }

  /// A name that was taken out with its declaration.
  init(missing name: String) {
    self.init("name", name[...])
  }

  /// Reads a message.
  init(_ message: CompilerMessage) {
    let text = message.text
    if let match = text.firstMatch(
      of: /^(?:value of )?(?:optional )?type '(.+)' has no (?:dynamic )?member '([^']+)'/)
    {
      let isKnown = !["Any", "_", "()", "Never"].contains(match.1)
      self.init(Self.isView(match.1) ? "modifier" : "member", match.2, isSure: isKnown)
    } else if let match = text.firstMatch(of: /^cannot find (?:type )?'([^']+)' in scope/) {
      self.init("name", match.1)
    } else if let match = text.firstMatch(
      of: /^(?:extra argument|incorrect argument label.*have) '([^']+?):?'/)
    {
      self.init("argument", match.1)
    } else if text.hasPrefix("extra argument") || text.hasPrefix("argument passed to call that takes no")
      || text.contains("has no accessible initializers") || text.hasPrefix("no macro named")
      || text.contains("is unavailable") || text.contains("is inaccessible due to")
    {
      self.init("other")
    } else if text.hasPrefix("unknown attribute") || text.contains("cannot be used as an attribute")
      || text.contains("cannot be used as a property wrapper")
    {
      self.init("attribute")
    } else if text.hasPrefix("'@escaping' only applies") {
      self.init("attribute", "escaping")
    } else if text.contains("cannot be overridden from extension")
      || text.contains("declared in extension cannot be overridden")
    {
      self.init("redeclaration")
    } else if text.hasPrefix("cannot use optional chaining on non-optional value") {
      self.init("chaining")
    } else if text.contains("does not override any") {
      self.init("override")
    } else if let match = text.firstMatch(of: /does not conform to (?:inherited )?protocol '([^']+)'/) {
      self.init("conformance", match.1.split(separator: ".").last ?? match.1)
    } else if text.hasPrefix("invalid redeclaration of") {
      self.init("redeclaration")
    } else {
      self.init("other", isSure: false)
    }
  }

  /// True where the checker gave up.
  static func isAboutTime(_ message: CompilerMessage) -> Bool {
    message.text.contains("in reasonable time")
  }

  /// True for the type of a view, as the compiler writes it.
  private static func isView(_ type: Substring) -> Bool {
    type.hasPrefix("some ") || views.contains(String(type.prefix { $0 != "<" }))
  }

  private static let views: Set<String> = [
    "Text", "Image", "Button", "VStack", "HStack", "ZStack", "List", "Form", "Section", "ForEach", "Group",
    "NavigationStack", "NavigationView", "NavigationLink", "ScrollView", "LazyVStack", "LazyHStack", "Label",
    "Toggle", "TextField", "SecureField", "Picker", "DatePicker", "Slider", "Stepper", "Spacer", "Divider",
    "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "GeometryReader", "TabView", "Menu", "Link", "ProgressView",
    "ModifiedContent", "AnyView", "Color", "Chart", "Map", "WindowGroup",
  ]
}
