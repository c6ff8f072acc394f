/// One message of the compiler, as what a repair is asked for at its place.
struct RepairRequest: Hashable {
  /// What the compiler complains of.
  enum Kind: String {
    /// A type has no such member; the type is a view's.
    case modifier
    /// A type has no such member.
    case member
    /// No such name is in scope.
    case name
    /// A call has an argument that is not taken.
    case argument
    /// No such attribute is known.
    case attribute
    /// Nothing is there to override.
    case override
    /// What is called as if it might be missing never is.
    case chaining
    /// A type lacks what a protocol asks for.
    case conformance
    /// A name is declared a second time.
    case redeclaration
    /// Anything else.
    case other
  }

  let file: Int
  let line: Int
  let column: Int
  let kind: Kind
  /// False for what the compiler infers, which often follows from something else.
  let isSure: Bool
  /// The name that is missing, the label that is not taken, or the protocol.
  let name: String

  /// Reads the fields of a line that begins with `at`; nothing where the line is another one.
  init?(fields: [String]) {
    guard fields.count == 7, fields[0] == "at", let file = Int(fields[1]), let line = Int(fields[2]),
      let column = Int(fields[3]), let kind = Kind(rawValue: fields[4])
    else { return nil }
    self.init(
      file: file, line: line, column: column, kind: kind, isSure: fields[5] == "sure", name: fields[6])
  }

  /// The same about another line.
  func moved(to line: Int) -> RepairRequest {
    RepairRequest(file: file, line: line, column: column, kind: kind, isSure: isSure, name: name)
  }

  init(file: Int, line: Int, column: Int, kind: Kind, isSure: Bool = true, name: String = "") {
    self.file = file
    self.line = line
    self.column = column
    self.kind = kind
    self.isSure = isSure
    self.name = name
  }
}
