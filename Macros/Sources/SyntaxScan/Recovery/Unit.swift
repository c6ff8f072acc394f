/// What a repair puts something else in place of, the smallest first.
enum Unit: String {
  /// `?` in `delegate.foo?(1)`: another spelling, by which nothing is lost.
  case spelling
  /// `.foo(1)` in a chain of modifiers.
  case modifier
  /// A word of a declaration, such as `@Foo` or `override`.
  case attribute
  /// An argument that a call does not take.
  case argument
  /// What a text says of a value.
  case text
  /// A value whose type is known where it stands.
  case value
  /// A statement, or a view among others.
  case statement
  /// What a function, a closure or a property does.
  case body
  /// A property, a function or a conformance.
  case member
  /// A type, or a preview.
  case declaration

  /// Where it stands on the way from the word to the file.
  var level: Int {
    switch self {
    case .spelling, .modifier, .attribute, .argument: 0
    case .text, .value: 1
    case .statement: 2
    case .body: 3
    case .member: 4
    case .declaration: 5
    }
  }
}

/// A change by which one thing that does not compile goes.
struct Repair {
  let unit: Unit
  let range: Range<Int>
  /// What stands there from now on; blanks where it is empty.
  let replacement: String
  /// What went: the name of a modifier, of a function or of a type.
  let name: String
}
