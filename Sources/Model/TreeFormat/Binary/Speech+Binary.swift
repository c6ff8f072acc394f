import AccessibilityModel

extension SpeechAttributes: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(facts.language)
    writer.write(wishes.pitch)
    writer.write(wishes.spellsOut)
    writer.write(wishes.speaksPunctuation)
    writer.write(wishes.phonetic)
    writer.write(facts.headingLevel)
    writer.write(wishes.queuesAnnouncements)
    writer.write(facts.context)
    writer.write(wishes.rate)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      language: try reader.optional(), pitch: try reader.optional(),
      spellsOut: try reader.optional(), speaksPunctuation: try reader.optional(),
      phonetic: try reader.optional(), headingLevel: try reader.optional(),
      queuesAnnouncements: try reader.optional())
    facts.context = try reader.optional()
    wishes.rate = try reader.optional()
  }
}

extension SpokenText.Run: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(range)
    writer.write(attributes)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(range: try reader.value(), attributes: try reader.value())
  }
}

extension SpokenText: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(string)
    writer.write(list: runs)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.text(), runs: try reader.list())
  }
}
