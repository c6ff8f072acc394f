/// A dog that is looking for a home, as the kennel's list shows it.
struct Dog: Identifiable {
  var name: String
  var breed: String
  var story: String
  var age: String
  var weight: String
  var height: String
  var waiting: String

  /// The dog's name, unique in this kennel.
  var id: String { name }

  /// The name of the dog's picture.
  var photo: String { "photo-\(name.lowercased())" }
}

extension Dog {
  static let juno = Dog(
    name: "Juno", breed: "Whippet",
    story: "Quiet indoors, quick outdoors, and happiest under a blanket",
    age: "Four years", weight: "13 kilograms", height: "47 centimetres", waiting: "Eleven days")

  static let moss = Dog(
    name: "Moss", breed: "Border collie",
    story: "Learns a trick a day and herds the children in from the garden",
    age: "Two years", weight: "18 kilograms", height: "52 centimetres", waiting: "Three weeks")

  static let pickle = Dog(
    name: "Pickle", breed: "Dachshund",
    story: "Small, certain, and the self-appointed guard of the kitchen",
    age: "Nine years", weight: "8 kilograms", height: "21 centimetres", waiting: "Two months")
}
