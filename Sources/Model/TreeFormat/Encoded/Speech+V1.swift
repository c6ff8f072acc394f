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
    object.set("language", attributes.language)
    object.set("pitch", attributes.pitch)
    object.set("spellsOut", attributes.spellsOut)
    object.set("speaksPunctuation", attributes.speaksPunctuation)
    object.set("phonetic", attributes.phonetic)
    object.set("headingLevel", attributes.headingLevel)
    object.set("queuesAnnouncements", attributes.queuesAnnouncements)
    return .object(object)
  }

  init(v1 reader: JSONReader) throws(FormatError) {
    var attributes = SpeechAttributes()
    attributes.language = try reader.member("language")
    attributes.pitch = try reader.member("pitch")
    attributes.spellsOut = try reader.member("spellsOut")
    attributes.speaksPunctuation = try reader.member("speaksPunctuation")
    attributes.phonetic = try reader.member("phonetic")
    attributes.headingLevel = try reader.member("headingLevel")
    attributes.queuesAnnouncements = try reader.member("queuesAnnouncements")
    self.init(range: try reader.required("bytes"), attributes: attributes)
  }
}
