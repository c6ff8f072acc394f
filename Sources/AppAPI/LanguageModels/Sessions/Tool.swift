import Foundation

/// What an app offers a model to call while it answers; without a model nobody calls it.
///
///     struct FindDogs: Tool {
///       let name = "findDogs"
///       let description = "Finds dogs of a breed."
///       @Generable struct Arguments { var breed: String }
///       func call(arguments: Arguments) async throws -> [String] { kennel.dogs(of: arguments.breed) }
///     }
public protocol Tool<Arguments, Output>: Sendable {
  /// What the model is told.
  associatedtype Output: PromptRepresentable
  /// What the model says.
  associatedtype Arguments: ConvertibleFromGeneratedContent

  /// What the model calls it by; the name of its type where it says no other.
  var name: String { get }
  /// What it is for, told to the model.
  var description: String { get }
  /// What the arguments have to look like.
  var parameters: GenerationSchema { get }
  /// True where the model is told of it before it is asked.
  var includesSchemaInInstructions: Bool { get }

  /// Does what the model asks for.
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of its type.
  public var name: String { String(describing: Self.self) }
  /// True: the model is told of it.
  public var includesSchemaInInstructions: Bool { true }
}

extension Tool where Arguments: Generable {
  /// What the type of the arguments asks for.
  public var parameters: GenerationSchema { Arguments.generationSchema }
}

extension LanguageModelSession {
  /// That a tool failed while the model answered.
  public struct ToolCallError: LocalizedError {
    /// What the model called.
    public var tool: any Tool
    /// Why it failed.
    public var underlyingError: any Error

    /// Says which tool failed, and why.
    public init(tool: any Tool, underlyingError: any Error) {
      self.tool = tool
      self.underlyingError = underlyingError
    }

    /// What a person is told: why the tool failed.
    public var errorDescription: String? { underlyingError.localizedDescription }
  }
}
