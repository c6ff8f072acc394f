import AccessibilityModel

extension Overlay.Kind: NamedBinary {}

extension Overlay: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(kind)
    writer.write(title)
    writer.write(list: marks)
    writer.write(list: rules)
    writer.write(picture)
    writer.write(panel)
    writer.write(magnification)
    writer.write(list: highlights)
    writer.write(opacity)
    writer.write(pointing)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      try reader.value(), title: try reader.text(), marks: try reader.list(), rules: try reader.list(),
      picture: try reader.optional(), panel: try reader.value())
    magnification = try reader.optional()
    highlights = try reader.list()
    opacity = try reader.value()
    pointing = try reader.optional()
  }
}

extension Overlay.Pointing: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(button)
    writer.write(opacity)
    writer.write(covered)
    writer.write(pointer)
    writer.write(progress)
    writer.write(list: fingers)
    writer.write(function)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      button: try reader.optional(), opacity: try reader.double(), covered: try reader.text(),
      pointer: try reader.optional(), progress: try reader.double(), fingers: try reader.list(),
      function: try reader.text())
  }
}

extension Overlay.Picture.Sharpness: NamedBinary {}

extension Overlay.Picture: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(sharpness)
    writer.write(frame)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.text(), sharpness: try reader.value(), frame: try reader.value())
  }
}

extension Overlay.Mark: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(text)
    writer.write(label)
    writer.write(frame)
    writer.write(element)
    writer.write(hasActions)
    writer.write(isChosen)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      try reader.text(), label: try reader.text(), frame: try reader.value(),
      element: try reader.optional(), hasActions: try reader.bool(), isChosen: try reader.bool())
  }
}
