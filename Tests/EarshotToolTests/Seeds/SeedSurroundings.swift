/// What stands beside a listing so that it compiles and something is shown.
enum SeedSurroundings {
  /// The type that the cells show, with one dog; the picture is given as Swift code.
  static func dog(image: String) -> String {
    """
    import SwiftUI

    struct Dog {
      var image: Image
      var name: String
      var type: String
      var description: String
      var popularity: String
      var age: String
      var weight: String
      var height: String

      static var bailey: Dog {
        Dog(
          image: \(image), name: "Bailey", type: "beagle",
          description: "Happy-go-lucky, excellent hunting dog, and loyal companion",
          popularity: "Number one", age: "Three years", weight: "25 pounds", height: "14 inches")
      }
    }

    """
  }

  /// The names that the first listing leaves undeclared, and the import it leaves out.
  static let names = """
    @_exported import SwiftUI

    let name = "Bailey"
    let description = "Happy-go-lucky, excellent hunting dog, and loyal companion"

    """

  /// A preview of a view.
  static func preview(_ name: String, _ view: String) -> String {
    "import SwiftUI\n\n#Preview(\"\(name)\") {\n  \(view)\n}\n\n"
  }
}
