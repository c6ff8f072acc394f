import Foundation
import Testing
import UIKit

@Suite("Predicates that are written as text")
struct PredicateTests {
  private struct Dog {
    var name = "Bailey"
    var age: Int? = 3
  }

  @Test("Numbers of objects are arguments, too")
  func numbers() {
    let isOfAge = NSPredicate(format: "age >= %@", NSNumber(value: 3))
    #expect(isOfAge.evaluate(with: Dog()))
    #expect(!isOfAge.evaluate(with: Dog(age: 2)))
  }

  @Test(
    "An address is checked against a pattern",
    arguments: [("rex@kennel.org", true), ("rex@kennel", false), ("rex", false), ("", false)])
  func addresses(address: String, isOne: Bool) {
    let pattern = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    #expect(NSPredicate(format: "SELF MATCHES %@", pattern).evaluate(with: address) == isOne)
  }

  @Test(
    "Texts, numbers and stored properties are compared, and conditions joined",
    arguments: [
      ("name CONTAINS[c] 'bail' AND age > 2", true), ("name BEGINSWITH 'B' && age == 4", false),
      ("NOT (name == 'Rex' OR age >= 4)", true), ("name LIKE 'B*y'", true), ("name ENDSWITH 'i'", false),
      ("name != nil", true), ("collar == nil", true), ("TRUEPREDICATE", true),
    ])
  func comparisons(format: String, holds: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: Dog()) == holds)
  }

  @Test("Arguments stand in their order, and keys among them")
  func arguments() {
    let predicate = NSPredicate(format: "%K IN %@", argumentArray: ["name", ["Rex", "Luna"]])
    #expect(!predicate.evaluate(with: Dog()))
    #expect(predicate.evaluate(with: ["name": "Luna"]))
  }
}
