import AccessibilityModel

extension PictureRequest: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(scale)
    writer.write(list: textSizes)
    writer.write(colorScheme)
    writer.write(list: overlays)
    writer.write(magnification)
    writer.write(showsLegend)
    writer.write(list: PictureFinding.Kind.allCases.filter(findings.contains))
    writer.write(showsSystemBars)
    writer.write(former)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      scale: try reader.double(), textSizes: try reader.list(), colorScheme: try reader.optional(),
      overlays: try reader.list(), magnification: try reader.optional(),
      showsLegend: try reader.bool(), findings: Set(try reader.list(PictureFinding.Kind.self)),
      showsSystemBars: try reader.value(), former: try reader.optional())
  }
}

extension Picture: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(width)
    writer.write(height)
    writer.write(list: findings)
    writer.write(number)
    writer.write(part)
    writer.write(bytes: png)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let (width, height) = (try reader.integer(), try reader.integer())
    let findings: [PictureFinding] = try reader.list()
    let number = try reader.integer()
    let part: Part? = try reader.optional()
    self.init(
      png: try reader.rawBytes(), width: width, height: height, findings: findings, number: number, part: part
    )
  }
}

extension Picture.Part: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    for number in [x, y, width, height] { writer.write(number) }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      x: try reader.integer(), y: try reader.integer(), width: try reader.integer(),
      height: try reader.integer())
  }
}

extension PictureFinding: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(kind)
    writer.write(words)
    writer.write(name: subject)
    writer.write(frame)
    writer.write(element)
    writer.write(list: textSizes)
    writer.write(measured)
    writer.write(needed)
    writer.write(other)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      try reader.value(), words: try reader.text(), subject: try reader.name(), frame: try reader.value(),
      element: try reader.optional(), textSizes: try reader.list(), measured: try reader.optional(),
      needed: try reader.optional(), other: try reader.text())
  }
}

extension Magnification: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(level)
    writer.write(center)
    writer.write(window)
    writer.write(isLens)
    writer.write(filter)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      level: try reader.double(), center: try reader.value(), window: try reader.value(),
      isLens: try reader.bool(), filter: try reader.value())
  }
}

extension PictureFinding.Kind: NamedBinary {}
extension Magnification.Filter: NamedBinary {}
