import FoundationModels
import Testing

@Suite("What content has to look like")
struct GenerationSchemaTests {
  private typealias Schema = DynamicGenerationSchema

  @Test("A type is described with its properties, guides and the types in it, each of them once")
  func types() {
    let toy =
      ##"{"additionalProperties": false, "properties": {"parts": {"items": "##
      + ##"{"$ref": "#/$defs/GeneratedToy"}, "type": "array"}, "sound": {"type": "string"}}, "##
      + ##""required": ["sound", "parts"], "title": "GeneratedToy", "type": "object", "x-order": ["sound", "parts"]}"##
    let size = ##"{"enum": ["S", "L"], "title": "GeneratedSize", "type": "string"}"##
    let properties =
      ##"{"age": {"maximum": 20, "minimum": 0, "type": "integer"}, "##
      + ##""name": {"description": "A short name", "type": "string"}, "##
      + ##""size": {"$ref": "#/$defs/GeneratedSize"}, "toys": {"items": {"$ref": "#/$defs/GeneratedToy"}, "##
      + ##""maxItems": 2, "minItems": 2, "type": "array"}}"##
    let expected =
      ##"{"$defs": {"GeneratedSize": \##(size), "GeneratedToy": \##(toy)}, "additionalProperties": false, "##
      + ##""description": "A dog", "properties": \##(properties), "required": ["name", "age", "toys"], "##
      + ##""title": "GeneratedDog", "type": "object", "x-order": ["name", "age", "toys", "size"]}"##
    #expect(GeneratedDog.generationSchema.debugDescription == expected)
  }

  @Test("A type that holds itself refers to itself")
  func recursion() {
    let text = GeneratedToy.generationSchema.debugDescription
    #expect(text.contains(##""parts": {"items": {"$ref": "#"}"##))
    #expect(!text.contains("$defs"))
  }

  @Test("Cases with values are forms to choose from")
  func cases() {
    let text = GeneratedMeal.generationSchema.debugDescription
    #expect(text.contains(##""anyOf": [{"$ref": "#/$defs/GeneratedMeal.nothing"}, "##))
    #expect(text.contains(#""case": {"enum": ["food"], "type": "string"}"#))
    #expect(text.contains(#""required": ["case", "_0"]"#))
  }

  /// The schema of a structure with one property.
  private func text<Value: Generable>(_ type: Value.Type, _ guides: GenerationGuide<Value>...) -> String {
    let property = GenerationSchema.Property(name: "a", type: type, guides: guides)
    return GenerationSchema(type: GeneratedDog.self, properties: [property]).debugDescription
  }

  @Test("Guides narrow words and numbers")
  func guides() {
    #expect(text(String.self, .anyOf(["x", "y"])).contains(#""enum": ["x", "y"]"#))
    #expect(text(String.self, .constant("x")).contains(#""enum": ["x"]"#))
    #expect(text(String.self, .pattern(/squeak/)).contains(#""pattern": ""#))
    #expect(text(Int.self, .minimum(1), .maximum(5)).contains(#""maximum": 5, "minimum": 1"#))
    #expect(text(Int.self, .range(0...3)).contains(#""maximum": 3, "minimum": 0"#))
    #expect(text(Double.self, .range(0.5...1)).contains(#""maximum": 1, "minimum": 0.5"#))
    #expect(text(Double.self, .minimum(2), .maximum(3)).contains(#""maximum": 3, "minimum": 2"#))
    #expect(text(Decimal.self, .minimum(1), .maximum(2)).contains(#""maximum": 2, "minimum": 1"#))
    #expect(text(Decimal.self, .range(1...2)).contains(#""maximum": 2, "minimum": 1"#))
    #expect(text(Float.self, .minimum(2), .maximum(3)).contains(#""maximum": 3, "minimum": 2"#))
    #expect(text(Float.self, .range(2...3)).contains(#""maximum": 3, "minimum": 2"#))
  }

  @Test("Guides narrow how many values there are, and each of them")
  func countGuides() {
    #expect(text([Bool].self, .minimumCount(1)).contains(#""minItems": 1"#))
    #expect(text([Bool].self, .maximumCount(3)).contains(#""maxItems": 3"#))
    #expect(text([Bool].self, .count(2...4)).contains(#""maxItems": 4, "minItems": 2"#))
    #expect(text([Bool].self, .count(3)).contains(#""maxItems": 3, "minItems": 3"#))
    #expect(text([Int].self, .element(.minimum(7))).contains(#""items": {"minimum": 7, "type": "integer"}"#))
    #expect(Never.generationSchema.debugDescription == #"{"anyOf": [], "title": "Never"}"#)
  }

  @Test("Words that follow a regular expression may be missing, too")
  func patterns() {
    let properties = [
      GenerationSchema.Property(name: "a", type: String.self, guides: [/squeak/]),
      GenerationSchema.Property(name: "b", type: String?.self, guides: [/squeak/]),
    ]
    let text = GenerationSchema(type: GeneratedDog.self, properties: properties).debugDescription
    #expect(text.contains(#""required": ["a"]"#))
    #expect(text.ranges(of: #""pattern": ""#).count == 2)
  }

  @Test("Schemas that are made while the app runs refer to each other by name")
  func dynamicSchemas() throws {
    let toy = Schema(
      name: "Toy", description: "A toy",
      properties: [
        .init(name: "sound", schema: Schema(type: String.self, guides: [.constant("squeak")])),
        .init(name: "color", schema: Schema(name: "Color", anyOf: ["red", "blue"]), isOptional: true),
        .init(name: "inside", schema: Schema(referenceTo: "Toy"), isOptional: true),
      ])
    let root = Schema(arrayOf: Schema(referenceTo: "Toy"), minimumElements: 1, maximumElements: 3)
    let text = try GenerationSchema(root: root, dependencies: [toy]).debugDescription
    let color = ##"{"enum": ["red", "blue"], "title": "Color", "type": "string"}"##
    #expect(text.hasPrefix(##"{"$defs": {"Color": \##(color), "Toy": {"##))
    let items = ##""items": {"$ref": "#/$defs/Toy"}, "maxItems": 3, "minItems": 1"##
    #expect(text.hasSuffix(##"\##(items), "type": "array"}"##))
    #expect(text.contains(##""inside": {"$ref": "#/$defs/Toy"}"##))
    #expect(text.contains(#""required": ["sound"]"#))
    let either = Schema(name: "Thing", anyOf: [Schema(referenceTo: "Toy"), Schema(type: GeneratedSize.self)])
    let choice = try GenerationSchema(root: either, dependencies: [toy]).debugDescription
    #expect(choice.contains(##""anyOf": [{"$ref": "#/$defs/Toy"}, {"$ref": "#/$defs/GeneratedSize"}]"##))
    #expect(try GenerationSchema(root: toy, dependencies: []).debugDescription.contains(##""$ref": "#"}"##))
  }

  @Test("Schemas that do not fit together are refused, with what to do")
  func refusedSchemas() throws {
    func refusal(_ root: Schema, _ others: Schema...) -> GenerationSchema.SchemaError? {
      do { _ = try GenerationSchema(root: root, dependencies: others) } catch {
        return error as? GenerationSchema.SchemaError
      }
      return nil
    }
    let word = Schema(type: String.self)
    let property = Schema.Property(name: "x", schema: word)
    let twice = refusal(Schema(name: "A", properties: [property, property]))
    #expect(twice?.errorDescription == "Two properties of \"A\" are named \"x\".")
    #expect(twice?.recoverySuggestion == "Give each property of the schema a name of its own.")
    let same = refusal(Schema(name: "A", properties: []), Schema(name: "A", anyOf: ["x"]))
    #expect(same?.errorDescription == "Two schemas are named \"A\".")
    #expect(same?.recoverySuggestion?.hasPrefix("Give each schema a name") == true)
    let nothing: [String] = []
    let none = refusal(Schema(name: "A", anyOf: nothing))
    #expect(none?.errorDescription == "\"A\" has nothing to choose from.")
    #expect(none?.recoverySuggestion == "Give the schema something to choose from.")
    let missing = refusal(Schema(arrayOf: Schema(referenceTo: "B")))
    #expect(missing?.errorDescription == "No schema is named \"B\".")
    #expect(missing?.recoverySuggestion == "Add the schemas with these names to the dependencies.")
    if case .undefinedReferences(let schema, let references, _) = missing {
      #expect(schema == nil && references == ["B"])
    }
  }

  @Test("A schema is written as JSON, and read again")
  func coding() throws {
    let schema = GeneratedDog.generationSchema
    let read = try JSONDecoder().decode(GenerationSchema.self, from: JSONEncoder().encode(schema))
    #expect(read.debugDescription == schema.debugDescription)
    let choice = GenerationSchema(type: GeneratedDog.self, anyOf: [GeneratedToy.self, GeneratedSize.self])
    #expect(choice.debugDescription.contains(##"{"$ref": "#/$defs/GeneratedToy"}"##))
    #expect(GeneratedContent.generationSchema.debugDescription == "{}")
  }
}
