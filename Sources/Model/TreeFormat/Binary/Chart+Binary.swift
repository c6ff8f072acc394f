import AccessibilityModel

extension Chart.Scale: BinaryCodable {}

extension Chart: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(title)
    writer.write(summary)
    writer.write(list: axes)
    writer.write(list: series)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      title: try reader.optional(), summary: try reader.optional(), axes: try reader.list(),
      series: try reader.list())
  }
}

/// An axis of numbers begins with 0, one of categories with 1, one of numbers with words for its ends with 2.
extension Chart.Axis: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    let hasWords = rangeWords.count == 2
    writer.write(byte: range == nil ? 1 : hasWords ? 2 : 0)
    writer.write(title)
    guard let range else { return writer.write(list: categories) }
    for words in hasWords ? rangeWords : [] { writer.write(words) }
    writer.write(range.lowerBound)
    writer.write(range.upperBound)
    writer.write(list: gridlines)
    writer.write(scale)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let tag = try reader.byte()
    switch tag {
    case 0, 2:
      let title: SpokenText = try reader.value()
      let words = tag == 2 ? [try reader.text(), try reader.text()] : []
      let (lower, upper) = (try reader.double(), try reader.double())
      guard lower <= upper else { throw reader.error(.outOfRange) }
      self.init(
        title: title, range: lower...upper, rangeWords: words, gridlines: try reader.list(),
        scale: try reader.value())
    case 1: self.init(title: try reader.value(), categories: try reader.list())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension Chart.Value: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(number)
    writer.write(text)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.double(), text: try reader.text())
  }
}

extension Chart.Point: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(label)
    writer.write(count: values.count)
    for value in values { writer.write(value) }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let label = try reader.optional(SpokenText.self)
    var values: [Chart.Value?] = []
    for _ in 0..<(try reader.count()) { values.append(try reader.optional()) }
    self.init(label: label, values: values)
  }
}

extension Chart.Series: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(isContinuous)
    writer.write(list: points)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(name: try reader.optional(), isContinuous: try reader.bool(), points: try reader.list())
  }
}
