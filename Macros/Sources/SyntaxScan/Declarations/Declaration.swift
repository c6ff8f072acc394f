import SwiftSyntax

/// A type that a file declares, as far as one can tell from its text.
struct Declaration {
  let file: Int
  let line: Int
  /// The name by which the rest of the file refers to the type, `Outer.Inner`.
  let name: String
  let isStruct: Bool
  /// Why the end of the file cannot make one, or nothing.
  private(set) var obstacle: Obstacle?
  let inherited: [String]
  let members: MemberSummary
  /// True where the program begins with it: `@main` stands before it.
  var isEntry = false

  /// What keeps a type from being made at the end of its file.
  enum Obstacle: String {
    case generic
    case `private`
    case local
  }

  /// The same type with something found elsewhere that keeps it from being made.
  func blocked(by obstacle: Obstacle) -> Declaration {
    var blocked = self
    blocked.obstacle = obstacle
    return blocked
  }
}

/// An extension that a file declares.
struct DeclaredExtension {
  let name: String
  let inherited: [String]
  let initializers: [[Parameter]]
}

/// A `#Preview` of a file.
struct DeclaredPreview {
  let file: Int
  let line: Int
  let name: String
}

/// A value that has to be given to make something.
struct Parameter {
  let label: String
  let type: String
  let hasDefault: Bool
}

/// What the members of a type say about how one is made.
struct MemberSummary {
  /// The values that the memberwise initialiser asks for.
  var memberwise: [Parameter] = []
  /// The parameters of each initialiser in the type's own braces.
  var initializers: [[Parameter]] = []
}
