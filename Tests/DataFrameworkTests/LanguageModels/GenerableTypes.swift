import FoundationModels

/// A dog, written as `@Generable` writes it.
struct GeneratedDog: Equatable {
  let name: String
  var age: Int
  var toys: [GeneratedToy]
  var size: GeneratedSize?

  nonisolated static var generationSchema: GenerationSchema {
    GenerationSchema(
      type: Self.self, description: "A dog",
      properties: [
        GenerationSchema.Property(name: "name", description: "A short name", type: String.self),
        GenerationSchema.Property(name: "age", type: Int.self, guides: [.range(0...20)]),
        GenerationSchema.Property(name: "toys", type: [GeneratedToy].self, guides: [.count(2)]),
        GenerationSchema.Property(name: "size", type: GeneratedSize?.self),
      ])
  }

  nonisolated var generatedContent: GeneratedContent {
    var properties: [(String, any ConvertibleToGeneratedContent)] = []
    properties.append(("name", self.name))
    properties.append(("age", self.age))
    properties.append(("toys", self.toys))
    if let value = self.size { properties.append(("size", value)) }
    return GeneratedContent(properties: properties, uniquingKeysWith: { _, last in last })
  }

  nonisolated struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
    var id: GenerationID
    var name: String.PartiallyGenerated?
    var age: Int.PartiallyGenerated?
    var toys: [GeneratedToy].PartiallyGenerated?
    var size: GeneratedSize.PartiallyGenerated?

    init(_ content: GeneratedContent) throws {
      self.id = content.id ?? GenerationID()
      self.name = try content.value(forProperty: "name")
      self.age = try content.value(forProperty: "age")
      self.toys = try content.value(forProperty: "toys")
      self.size = try content.value(forProperty: "size")
    }
  }
}

extension GeneratedDog: Generable {
  init(_ content: GeneratedContent) throws {
    self.name = try content.value(forProperty: "name")
    self.age = try content.value(forProperty: "age")
    self.toys = try content.value(forProperty: "toys")
    self.size = try content.value(forProperty: "size")
  }
}

/// A toy, which may hold others.
struct GeneratedToy: Equatable {
  var sound: String
  var parts: [GeneratedToy]

  nonisolated static var generationSchema: GenerationSchema {
    GenerationSchema(
      type: Self.self,
      properties: [
        GenerationSchema.Property(name: "sound", type: String.self),
        GenerationSchema.Property(name: "parts", type: [GeneratedToy].self),
      ])
  }

  nonisolated var generatedContent: GeneratedContent {
    GeneratedContent(properties: ["sound": sound, "parts": parts])
  }
}

extension GeneratedToy: Generable {
  init(_ content: GeneratedContent) throws {
    self.sound = try content.value(forProperty: "sound")
    self.parts = try content.value(forProperty: "parts")
  }
}

/// A size, for which words stand.
enum GeneratedSize: String {
  case small = "S"
  case large = "L"

  nonisolated static var generationSchema: GenerationSchema {
    GenerationSchema(type: Self.self, anyOf: [Self.small.rawValue, Self.large.rawValue])
  }

  nonisolated var generatedContent: GeneratedContent { self.rawValue.generatedContent }
}

extension GeneratedSize: Generable {
  init(_ content: GeneratedContent) throws {
    let word = try content.value(String.self)
    guard let value = Self(rawValue: word) else {
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "GeneratedSize has no case for \(word)"))
    }
    self = value
  }
}

/// A meal, whose cases have values.
enum GeneratedMeal: Equatable {
  case nothing
  case food(String, grams: Int?)

  nonisolated static var generationSchema: GenerationSchema {
    GenerationSchema(
      type: Self.self,
      cases: [
        GenerationSchema.Case("nothing"),
        GenerationSchema.Case(
          "food",
          properties: [
            GenerationSchema.Property(name: "_0", type: String.self),
            GenerationSchema.Property(name: "grams", type: Int?.self),
          ]),
      ])
  }

  nonisolated var generatedContent: GeneratedContent {
    switch self {
    case .nothing: GeneratedContent(properties: ["case": "nothing"])
    case .food(let value0, let value1):
      GeneratedContent(properties: ["case": "food", "_0": value0, "grams": value1])
    }
  }
}

extension GeneratedMeal: Generable {
  init(_ content: GeneratedContent) throws {
    let word = try content.value(String.self, forProperty: "case")
    switch word {
    case "nothing": self = .nothing
    case "food":
      self = try .food(content.value(forProperty: "_0"), grams: content.value(forProperty: "grams"))
    default:
      throw LanguageModelSession.GenerationError.decodingFailure(
        .init(debugDescription: "GeneratedMeal has no case for \(word)"))
    }
  }
}
