import AccessibilityModel

extension SessionMessage {
  /// Version of the messages; both sides must have the same.
  public static let formatVersion: UInt8 = 1

  /// The longest a message may be, in bytes, without its length.
  static let maximumLength = 256 << 20

  /// The message as a frame: its length in four bytes, the lowest first, and its content.
  ///
  /// - Complexity: O(size of what it holds).
  public func encoded() -> [UInt8] {
    var writer = BinaryWriter()
    writer.bytes = [0, 0, 0, 0]
    writer.write(self)
    let length = UInt32(writer.bytes.count - 4)
    for index in 0..<4 {
      writer.bytes[index] = UInt8(truncatingIfNeeded: length >> UInt32(8 * index))
    }
    return writer.bytes
  }

  /// Reads the content of one frame, without its length.
  ///
  /// - Throws: `FormatError` where the content is not exactly one message.
  public init(content: ArraySlice<UInt8>) throws(FormatError) {
    var reader = BinaryReader(content)
    self = try reader.value()
    if reader.remaining > 0 { throw reader.error(.trailingBytes) }
  }
}

extension SessionMessage: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    switch self {
    case .hello(let previews):
      writer.write(byte: 0)
      writer.write(byte: Self.formatVersion)
      writer.write(list: previews)
    case .event(let event):
      writer.write(byte: 1)
      writer.write(event)
    case .settled(let now, let deadline):
      writer.write(byte: 2)
      writer.write(now)
      writer.write(deadline)
    case .diagnostic(let diagnostic):
      writer.write(byte: 3)
      writer.write(diagnostic)
    case .picture(let picture):
      writer.write(byte: 4)
      writer.write(picture)
    case .parts(let previews):
      writer.write(byte: 5)
      writer.write(list: previews)
    case .launch(let index, let part, let options):
      writer.write(byte: 16)
      writer.write(index)
      writer.write(part)
      writer.write(options)
    case .request(let request):
      writer.write(byte: 17)
      writer.write(request)
    case .advance(let instant):
      writer.write(byte: 18)
      writer.write(instant)
    case .quit: writer.write(byte: 19)
    case .draw(let request):
      writer.write(byte: 20)
      writer.write(request)
    case .change(let change):
      writer.write(byte: 21)
      writer.write(change)
    case .list(let index, let options):
      writer.write(byte: 22)
      writer.write(index)
      writer.write(options)
    }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    switch try reader.byte() {
    case 0:
      guard try reader.byte() == Self.formatVersion else { throw reader.error(.unknownFormat) }
      self = .hello(try reader.list())
    case 1: self = .event(try reader.value())
    case 2: self = .settled(now: try reader.value(), nextDeadline: try reader.optional())
    case 3: self = .diagnostic(try reader.value())
    case 4: self = .picture(try reader.value())
    case 5: self = .parts(try reader.list())
    case 16:
      self = .launch(previewIndex: try reader.integer(), part: try reader.optional(), try reader.value())
    case 17: self = .request(try reader.value())
    case 18: self = .advance(to: try reader.value())
    case 19: self = .quit
    case 20: self = .draw(try reader.value())
    case 21: self = .change(try reader.value())
    case 22: self = .list(previewIndex: try reader.integer(), try reader.value())
    default: throw reader.error(.unknownTag)
    }
  }
}

extension PreviewInfo.Kind: BinaryCodable {}
extension LaunchOptions.Platform: BinaryCodable {}
extension LaunchOptions.ColorScheme: BinaryCodable {}
extension ReadingOrder.Direction: BinaryCodable {}

extension PreviewInfo: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(name)
    writer.write(name: file)
    writer.write(line)
    writer.write(kind)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      name: try reader.text(), file: try reader.name(), line: try reader.integer(),
      kind: try reader.value())
  }
}

extension LaunchOptions: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(platform)
    writer.write(screenSize)
    writer.write(displayScale)
    writer.write(layoutDirection)
    writer.write(locale)
    writer.write(textSize)
    writer.write(colorScheme)
    writer.write(rowThreshold)
    writer.write(rules)
    writer.write(list: resourceFolders)
    writer.write(speechLanguage)
    writer.write(filesFolder ?? "")
    writer.write(location)
    writer.write(settings: settings)
    writer.write(date)
    writer.write(accentColorName ?? "")
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(
      platform: try reader.value(), screenSize: try reader.value(), displayScale: try reader.double(),
      layoutDirection: try reader.value(), locale: try reader.text(), textSize: try reader.text(),
      colorScheme: try reader.value(), rowThreshold: try reader.optional(),
      rules: try reader.value(), resourceFolders: try reader.list(), speechLanguage: try reader.text())
    let files: String = try reader.text()
    if !files.isEmpty { filesFolder = files }
    location = try reader.optional()
    settings = try reader.settings()
    date = try reader.text()
    let accent: String = try reader.text()
    if !accent.isEmpty { accentColorName = accent }
  }
}

extension LaunchOptions.Location: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(latitude)
    writer.write(longitude)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(latitude: try reader.double(), longitude: try reader.double())
  }
}

extension RuleChoices: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    let sorted = byName.sorted { $0.key < $1.key }
    writer.write(list: sorted.flatMap { [$0.key, $0.value] })
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    let texts: [String] = try reader.list()
    guard texts.count.isMultiple(of: 2) else { throw reader.error(.truncated) }
    self.init()
    for index in stride(from: 0, to: texts.count, by: 2) { byName[texts[index]] = texts[index + 1] }
  }
}

extension EnvironmentChange: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(textSize)
    writer.write(colorScheme)
    writer.write(settings: settings)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(textSize: try reader.optional(), colorScheme: try reader.optional())
    settings = try reader.settings()
  }
}

extension BinaryWriter {
  /// Writes the names of the settings that are on, then of those that are off.
  fileprivate mutating func write(settings: [String: Bool]) {
    for isOn in [true, false] { write(list: settings.filter { $0.value == isOn }.keys.sorted()) }
  }
}

extension BinaryReader {
  fileprivate mutating func settings() throws(FormatError) -> [String: Bool] {
    var settings: [String: Bool] = [:]
    for isOn in [true, false] {
      let names: [String] = try list()
      for name in names { settings[name] = isOn }
    }
    return settings
  }
}

extension Diagnostic: BinaryCodable {
  func write(to writer: inout BinaryWriter) {
    writer.write(message)
    writer.write(location)
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init(try reader.text(), at: try reader.optional())
  }
}
