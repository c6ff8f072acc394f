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
    #expect(NSPredicate(format: "name IN %@", ["Rex", "Bailey"] as NSArray).evaluate(with: dog))
    let (born, id) = (Date(timeIntervalSince1970: 1_000), UUID())
    let box: NSDictionary = ["born": born, "id": id]
    #expect(NSPredicate(format: "born == %@", born as NSDate).evaluate(with: box))
    #expect(NSPredicate(format: "born < %@", born.addingTimeInterval(1) as CVarArg).evaluate(with: box))
    let both = NSPredicate(format: "id == %@ AND id != %@", id as CVarArg, UUID() as CVarArg)
    #expect(both.evaluate(with: box))
  }

  @Test("Texts are compared as a person who searches means it")
  func search() throws {
    let search = #Predicate<String> { $0.localizedStandardContains("elan") }
    #expect(try search.evaluate("Vélo, Élan"))
    #expect(try !search.evaluate("Rex"))
  }

  private typealias Parts = PredicateExpressions
  private typealias Condition = any StandardPredicateExpression<Bool>

  private func isTrue(
    _ text: String, _ part: (Parts.Variable<String>, Parts.Value<String>) -> Condition
  ) throws -> Bool {
    func evaluate(_ make: (Parts.Variable<String>) -> Condition) throws -> Bool {
      try Predicate<String> { make($0) }.evaluate(text)
    }
    return try evaluate { part($0, Parts.build_Arg("dog B")) }
  }

  @Test("What the macro makes of comparing texts knows parts, the order of letters, and their case or not")
  func comparing() throws {
    for (text, holds) in [("Hot Dog B", true), ("Dog C", false)] {
      #expect(try isTrue(text) { Parts.build_localizedStandardContains($0, $1) } == holds)
    }
    for (text, order) in [
      ("dog a", ComparisonResult.orderedAscending), ("DOG b", .orderedSame), ("dog C", .orderedDescending),
    ] {
      #expect(
        try isTrue(text) {
          Parts.build_Equal(lhs: Parts.build_caseInsensitiveCompare($0, $1), rhs: Parts.build_Arg(order))
        })
    }
    #expect(
      try isTrue("dog A") {
        Parts.build_Equal(
          lhs: Parts.build_localizedCompare($0, $1), rhs: Parts.build_Arg(ComparisonResult.orderedAscending))
      })
    // The macro itself makes the same of it.
    let ascending = ComparisonResult.orderedAscending
    let first = #Predicate<String> { $0.localizedCompare("dog B") == ascending }
    #expect(try first.evaluate("dog A") && !first.evaluate("dog C"))
  }
}
