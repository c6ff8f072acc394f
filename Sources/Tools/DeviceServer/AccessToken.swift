/// The secret in the address of a page: who does not know it gets no answer.
package struct AccessToken: Hashable, Sendable, CustomStringConvertible {
  /// Thirty-two digits of base sixteen: 128 bits.
  package let description: String

  /// Makes one of random bits of the system.
  package init() {
    var random = SystemRandomNumberGenerator()
    self.init(random.next(), random.next())
  }

  /// Makes one of two numbers of 64 bits.
  init(_ high: UInt64, _ low: UInt64) {
    description = [high, low].map { number in
      let digits = String(number, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// True for the same secret; how long the comparison takes does not depend on where the two differ.
  package func matches(_ other: some StringProtocol) -> Bool {
    let (own, others) = (Array(description.utf8), Array(other.utf8))
    guard own.count == others.count else { return false }
    return zip(own, others).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
