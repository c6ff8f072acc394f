/// How a model is to answer, said before it is asked.
public struct Instructions: Sendable, WrittenLines {
  let text: String

  init(text: String) { self.text = text }

  /// Says what can be written as words.
  public init(_ content: some InstructionsRepresentable) { self = content.instructionsRepresentation }

  /// Says lines of words.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
}

/// What can tell a model how to answer.
public protocol InstructionsRepresentable {
  /// It, as words.
  @InstructionsBuilder var instructionsRepresentation: Instructions { get }
}

extension Instructions: InstructionsRepresentable {
  /// The words themselves.
  public var instructionsRepresentation: Instructions { self }
}

extension String: InstructionsRepresentable {
  /// The words themselves.
  public var instructionsRepresentation: Instructions { Instructions(text: self) }
}

extension Array: InstructionsRepresentable where Element: InstructionsRepresentable {
  /// Each on a line.
  public var instructionsRepresentation: Instructions {
    Instructions(lines: map(\.instructionsRepresentation))
  }
}

/// Puts the lines of instructions together.
@resultBuilder
public struct InstructionsBuilder {
  /// A line that is an instruction already.
  public static func buildExpression(_ expression: Instructions) -> Instructions { expression }
  /// One line as words.
  public static func buildExpression(_ expression: some InstructionsRepresentable) -> Instructions {
    expression.instructionsRepresentation
  }
  /// Each on a line.
  public static func buildBlock(_ components: Instructions...) -> Instructions {
    Instructions(lines: components)
  }
  /// Each on a line.
  public static func buildArray(_ instructions: [Instructions]) -> Instructions {
    Instructions(lines: instructions)
  }
  /// The lines, where there are any.
  public static func buildOptional(_ component: Instructions?) -> Instructions { component ?? .empty }
  /// The lines of the first way.
  public static func buildEither(first component: Instructions) -> Instructions { component }
  /// The lines of the second way.
  public static func buildEither(second component: Instructions) -> Instructions { component }
  /// The lines, where the system has them.
  public static func buildLimitedAvailability(_ instructions: Instructions) -> Instructions { instructions }
}
