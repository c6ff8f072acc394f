import FoundationAdditions
import Testing

@Suite("Predicates that are written as text")
struct PredicateTests {
  private let dog: [String: Any] = [
    "name": "Bailey", "age": 3,
    "toys": [["kind": "ball", "price": 2], ["kind": "bone", "price": 9]] as [[String: Any]],
  ]

  @Test(
    "Several values are asked at once",
    arguments: [
      ("ANY toys.kind == 'ball'", true), ("ANY toys.kind == 'rope'", false), ("ALL toys.price > 1", true),
      ("ALL toys.price > 2", false), ("NONE toys.price > 10", true), ("toys.@count == 2", true),
      ("age BETWEEN {1, 3}", true), ("age BETWEEN {4, 5}", false), ("tail BETWEEN {1, 3}", false),
      ("name IN {'Rex', 'Bailey'}", true), ("name IN {'Rex'}", false), ("age IN {3}", true),
    ])
  func quantities(format: String, isTrue: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: dog) == isTrue)
  }

  @Test("Arguments stand for bounds and members")
  func arguments() {
    #expect(NSPredicate(format: "%K BETWEEN %@", argumentArray: ["age", [1, 5]]).evaluate(with: dog))
    #expect(NSPredicate(format: "name IN %@", argumentArray: [["Rex"]]).evaluate(with: dog) == false)
    #expect(NSPredicate(format: "age BETWEEN {%d, %d}", 2, 4).evaluate(with: dog))
  }

  @Test("Texts are compared as a person who searches means it")
  func search() throws {
    let search = #Predicate<String> { $0.localizedStandardContains("elan") }
    #expect(try search.evaluate("Vélo, Élan"))
    #expect(try !search.evaluate("Rex"))
  }
}
