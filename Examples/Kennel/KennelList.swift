import SwiftUI

/// All dogs of the kennel in a list of cards.
struct KennelList<Row: View>: View {
  var dogs: [Dog]
  @ViewBuilder var row: (Dog) -> Row

  var body: some View {
    List(dogs) { row($0) }
  }
}

extension Dog {
  /// A kennel of any size; dogs of the same name are told apart by a number.
  static func many(_ count: Int) -> [Dog] {
    let known = [Dog.juno, .moss, .pickle]
    return (0..<count).map { number in
      var dog = known[number % known.count]
      dog.name += " \(number + 1)"
      return dog
    }
  }
}
