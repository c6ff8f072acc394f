import FoundationModels
import Testing

@Suite("Content as a model writes it")
struct GeneratedContentTests {
  /// What is said of content that is read as something else.
  private func problem(_ body: () throws -> Void) -> String? {
    do { try body() } catch LanguageModelSession.GenerationError.decodingFailure(let context) {
      return context.debugDescription
    } catch {
      return nil
    }
    return nil
  }

  @Test("Values are written in the order that they were given in, and read by their names")
  func properties() throws {
    let content = GeneratedContent(properties: ["name": "Johnny", "age": 30, "weight": 4.5, "isHome": true])
    #expect(content.jsonString == #"{"name": "Johnny", "age": 30, "weight": 4.5, "isHome": true}"#)
    #expect(try content.value(String.self, forProperty: "name") == "Johnny")
    let age: Int = try content.value(forProperty: "age")
    #expect(age == 30)
    #expect(try content.value(Decimal.self, forProperty: "weight") == Decimal(string: "4.5"))
    #expect(try content.value(Float?.self, forProperty: "length") == nil)
    let missing = problem { _ = try content.value(Int.self, forProperty: "length") }
    #expect(missing?.hasPrefix("Expected something named \"length\", found {") == true)
    let broken = problem { _ = try content.value(Int.self, forProperty: "weight") }
    #expect(broken == "Expected a whole number, found 4.5")
  }

  @Test("Of two values with one name, the one that is asked for stays")
  func sameNames() {
    let pairs: [(String, any ConvertibleToGeneratedContent)] = [("a", 1), ("b", 2), ("a", 3)]
    let first = GeneratedContent(properties: pairs, uniquingKeysWith: { first, _ in first })
    #expect(first.jsonString == #"{"a": 1, "b": 2}"#)
    let elements: [any ConvertibleToGeneratedContent] = ["a", 1, [true]]
    #expect(GeneratedContent(elements: elements).jsonString == #"["a", 1, [true]]"#)
  }

  @Test(
    "JSON is read and written again",
    arguments: [
      #"{"a": [1, -2.5, 1000], "b": {"c": null}, "d": []}"#, #""\"\\\n\u0001 é 🐶""#, "true", "{}", "[[]]",
    ])
  func json(text: String) throws {
    let content = try GeneratedContent(json: text)
    #expect(content.jsonString == text)
    #expect(content.isComplete)
  }

  @Test("Characters that are written as numbers are read, in two halves too")
  func escapes() throws {
    let content = try GeneratedContent(json: #""\u0041\ud83d\udc36\/\b\f\r\t""#)
    #expect(try content.value(String.self) == "A🐶/\u{8}\u{C}\r\t")
  }

  @Test(
    "Of text that ends too early, what has come is read",
    arguments: [
      (#"{"title": "A story of"#, #"{"title": "A story of"}"#), (#"{"a": 1, "b"#, #"{"a": 1}"#),
      (#"{"a": 1, "b": tr"#, #"{"a": 1}"#), ("[1, 2,", "[1, 2]"), (#"[{"a": "b\u00"#, #"[{"a": "b"}]"#),
      ("[-", "[]"), (#"{"a":"#, "{}"),
    ])
  func incomplete(text: String, json: String) throws {
    let content = try GeneratedContent(json: text)
    #expect(content.jsonString == json)
    #expect(!content.isComplete)
  }

  @Test(
    "Text that is no JSON is refused, with the place",
    arguments: [("{a}", 2), ("nothing", 8), ("[1 2]", 4), (#"{"a": 1} x"#, 10), ("", 1), (#""\x""#, 4)])
  func noJSON(text: String, place: Int) {
    let words = problem { _ = try GeneratedContent(json: text) }
    #expect(words?.contains("from character \(place) on") == true, "\(words ?? "read")")
  }

  @Test("A structure is read from content, and writes the same again; what is missing is left out")
  func structures() throws {
    let json = #"{"name": "Bailey", "age": 3, "toys": [{"sound": "squeak", "parts": []}], "size": "S"}"#
    let dog = try GeneratedDog(GeneratedContent(json: json))
    let toy = GeneratedToy(sound: "squeak", parts: [])
    #expect(dog == GeneratedDog(name: "Bailey", age: 3, toys: [toy], size: .small))
    #expect(dog.generatedContent.jsonString == json)
    let plain = GeneratedDog(name: "Rex", age: 1, toys: [], size: nil)
    #expect(plain.generatedContent.jsonString == #"{"name": "Rex", "age": 1, "toys": []}"#)
    #expect(try plain.generatedContent.value(GeneratedDog.self) == plain)
    let missing = problem { _ = try GeneratedDog(GeneratedContent(json: #"{"name": "Rex"}"#)) }
    #expect(missing != nil)
    let unknown = problem { _ = try GeneratedSize("M".generatedContent) }
    #expect(unknown == "GeneratedSize has no case for M")
  }

  @Test("What has come of a structure has no values yet for the rest, and keeps what tells it apart")
  func partialStructures() throws {
    let content = try GeneratedContent(json: #"{"name": "Bai"#)
    let dog = try GeneratedDog.PartiallyGenerated(content)
    #expect(dog.name == "Bai" && dog.age == nil && dog.toys == nil && dog.size == nil)
    let id = GenerationID()
    let known = GeneratedContent(GeneratedDog(name: "Rex", age: 1, toys: [], size: .large), id: id)
    #expect(try GeneratedDog.PartiallyGenerated(known).id == id)
    #expect(GenerationID() != id)
    let whole = GeneratedDog(name: "Rex", age: 1, toys: [], size: .large).asPartiallyGenerated()
    #expect(whole.age == 1 && whole.size == .large)
    #expect("Rex".asPartiallyGenerated() == "Rex")
  }

  @Test(
    "Cases with values are read and written",
    arguments: [
      (GeneratedMeal.nothing, #"{"case": "nothing"}"#),
      (GeneratedMeal.food("fish", grams: 20), #"{"case": "food", "_0": "fish", "grams": 20}"#),
      (GeneratedMeal.food("fish", grams: nil), #"{"case": "food", "_0": "fish", "grams": null}"#),
    ])
  func meals(meal: GeneratedMeal, json: String) throws {
    #expect(meal.generatedContent.jsonString == json)
    #expect(try GeneratedMeal(GeneratedContent(json: json)) == meal)
  }

  @Test("Content tells a model what it is, and is equal to the same from elsewhere")
  func equality() throws {
    let content = try GeneratedContent(json: #"{"a": 1}"#)
    #expect(content == GeneratedContent(properties: ["a": 1], id: GenerationID()))
    #expect(content != GeneratedContent(properties: ["a": 2]))
    #expect(content.debugDescription == #"{"a": 1}"#)
    #expect(GeneratedContent(kind: .number(.infinity)).jsonString == "null")
    let bool: Bool? = nil
    #expect(bool.generatedContent.kind == .null)
    #expect(try GeneratedContent(json: "[true]").value([Bool].self) == [true])
  }
}
