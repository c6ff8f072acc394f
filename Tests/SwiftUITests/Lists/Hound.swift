/// What the rows of these lists show.
struct Hound: Identifiable, Hashable {
  var name: String
  var age = 3
  var kinds: [Hound]?

  var id: String { name }

  static let all = [Hound(name: "Anna"), Hound(name: "Bert", age: 5), Hound(name: "Carl", age: 1)]
}
