@_exported import Foundation

/// Gives numbers by chance.
public protocol GKRandom {
  /// A whole number of any size.
  func nextInt() -> Int
  /// A whole number from 0 up to, and without, a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// One of two answers.
  func nextBool() -> Bool
}

/// The state of a sequence of numbers that looks like chance, and is the same for the same seed.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

/// Gives numbers by chance; sources of the same seed give the same ones.
open class GKRandomSource: NSObject, GKRandom {
  private var numbers: SeededNumbers

  /// Makes a source whose numbers nobody knows.
  public override init() {
    numbers = SeededNumbers(seed: .random(in: 0...UInt64.max))
    super.init()
  }

  init(seed: UInt64) {
    numbers = SeededNumbers(seed: seed)
    super.init()
  }

  private static let shared = GKRandomSourceHolder()

  /// The source that all share.
  open class func sharedRandom() -> GKRandomSource { shared.source }

  /// A whole number of any size.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: numbers.next())) }

  /// A whole number from 0 up to, and without, a bound.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 1 ? Int.random(in: 0..<upperBound, using: &numbers) : 0
  }

  /// A number from 0 to 1.
  open func nextUniform() -> Float { Float.random(in: 0...1, using: &numbers) }

  /// One of two answers.
  open func nextBool() -> Bool { Bool.random(using: &numbers) }

  /// The elements in an order by chance.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] { array.shuffled(using: &numbers) }
}

/// Keeps the source that all share.
private final class GKRandomSourceHolder: @unchecked Sendable {
  let source = GKRandomSource()
}

/// A source that is begun with a number.
public class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The number it was begun with.
  public private(set) var seed: UInt64

  /// Makes a source whose numbers nobody knows.
  public override convenience init() { self.init(seed: .random(in: 0...UInt64.max)) }

  /// Makes a source whose numbers are the same for the same seed.
  public override init(seed: UInt64) {
    self.seed = seed
    super.init(seed: seed)
  }
}

/// A source that is begun with a number; fast.
public class GKLinearCongruentialRandomSource: GKMersenneTwisterRandomSource {}

/// A source that is begun with data.
public class GKARC4RandomSource: GKRandomSource {
  /// Makes a source whose numbers nobody knows.
  public override convenience init() {
    self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) }))
  }

  /// Makes a source whose numbers are the same for the same data.
  public init(seed: Data) {
    super.init(seed: seed.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Passes over numbers.
  public func dropValues(_ count: Int) {
    for _ in 0..<max(0, count) { _ = nextInt() }
  }
}

/// Whole numbers within bounds, each as likely as any other.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The lowest number.
  public let lowestValue: Int
  /// The highest number.
  public let highestValue: Int

  /// Makes a distribution over the numbers of a source.
  public init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
  }

  /// Makes a distribution over numbers that nobody knows.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// A die of so many sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: max(1, sideCount))
  }

  /// A die of six sides.
  open class func d6() -> Self { die(6) }
  /// A die of twenty sides.
  open class func d20() -> Self { die(20) }

  private class func die(_ sides: Int) -> Self {
    Self(randomSource: GKRandomSource(), lowest: 1, highest: sides)
  }

  /// Makes a distribution over the numbers of a source.
  public required init(randomSource: any GKRandom, lowest: Int, highest: Int) {
    (source, lowestValue, highestValue) = (randomSource, lowest, highest)
  }

  /// How many numbers are possible.
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// A number within the bounds.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number within the bounds and below another one.
  open func nextInt(upperBound: Int) -> Int { min(nextInt(), max(lowestValue, upperBound - 1)) }

  /// A number from 0 to 1.
  open func nextUniform() -> Float {
    highestValue == 0 ? 0 : Float(nextInt()) / Float(highestValue)
  }

  /// One of two answers.
  open func nextBool() -> Bool { source.nextBool() }
}

/// Whole numbers within bounds, those in the middle more likely.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The number in the middle.
  public var mean: Float { Float(lowestValue + highestValue) / 2 }
  /// How far numbers are from it.
  public var deviation: Float { Float(highestValue - lowestValue) / 6 }

  /// A number within the bounds.
  open override func nextInt() -> Int {
    let sum = (0..<12).reduce(Float(-6)) { sum, _ in sum + source.nextUniform() }
    return min(highestValue, max(lowestValue, Int((mean + sum * deviation).rounded())))
  }
}

/// Whole numbers within bounds, none again before all others came.
open class GKShuffledDistribution: GKRandomDistribution {
  private var waiting: [Int] = []
  private var last: Int?

  /// A number within the bounds.
  open override func nextInt() -> Int {
    if waiting.isEmpty {
      waiting = Array(lowestValue...highestValue)
      if waiting.count > 1 { waiting.removeAll { $0 == last } }
    }
    let number = waiting.remove(at: source.nextInt(upperBound: waiting.count))
    last = number
    return number
  }
}

extension NSArray {
  /// The elements in an order by chance.
  public func shuffled() -> [Any] { GKRandomSource.sharedRandom().arrayByShufflingObjects(in: map { $0 }) }
}
