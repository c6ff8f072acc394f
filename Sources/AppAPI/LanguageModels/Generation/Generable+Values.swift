import Foundation

extension String: Generable {
  /// Words.
  public static var generationSchema: GenerationSchema { GenerationSchema(LimitedShape(.value(.string))) }

  /// Reads words.
  public init(_ content: GeneratedContent) throws {
    guard case .string(let value) = content.kind else { throw content.mismatch("a string") }
    self = value
  }

  /// The words.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .string(self)) }
}

extension Bool: Generable {
  /// Yes or no.
  public static var generationSchema: GenerationSchema { GenerationSchema(LimitedShape(.value(.boolean))) }

  /// Reads yes or no.
  public init(_ content: GeneratedContent) throws {
    guard case .bool(let value) = content.kind else { throw content.mismatch("true or false") }
    self = value
  }

  /// The truth value.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .bool(self)) }
}

extension Int: Generable {
  /// A whole number.
  public static var generationSchema: GenerationSchema { GenerationSchema(LimitedShape(.value(.integer))) }

  /// Reads a whole number.
  public init(_ content: GeneratedContent) throws {
    guard case .number(let number) = content.kind, let value = Int(exactly: number) else {
      throw content.mismatch("a whole number")
    }
    self = value
  }

  /// The number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Double: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { GenerationSchema(LimitedShape(.value(.number))) }

  /// Reads a number.
  public init(_ content: GeneratedContent) throws { self = try content.number() }

  /// The number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(self)) }
}

extension Float: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { GenerationSchema(LimitedShape(.value(.number))) }

  /// Reads a number, and rounds it to what fits.
  public init(_ content: GeneratedContent) throws {
    let number: Double = try content.number()
    self = Float(number)
  }

  /// The number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(Double(self))) }
}

extension Decimal: Generable {
  /// A number.
  public static var generationSchema: GenerationSchema { GenerationSchema(LimitedShape(.value(.number))) }

  /// Reads a number by its digits.
  public init(_ content: GeneratedContent) throws {
    let number: Double = try content.number()
    guard let value = Decimal(string: String(number)) else { throw content.mismatch("a number") }
    self = value
  }

  /// The number.
  public var generatedContent: GeneratedContent { GeneratedContent(kind: .number(doubleValue)) }

  /// The nearest number that schemas and content can hold.
  var doubleValue: Double { NSDecimalNumber(decimal: self).doubleValue }
}

extension GeneratedContent {
  /// The number that it is.
  fileprivate func number() throws -> Double {
    guard case .number(let value) = kind else { throw mismatch("a number") }
    return value
  }
}
