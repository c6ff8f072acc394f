/// What narrows the values that a model may write.
public struct GenerationGuide<Value>: Sendable {
  /// What is left.
  let limits: SchemaLimits
}

extension SchemaLimits {
  /// Words that follow a regular expression, where its text is known: where it was written as a literal.
  init<Output>(_ pattern: Regex<Output>) {
    self.init(pattern: pattern._literalPattern)
  }
}

extension GenerationGuide where Value == String {
  /// These words alone.
  public static func constant(_ value: String) -> GenerationGuide<String> { anyOf([value]) }

  /// One of several words.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
    GenerationGuide(limits: SchemaLimits(words: values))
  }

  /// Words that follow a regular expression.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
    GenerationGuide(limits: SchemaLimits(regex))
  }
}

extension GenerationGuide {
  /// So many values at least.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] {
    GenerationGuide(limits: SchemaLimits(minimumCount: count))
  }

  /// So many values at most.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]>
  where Value == [Element] {
    GenerationGuide(limits: SchemaLimits(maximumCount: count))
  }

  /// So many values, from the least number to the greatest.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    GenerationGuide(limits: SchemaLimits(minimumCount: range.lowerBound, maximumCount: range.upperBound))
  }

  /// So many values, no more and no fewer.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    GenerationGuide(limits: SchemaLimits(minimumCount: count, maximumCount: count))
  }

  /// What narrows each of the values.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    GenerationGuide(limits: SchemaLimits(elements: [guide.limits]))
  }
}

// An attribute says only how many there are, and nothing from which the compiler could tell of what.
extension GenerationGuide where Value == [Never] {
  /// So many values at least.
  public static func minimumCount(_ count: Int) -> GenerationGuide<[Never]> {
    GenerationGuide(limits: SchemaLimits(minimumCount: count))
  }

  /// So many values at most.
  public static func maximumCount(_ count: Int) -> GenerationGuide<[Never]> {
    GenerationGuide(limits: SchemaLimits(maximumCount: count))
  }

  /// So many values, from the least number to the greatest.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<[Never]> {
    GenerationGuide(limits: SchemaLimits(minimumCount: range.lowerBound, maximumCount: range.upperBound))
  }

  /// So many values, no more and no fewer.
  public static func count(_ count: Int) -> GenerationGuide<[Never]> {
    GenerationGuide(limits: SchemaLimits(minimumCount: count, maximumCount: count))
  }
}
