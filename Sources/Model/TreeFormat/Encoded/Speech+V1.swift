import AccessibilityModel

/// A plain text is a string; one with runs an object with the text and what is special about its bytes.
extension SpokenText: CodableV1 {
  var v1: JSONValue {
    if runs.isEmpty { return .string(string) }
    var object = JSONObject()
    object.set("text", string)
    object.set("runs", list: runs)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    if case .string(let string) = reader.value {
      self.init(string)
      return
    }
    self.init(try reader.required("text"), runs: try reader.list("runs"))
  }
}

extension SpokenText.Run: CodableV1 {
  var v1: JSONValue {
    var object = JSONObject()
    object.set("bytes", range)
    object.set("language", attributes.facts.language)
    object.set("pitch", attributes.wishes.pitch)
    object.set("spellsOut", attributes.wishes.spellsOut)
    object.set("speaksPunctuation", attributes.wishes.speaksPunctuation)
    object.set("phonetic", attributes.wishes.phonetic)
    object.set("headingLevel", attributes.facts.headingLevel)
    object.set("rate", attributes.wishes.rate)
    object.set("queuesAnnouncements", attributes.wishes.queuesAnnouncements)
    object.set("context", attributes.facts.context)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    var attributes = SpeechAttributes()
    attributes.facts.language = try reader.member("language")
    attributes.wishes.pitch = try reader.member("pitch")
    attributes.wishes.spellsOut = try reader.member("spellsOut")
    attributes.wishes.speaksPunctuation = try reader.member("speaksPunctuation")
    attributes.wishes.phonetic = try reader.member("phonetic")
    attributes.facts.headingLevel = try reader.member("headingLevel")
    attributes.wishes.rate = try reader.member("rate")
    attributes.wishes.queuesAnnouncements = try reader.member("queuesAnnouncements")
    attributes.facts.context = try reader.member("context")
    self.init(range: try reader.required("bytes"), attributes: attributes)
  }
}
