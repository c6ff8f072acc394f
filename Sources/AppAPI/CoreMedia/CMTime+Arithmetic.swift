extension CMTime {
  /// Makes the time of a fraction that may not fit: the parts of a second are halved until it does.
  ///
  /// - Parameters:
  ///   - numerator: How many parts.
  ///   - denominator: How many of them a second has; more than 0.
  ///   - preferred: How many the result is to have, where that can be.
  ///   - epoch: Which loop it belongs to.
  init(_ numerator: Int128, over denominator: Int128, in preferred: CMTimeScale, epoch: CMTimeEpoch = 0) {
    var scale = preferred
    while true {
      let (value, isExact) = Self.divide(
        numerator.multipliedReportingOverflow(by: Int128(scale)), denominator, .default)
      if let value {
        self.init(
          value: value, timescale: scale, flags: isExact ? .valid : [.valid, .hasBeenRounded], epoch: epoch)
        return
      }
      guard scale > 1 else { break }
      scale /= 2
    }
    self = numerator < 0 ? .negativeInfinity : .positiveInfinity
  }

  /// A quotient rounded to a whole number; `nil` where that is too large.
  private static func divide(
    _ product: (partialValue: Int128, overflow: Bool), _ denominator: Int128, _ method: CMTimeRoundingMethod
  ) -> (value: CMTimeValue?, isExact: Bool) {
    guard !product.overflow else { return (nil, false) }
    var (quotient, remainder) = product.partialValue.quotientAndRemainder(dividingBy: denominator)
    let isExact = remainder == 0
    if !isExact {
      let isNegative = product.partialValue < 0
      let goesOut =
        switch method {
        case .roundHalfAwayFromZero: remainder.magnitude >= denominator.magnitude - remainder.magnitude
        case .roundTowardZero, .quickTime: false
        case .roundAwayFromZero: true
        case .roundTowardPositiveInfinity: !isNegative
        case .roundTowardNegativeInfinity: isNegative
        }
      if goesOut { quotient += isNegative ? -1 : 1 }
    }
    return (CMTimeValue(exactly: quotient), isExact)
  }

  /// Returns the same time in other parts of a second.
  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric else { return self }
    guard newTimescale > 0, timescale > 0 else { return .invalid }
    let fitting =
      method == .quickTime && newTimescale > timescale ? CMTimeRoundingMethod.roundAwayFromZero : method
    let product = Int128(value).multipliedReportingOverflow(by: Int128(newTimescale))
    let (converted, isExact) = Self.divide(product, Int128(timescale), fitting)
    guard let converted else { return value < 0 ? .negativeInfinity : .positiveInfinity }
    var result = CMTime(value: converted, timescale: newTimescale, flags: flags, epoch: epoch)
    if !isExact { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The sum of two times, in parts of a second that suit both.
  public static func + (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: 1) }

  /// The time from one to another, in parts of a second that suit both.
  public static func - (left: CMTime, right: CMTime) -> CMTime { sum(left, right, sign: -1) }

  private static func sum(_ left: CMTime, _ right: CMTime, sign: Int128) -> CMTime {
    guard left.isValid, right.isValid else { return .invalid }
    if left.isIndefinite || right.isIndefinite { return .indefinite }
    let added = sign > 0 ? right : right.negated
    if !left.isNumeric || !added.isNumeric {
      if left.isNumeric { return added }
      return added.isNumeric || added.flags == left.flags ? left : .invalid
    }
    let isSame = left.epoch == right.epoch
    guard left.timescale > 0, right.timescale > 0, isSame || left.epoch == 0 || right.epoch == 0 else {
      return .invalid
    }
    let (one, other) = (Int128(left.timescale), Int128(right.timescale))
    let multiple = one / commonDivisor(one, other) * other
    let numerator =
      Int128(left.value) * (multiple / one) + sign * Int128(right.value) * (multiple / other)
    let epoch = isSame ? (sign > 0 ? left.epoch : 0) : left.epoch + CMTimeEpoch(sign) * right.epoch
    var result = CMTime(
      numerator, over: multiple, in: CMTimeScale(exactly: multiple) ?? .max, epoch: epoch)
    if result.isNumeric, left.hasBeenRounded || right.hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }

  /// The same time on the other side of zero.
  private var negated: CMTime {
    if isPositiveInfinity { return .negativeInfinity }
    return isNegativeInfinity ? .positiveInfinity : self
  }

  /// The largest number that divides two.
  private static func commonDivisor(_ one: Int128, _ other: Int128) -> Int128 {
    other == 0 ? one : commonDivisor(other, one % other)
  }

  /// So many times as long, with a fraction for the number.
  ///
  /// - Parameters:
  ///   - multiplier: The numerator.
  ///   - divisor: The denominator.
  /// - Returns: The product; no time where it cannot be told.
  func multiplied(by multiplier: Int32, over divisor: Int32 = 1) -> CMTime {
    guard isValid, divisor != 0 else { return .invalid }
    if isIndefinite { return self }
    guard isNumeric else {
      if multiplier == 0 { return .invalid }
      return (multiplier < 0) == (divisor < 0) ? self : negated
    }
    guard timescale > 0 else { return .invalid }
    let sign: Int128 = divisor < 0 ? -1 : 1
    var result = CMTime(
      sign * Int128(value) * Int128(multiplier), over: sign * Int128(divisor) * Int128(timescale),
      in: timescale, epoch: epoch)
    if result.isNumeric, hasBeenRounded { result.flags.insert(.hasBeenRounded) }
    return result
  }
}

extension CMTime: Comparable {
  /// True for the same time, in whatever parts of a second.
  public static func == (left: CMTime, right: CMTime) -> Bool { left.order(to: right) == 0 }

  /// True for the sooner one; what nobody knows comes behind every number, and what is no time last of all.
  public static func < (left: CMTime, right: CMTime) -> Bool { left.order(to: right) < 0 }

  /// Less than 0 for the sooner one, 0 for the same time, more than 0 for the later one.
  func order(to other: CMTime) -> Int32 {
    let (own, others) = (rank, other.rank)
    guard own == others, isNumeric else { return own < others ? -1 : own > others ? 1 : 0 }
    if epoch != other.epoch { return epoch < other.epoch ? -1 : 1 }
    let (left, right) = (
      Int128(value) * Int128(other.timescale), Int128(other.value) * Int128(timescale)
    )
    return left < right ? -1 : left > right ? 1 : 0
  }

  /// Where times of its kind lie among all others.
  private var rank: Int {
    if !isValid { return 4 }
    if isPositiveInfinity { return 3 }
    if isIndefinite { return 2 }
    return isNegativeInfinity ? 0 : 1
  }
}

extension CMTime: Hashable {
  /// Takes in what is the same for the same time.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(rank)
    guard isNumeric else { return }
    hasher.combine(epoch)
    let divisor = Self.commonDivisor(Int128(value), Int128(timescale))
    guard divisor != 0 else { return }
    hasher.combine(abs(Int128(value) / divisor))
    hasher.combine(abs(Int128(timescale) / divisor))
  }
}
