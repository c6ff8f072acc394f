/// What a model is asked.
public struct Prompt: Sendable, WrittenLines {
  let text: String

  init(text: String) { self.text = text }

  /// Asks with what can be written as words.
  public init(_ content: some PromptRepresentable) { self = content.promptRepresentation }

  /// Asks with lines of words.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
}

/// What a model can be asked with.
public protocol PromptRepresentable {
  /// It, as words.
  @PromptBuilder var promptRepresentation: Prompt { get }
}

extension Prompt: PromptRepresentable {
  /// The words themselves.
  public var promptRepresentation: Prompt { self }
}

extension String: PromptRepresentable {
  /// The words themselves.
  public var promptRepresentation: Prompt { Prompt(text: self) }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// Each on a line.
  public var promptRepresentation: Prompt { Prompt(lines: map(\.promptRepresentation)) }
}

/// Puts the lines of a prompt together.
@resultBuilder
public struct PromptBuilder {
  /// A line that is a prompt already.
  public static func buildExpression(_ expression: Prompt) -> Prompt { expression }
  /// One line as words.
  public static func buildExpression(_ expression: some PromptRepresentable) -> Prompt {
    expression.promptRepresentation
  }
  /// Each on a line.
  public static func buildBlock(_ components: Prompt...) -> Prompt { Prompt(lines: components) }
  /// Each on a line.
  public static func buildArray(_ prompts: [Prompt]) -> Prompt { Prompt(lines: prompts) }
  /// The lines, where there are any.
  public static func buildOptional(_ component: Prompt?) -> Prompt { component ?? .empty }
  /// The lines of the first way.
  public static func buildEither(first component: Prompt) -> Prompt { component }
  /// The lines of the second way.
  public static func buildEither(second component: Prompt) -> Prompt { component }
  /// The lines, where the system has them.
  public static func buildLimitedAvailability(_ prompt: Prompt) -> Prompt { prompt }
}
