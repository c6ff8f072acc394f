import Foundation

/// What the numbers of a grid are.
public enum MLMultiArrayDataType: Int, Sendable {
  /// Numbers of 64, 32 and 16 bits, and whole numbers of 32 bits.
  case double = 65600
  /// Numbers of 32 bits.
  case float32 = 65568
  /// Numbers of 16 bits.
  case float16 = 65552
  /// Whole numbers of 32 bits.
  case int32 = 131104
}

/// Numbers in a grid of any count of dimensions, kept as `Double` whatever their type.
///
///     let grid = try MLMultiArray(shape: [2, 3], dataType: .double)
///     grid[[1, 2]] = 7
///     grid[5]   // 7
open class MLMultiArray: NSObject {
  private var numbers: [Double]

  /// How many numbers there are in each dimension.
  public let shape: [NSNumber]
  /// How far numbers are from each other in each dimension.
  public let strides: [NSNumber]
  /// What the numbers are.
  public let dataType: MLMultiArrayDataType

  /// Makes a grid of zeros.
  ///
  /// - Parameters:
  ///   - shape: How many numbers there are in each dimension.
  ///   - dataType: What they are.
  /// - Throws: `MLModelError.generic` where a dimension has none, or the grid is too large for the machine.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    var count = 1
    var strides: [NSNumber] = []
    for length in shape.reversed() {
      strides.append(NSNumber(value: count))
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: length.intValue)
      guard length.intValue > 0, !isTooLarge, product <= 1 << 28 else { throw MLModelError(.generic) }
      count = product
    }
    self.shape = shape
    self.strides = strides.reversed()
    self.dataType = dataType
    numbers = Array(repeating: 0, count: count)
    super.init()
  }

  /// Makes a grid of one dimension with numbers.
  ///
  /// - Throws: `MLModelError.generic` where there is none.
  public convenience init<Numbers: Collection>(_ data: Numbers) throws where Numbers.Element == Double {
    try self.init(shape: [NSNumber(value: data.count)], dataType: .double)
    numbers = Array(data)
  }

  /// How many numbers there are.
  open var count: Int { numbers.count }

  /// A number by its place among all; 0 for a place that is not there.
  open subscript(index: Int) -> NSNumber {
    get { NSNumber(value: numbers.indices.contains(index) ? numbers[index] : 0) }
    set { if numbers.indices.contains(index) { numbers[index] = newValue.doubleValue } }
  }

  /// A number by its places in each dimension.
  open subscript(key: [NSNumber]) -> NSNumber {
    get { self[place(key)] }
    set { self[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int {
    guard key.count == shape.count,
      zip(key, shape).allSatisfy({ (0..<$1.intValue).contains($0.intValue) })
    else { return -1 }
    return zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue }
  }
}
