import Foundation

extension GenerationGuide {
  /// Numbers between two, or on one side of one.
  private init(from minimum: Double?, to maximum: Double?) {
    self.init(limits: SchemaLimits(minimum: minimum, maximum: maximum))
  }
}

extension GenerationGuide where Value == Int {
  /// This number or a greater one.
  public static func minimum(_ value: Int) -> GenerationGuide<Int> {
    GenerationGuide(from: Double(value), to: nil)
  }

  /// This number or a smaller one.
  public static func maximum(_ value: Int) -> GenerationGuide<Int> {
    GenerationGuide(from: nil, to: Double(value))
  }

  /// One of these numbers.
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
    GenerationGuide(from: Double(range.lowerBound), to: Double(range.upperBound))
  }
}

extension GenerationGuide where Value == Float {
  /// This number or a greater one.
  public static func minimum(_ value: Float) -> GenerationGuide<Float> {
    GenerationGuide(from: Double(value), to: nil)
  }

  /// This number or a smaller one.
  public static func maximum(_ value: Float) -> GenerationGuide<Float> {
    GenerationGuide(from: nil, to: Double(value))
  }

  /// One of these numbers.
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    GenerationGuide(from: Double(range.lowerBound), to: Double(range.upperBound))
  }
}

extension GenerationGuide where Value == Double {
  /// This number or a greater one.
  public static func minimum(_ value: Double) -> GenerationGuide<Double> {
    GenerationGuide(from: value, to: nil)
  }

  /// This number or a smaller one.
  public static func maximum(_ value: Double) -> GenerationGuide<Double> {
    GenerationGuide(from: nil, to: value)
  }

  /// One of these numbers.
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    GenerationGuide(from: range.lowerBound, to: range.upperBound)
  }
}

extension GenerationGuide where Value == Decimal {
  /// This number or a greater one.
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
    GenerationGuide(from: value.doubleValue, to: nil)
  }

  /// This number or a smaller one.
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
    GenerationGuide(from: nil, to: value.doubleValue)
  }

  /// One of these numbers.
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    GenerationGuide(from: range.lowerBound.doubleValue, to: range.upperBound.doubleValue)
  }
}
