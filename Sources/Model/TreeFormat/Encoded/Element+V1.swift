import AccessibilityModel

extension Attribute: NamedV1 {}

extension AccessibilityElement: CodableV1 {
  var v1: JSONValue { .object(object) }

  /// The element as part of a document.
  var object: JSONObject {
    var object = JSONObject()
    object.set("id", id)
    if !isStop { object.set("isStop", false) }
    object.set("label", label)
    object.set("value", value)
    object.set("hint", hint)
    object.set("traits", list: traits.names)
    if frame != .zero { object.set("frame", frame) }
    if hasAttributes { attributes.write(to: &object) }
    return object
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init(
      id: try reader.member("id") ?? .unassigned, isStop: try reader.member("isStop") ?? true,
      label: try reader.member("label"), value: try reader.member("value"),
      hint: try reader.member("hint"), traits: try reader.member("traits") ?? [],
      frame: try reader.member("frame") ?? .zero)
    attributes = try SparseAttributes(v1: reader)
  }

  /// The keys of version 1; whatever else an element has in a document is kept as it is.
  package static let keysV1: Set<String> = [
    "id", "isStop", "label", "value", "hint", "traits", "frame", "path", "activationPoint",
    "inputLabels", "identifier", "actions", "customContent", "rotors", "largeContent",
    "containerType", "sortPriority", "childOrder", "headingLevel", "language", "position",
    "expanded", "respondsToUserInteraction", "isModal", "sourceLocation", "origins", "rules",
    "rows", "rowIndex", "hiddenTexts", "directTouch", "tableSize", "tablePlace", "headers",
    "textualContext", "navigationStyle", "lines", "chart", "previousText", "nextText",
    "fileNames", "textContent", "activationHit", "layoutDirection", "clipsChildren", "focusGroup",
    "linkedGroup", "children",
  ]
}

extension Traits: CodableV1 {
  var v1: JSONValue { .array(names.map(\.v1)) }

  init(v1 reader: JSONReader) throws(FormatError) {
    self = []
    for name in try reader.list(of: String.self) {
      guard let trait = Traits(name: name) else { throw FormatError(.unknownTag, in: name) }
      formUnion(trait)
    }
  }
}

extension SparseAttributes: DecodableV1 {
  func write(to object: inout JSONObject) {
    object.set("path", path)
    object.set("activationPoint", activationPoint)
    object.set("inputLabels", list: inputLabels)
    object.set("identifier", identifier)
    object.set("actions", list: actions)
    object.set("customContent", list: customContent)
    object.set("rotors", list: rotors)
    object.set("largeContent", largeContent)
    if containerType != .none { object.set("containerType", containerType) }
    if sortPriority != 0 { object.set("sortPriority", sortPriority) }
    if childOrder != .geometric { object.set("childOrder", childOrder) }
    object.set("headingLevel", headingLevel)
    object.set("language", language)
    object.set("position", position)
    object.set("expanded", expanded)
    object.set("respondsToUserInteraction", respondsToUserInteraction)
    if isModal { object.set("isModal", true) }
    object.set("sourceLocation", sourceLocation)
    if !origins.isEmpty { object.set("origins", Origins(places: origins)) }
    object.set("rules", list: rules)
    object.set("rows", rows)
    object.set("rowIndex", rowIndex)
    object.set("hiddenTexts", list: hiddenTexts)
    writeReading(to: &object)
    object.set("fileNames", list: fileNames)
    object.set("textContent", textContent)
    object.set("activationHit", activationHit)
    object.set("layoutDirection", layoutDirection)
    if clipsChildren { object.set("clipsChildren", true) }
    object.set("focusGroup", focusGroup)
    object.set("linkedGroup", linkedGroup)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    self.init()
    path = try reader.member("path")
    activationPoint = try reader.member("activationPoint")
    inputLabels = try reader.list("inputLabels")
    identifier = try reader.member("identifier")
    actions = try reader.list("actions")
    customContent = try reader.list("customContent")
    rotors = try reader.list("rotors")
    largeContent = try reader.member("largeContent")
    containerType = try reader.member("containerType") ?? .none
    sortPriority = try reader.member("sortPriority") ?? 0
    childOrder = try reader.member("childOrder") ?? .geometric
    headingLevel = try reader.member("headingLevel")
    language = try reader.member("language")
    position = try reader.member("position")
    expanded = try reader.member("expanded")
    respondsToUserInteraction = try reader.member("respondsToUserInteraction")
    isModal = try reader.member("isModal") ?? false
    sourceLocation = try reader.member("sourceLocation")
    origins = try reader.member("origins", Origins.self)?.places ?? [:]
    rules = try reader.list("rules")
    rows = try reader.member("rows")
    rowIndex = try reader.member("rowIndex")
    hiddenTexts = try reader.list("hiddenTexts")
    try readReading(from: reader)
    fileNames = try reader.list("fileNames")
    textContent = try reader.member("textContent")
    activationHit = try reader.member("activationHit")
    layoutDirection = try reader.member("layoutDirection")
    clipsChildren = try reader.member("clipsChildren") ?? false
    focusGroup = try reader.member("focusGroup")
    linkedGroup = try reader.member("linkedGroup")
  }
}

/// Where single attributes were set: an object with a place for each attribute's name.
private struct Origins: CodableV1 {
  var places: [Attribute: SourceLocation]

  init(places: [Attribute: SourceLocation]) {
    self.places = places
  }

  var v1: JSONValue {
    var object = JSONObject()
    for attribute in Attribute.allCases { object.set(String(describing: attribute), places[attribute]) }
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    places = [:]
    for attribute in Attribute.allCases {
      places[attribute] = try reader.member(String(describing: attribute))
    }
  }
}
