import AccessibilityModel

extension SparseAttributes: BinaryCodable {
  /// The bit that says an attribute is there; never given out twice.
  private struct Present: OptionSet {
    let rawValue: UInt64
    static let path = Present(rawValue: 1 << 0)
    static let activationPoint = Present(rawValue: 1 << 1)
    static let inputLabels = Present(rawValue: 1 << 2)
    static let identifier = Present(rawValue: 1 << 3)
    static let actions = Present(rawValue: 1 << 4)
    static let customContent = Present(rawValue: 1 << 5)
    static let rotors = Present(rawValue: 1 << 6)
    static let largeContent = Present(rawValue: 1 << 7)
    static let containerType = Present(rawValue: 1 << 8)
    static let sortPriority = Present(rawValue: 1 << 9)
    static let childOrder = Present(rawValue: 1 << 10)
    static let headingLevel = Present(rawValue: 1 << 11)
    static let language = Present(rawValue: 1 << 12)
    static let position = Present(rawValue: 1 << 13)
    static let expanded = Present(rawValue: 1 << 14)
    static let respondsToUserInteraction = Present(rawValue: 1 << 15)
    static let isModal = Present(rawValue: 1 << 16)
    static let sourceLocation = Present(rawValue: 1 << 17)
    static let origins = Present(rawValue: 1 << 18)
    static let rules = Present(rawValue: 1 << 19)
    static let rows = Present(rawValue: 1 << 20)
    static let rowIndex = Present(rawValue: 1 << 21)
    static let hiddenTexts = Present(rawValue: 1 << 22)
    static let directTouch = Present(rawValue: 1 << 23)
    static let tableSize = Present(rawValue: 1 << 24)
    static let tablePlace = Present(rawValue: 1 << 25)
    static let headers = Present(rawValue: 1 << 26)
    static let textualContext = Present(rawValue: 1 << 27)
    static let navigationStyle = Present(rawValue: 1 << 28)
    static let lines = Present(rawValue: 1 << 29)
    static let chart = Present(rawValue: 1 << 30)
    static let previousText = Present(rawValue: 1 << 31)
    static let nextText = Present(rawValue: 1 << 32)
    static let fileNames = Present(rawValue: 1 << 33)
    static let textContent = Present(rawValue: 1 << 34)
    static let activationHit = Present(rawValue: 1 << 35)
    static let layoutDirection = Present(rawValue: 1 << 36)
    static let clipsChildren = Present(rawValue: 1 << 37)
    static let focusGroup = Present(rawValue: 1 << 38)
    static let linkedGroup = Present(rawValue: 1 << 39)

    static let all = Present(rawValue: 1 << 40 - 1)
  }

  private var present: Present {
    var result: Present = []
    if path != nil { result.insert(.path) }
    if activationPoint != nil { result.insert(.activationPoint) }
    if !inputLabels.isEmpty { result.insert(.inputLabels) }
    if identifier != nil { result.insert(.identifier) }
    if !actions.isEmpty { result.insert(.actions) }
    if !customContent.isEmpty { result.insert(.customContent) }
    if !rotors.isEmpty { result.insert(.rotors) }
    if largeContent != nil { result.insert(.largeContent) }
    if containerType != .none { result.insert(.containerType) }
    if sortPriority != 0 { result.insert(.sortPriority) }
    if childOrder != .geometric { result.insert(.childOrder) }
    if headingLevel != nil { result.insert(.headingLevel) }
    if language != nil { result.insert(.language) }
    if position != nil { result.insert(.position) }
    if expanded != nil { result.insert(.expanded) }
    if respondsToUserInteraction != nil { result.insert(.respondsToUserInteraction) }
    if isModal { result.insert(.isModal) }
    if sourceLocation != nil { result.insert(.sourceLocation) }
    if !origins.isEmpty { result.insert(.origins) }
    if !rules.isEmpty { result.insert(.rules) }
    if rows != nil { result.insert(.rows) }
    if rowIndex != nil { result.insert(.rowIndex) }
    if !hiddenTexts.isEmpty { result.insert(.hiddenTexts) }
    if !directTouch.isEmpty { result.insert(.directTouch) }
    if tableSize != nil { result.insert(.tableSize) }
    if tablePlace != nil { result.insert(.tablePlace) }
    if !headers.isEmpty { result.insert(.headers) }
    if textualContext != nil { result.insert(.textualContext) }
    if navigationStyle != .automatic { result.insert(.navigationStyle) }
    if !lines.isEmpty { result.insert(.lines) }
    if chart != nil { result.insert(.chart) }
    if previousText != nil { result.insert(.previousText) }
    if nextText != nil { result.insert(.nextText) }
    if !fileNames.isEmpty { result.insert(.fileNames) }
    if textContent != nil { result.insert(.textContent) }
    if activationHit != nil { result.insert(.activationHit) }
    if layoutDirection != nil { result.insert(.layoutDirection) }
    if clipsChildren { result.insert(.clipsChildren) }
    if focusGroup != nil { result.insert(.focusGroup) }
    if linkedGroup != nil { result.insert(.linkedGroup) }
    return result
  }

  func write(to writer: inout BinaryWriter) {
    let present = present
    writer.write(present.rawValue)
    if let path { writer.write(path) }
    if let activationPoint { writer.write(activationPoint) }
    if present.contains(.inputLabels) { writer.write(list: inputLabels) }
    if let identifier { writer.write(identifier) }
    if present.contains(.actions) { writer.write(list: actions) }
    if present.contains(.customContent) { writer.write(list: customContent) }
    if present.contains(.rotors) { writer.write(list: rotors) }
    if let largeContent { writer.write(largeContent) }
    if present.contains(.containerType) { writer.write(containerType) }
    if present.contains(.sortPriority) { writer.write(sortPriority) }
    if present.contains(.childOrder) { writer.write(childOrder) }
    if let headingLevel { writer.write(headingLevel) }
    if let language { writer.write(language) }
    if let position { writer.write(position) }
    if let expanded { writer.write(expanded) }
    if let respondsToUserInteraction { writer.write(respondsToUserInteraction) }
    if let sourceLocation { writer.write(sourceLocation) }
    if present.contains(.origins) { writeOrigins(to: &writer) }
    if present.contains(.rules) { writer.write(list: rules) }
    if let rows { writer.write(rows) }
    if let rowIndex { writer.write(rowIndex) }
    if present.contains(.hiddenTexts) { writer.write(list: hiddenTexts) }
    if present.contains(.directTouch) { writer.write(byte: directTouch.rawValue) }
    if let tableSize { writer.write(tableSize) }
    if let tablePlace { writer.write(tablePlace) }
    if present.contains(.headers) { writer.write(list: headers) }
    if let textualContext { writer.write(textualContext) }
    if present.contains(.navigationStyle) { writer.write(navigationStyle) }
    if present.contains(.lines) { writer.write(list: lines) }
    if let chart { writer.write(chart) }
    if let previousText { writer.write(previousText) }
    if let nextText { writer.write(nextText) }
    if present.contains(.fileNames) { writer.write(list: fileNames) }
    if let textContent { writer.write(textContent) }
    if let activationHit { writer.write(activationHit) }
    if let layoutDirection { writer.write(layoutDirection) }
    if let focusGroup { writer.write(focusGroup) }
    if let linkedGroup { writer.write(linkedGroup) }
  }

  init(from reader: inout BinaryReader) throws(FormatError) {
    self.init()
    let present = Present(rawValue: try reader.unsigned())
    if !present.isSubset(of: .all) { throw reader.error(.unknownTag) }
    if present.contains(.path) { path = try reader.value() }
    if present.contains(.activationPoint) { activationPoint = try reader.value() }
    if present.contains(.inputLabels) { inputLabels = try reader.list() }
    if present.contains(.identifier) { identifier = try reader.value() }
    if present.contains(.actions) { actions = try reader.list() }
    if present.contains(.customContent) { customContent = try reader.list() }
    if present.contains(.rotors) { rotors = try reader.list() }
    if present.contains(.largeContent) { largeContent = try reader.value() }
    if present.contains(.containerType) { containerType = try reader.value() }
    if present.contains(.sortPriority) { sortPriority = try reader.value() }
    if present.contains(.childOrder) { childOrder = try reader.value() }
    if present.contains(.headingLevel) { headingLevel = try reader.value() }
    if present.contains(.language) { language = try reader.value() }
    if present.contains(.position) { position = try reader.value() }
    if present.contains(.expanded) { expanded = try reader.value() }
    if present.contains(.respondsToUserInteraction) { respondsToUserInteraction = try reader.value() }
    isModal = present.contains(.isModal)
    if present.contains(.sourceLocation) { sourceLocation = try reader.value() }
    if present.contains(.origins) { try readOrigins(from: &reader) }
    if present.contains(.rules) { rules = try reader.list() }
    if present.contains(.rows) { rows = try reader.value() }
    if present.contains(.rowIndex) { rowIndex = try reader.value() }
    if present.contains(.hiddenTexts) { hiddenTexts = try reader.list() }
    if present.contains(.directTouch) { directTouch = DirectTouch(rawValue: try reader.byte()) }
    if present.contains(.tableSize) { tableSize = try reader.value() }
    if present.contains(.tablePlace) { tablePlace = try reader.value() }
    if present.contains(.headers) { headers = try reader.list() }
    if present.contains(.textualContext) { textualContext = try reader.value() }
    if present.contains(.navigationStyle) { navigationStyle = try reader.value() }
    if present.contains(.lines) { lines = try reader.list() }
    if present.contains(.chart) { chart = try reader.value() }
    if present.contains(.previousText) { previousText = try reader.value() }
    if present.contains(.nextText) { nextText = try reader.value() }
    if present.contains(.fileNames) { fileNames = try reader.list() }
    if present.contains(.textContent) { textContent = try reader.value() }
    if present.contains(.activationHit) { activationHit = try reader.value() }
    if present.contains(.layoutDirection) { layoutDirection = try reader.value() }
    clipsChildren = present.contains(.clipsChildren)
    if present.contains(.focusGroup) { focusGroup = try reader.value() }
    if present.contains(.linkedGroup) { linkedGroup = try reader.value() }
  }

  private func writeOrigins(to writer: inout BinaryWriter) {
    writer.write(count: origins.count)
    for (attribute, place) in origins.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writer.write(attribute)
      writer.write(place)
    }
  }

  private mutating func readOrigins(from reader: inout BinaryReader) throws(FormatError) {
    for _ in 0..<(try reader.count()) {
      let attribute: Attribute = try reader.value()
      origins[attribute] = try reader.value()
    }
  }
}
