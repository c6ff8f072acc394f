/// What is drawn for one of the system's symbols.
struct SymbolDrawing: Hashable {
  /// The symbol without what surrounds it.
  enum Body: Hashable {
    /// A glyph of the font of symbols, by its name there.
    case glyph(String)
    /// A form that is drawn with lines of our own.
    case form(SymbolForm)
    /// Letters or digits.
    case letters(String)
    /// A frame with letters, where nothing is known that looks like the symbol.
    case standIn(String)
  }

  /// What is in the middle.
  var body: Body
  /// What surrounds it.
  var frame: SymbolFrame?
  /// True where the frame, or else the form, is filled.
  var isFilled = false
  /// True where a line runs through it.
  var isSlashed = false
  /// The name of the small symbol in its corner.
  var badge: String?

  /// Finds what a name is drawn as.
  ///
  /// A name that is not known loses its parts from the end, until what is left is known: a frame, a filling, a
  /// line through it and a badge are drawn by us.
  init(_ name: String) {
    body = .standIn(Self.initials(of: name))
    if let exact = Self.known(name, isFilled: false) {
      body = exact
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    var result = SymbolDrawing(body: body)
    result.isFilled = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    var isShortened = false
    while let last = parts.last {
      let key = parts.joined(separator: ".")
      if let found = Self.known(key, isFilled: result.isFilled) {
        if isShortened, case .form = found { return }
        result.body = found
        self = result
        return
      }
      if last == "slash", parts.count > 1 {
        result.isSlashed = true
      } else if let place = parts.lastIndex(where: { $0 == "badge" || $0 == "trianglebadge" }), place > 0 {
        result.badge = parts[(place + 1)...].first ?? "circle"
        parts.removeSubrange(place...)
        continue
      } else if result.frame == nil, parts.count > 1, let frame = SymbolFrame(rawValue: last) {
        result.frame = frame
      } else if parts.count == 1 {
        guard key.count <= 2, key.allSatisfy({ $0.isLetter || $0.isNumber }) else { return }
        result.body = .letters(key.uppercased())
        self = result
        return
      } else {
        isShortened = true
      }
      parts.removeLast()
    }
  }

  private init(body: Body) {
    self.body = body
  }

  /// A body of its own, without anything around it.
  static func standIn(for name: String) -> SymbolDrawing { SymbolDrawing(body: .standIn(initials(of: name))) }

  private static func known(_ key: String, isFilled: Bool) -> Body? {
    if let form = SymbolForm(name: key) { return .form(form) }
    if isFilled, let glyph = SymbolTable.glyphs[key + ".fill"] { return .glyph(glyph) }
    return SymbolTable.glyphs[key].map { .glyph($0) }
  }

  /// The first letters of the first two parts of a name.
  private static func initials(of name: String) -> String {
    let parts = name.split { !$0.isLetter && !$0.isNumber }
    guard let first = parts.first else { return "?" }
    guard parts.count > 1 else { return String(first.prefix(2)).capitalizedFirst }
    return parts.prefix(2).compactMap(\.first).map(String.init).joined().capitalizedFirst
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
