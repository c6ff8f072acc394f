import CExpat

/// Takes in what a document of markup consists of, in the order of the file.
protocol MarkupHandler: AnyObject {
  /// An element begins.
  func open(_ name: String, _ attributes: [String: String], at place: TextPlace) throws(SavedScreenError)
  /// The element that began last ends.
  func close() throws(SavedScreenError)
}

/// Reads XML with expat, event by event.
///
/// Entities are refused where they are declared, so that none can grow.
final class MarkupReader {
  private let handler: any MarkupHandler
  private let limits: ScreenLimits
  private let parser: XML_Parser
  private var depth = 0
  private var count = 0
  private var failure: SavedScreenError?

  /// Makes a reader.
  ///
  /// - Parameters:
  ///   - handler: Takes in the elements.
  ///   - limits: How many there may be, and how deep.
  ///   - isUTF8: True where the text is UTF-8 whatever it says of itself.
  init?(_ handler: any MarkupHandler, _ limits: ScreenLimits, isUTF8: Bool) {
    guard let parser = isUTF8 ? XML_ParserCreate("UTF-8") : XML_ParserCreate(nil) else { return nil }
    self.handler = handler
    self.limits = limits
    self.parser = parser
  }

  deinit {
    XML_ParserFree(parser)
  }

  /// Reads a document.
  static func read(
    _ text: ScreenText, into handler: any MarkupHandler, _ limits: ScreenLimits
  ) throws(SavedScreenError) {
    guard let reader = MarkupReader(handler, limits, isUTF8: text.isTranscoded) else {
      throw SavedScreenError(.tooLarge, detail: "\(limits.megabytes)")
    }
    try reader.read(text.bytes)
  }

  private func read(_ bytes: [UInt8]) throws(SavedScreenError) {
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser, { MarkupReader.from($0)?.begin($1, $2) }, { data, _ in MarkupReader.from(data)?.end() })
    XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
      MarkupReader.from(data)?.stop(.entities)
    }
    let piece = 1 << 20
    var start = 0
    var status = XML_STATUS_OK
    repeat {
      let end = min(start + piece, bytes.count)
      status = bytes[start..<end].withUnsafeBytes { buffer in
        XML_Parse(
          parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(buffer.count),
          end == bytes.count ? 1 : 0)
      }
      start = end
    } while status == XML_STATUS_OK && start < bytes.count
    if let failure { throw failure }
    if status != XML_STATUS_OK { throw error(isAtEnd: start == bytes.count) }
  }

  private static func from(_ data: UnsafeMutableRawPointer?) -> MarkupReader? {
    data.map { Unmanaged<MarkupReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func begin(
    _ name: UnsafePointer<CChar>?, _ pairs: UnsafeMutablePointer<UnsafePointer<CChar>?>?
  ) {
    guard failure == nil, let name else { return }
    depth += 1
    count += 1
    if depth > limits.depth { return stop(.tooDeep, "\(limits.depth)") }
    if count > limits.elements { return stop(.tooMany, "\(limits.elements) elements") }
    var attributes: [String: String] = [:]
    var index = 0
    while let key = pairs?[index], let value = pairs?[index + 1] {
      attributes[String(cString: key)] = String(cString: value)
      index += 2
    }
    do throws(SavedScreenError) {
      try handler.open(String(cString: name), attributes, at: place)
    } catch {
      stop(error)
    }
  }

  private func end() {
    guard failure == nil else { return }
    depth -= 1
    do throws(SavedScreenError) {
      try handler.close()
    } catch {
      stop(error)
    }
  }

  private func stop(_ code: SavedScreenError.Code, _ detail: String = "") {
    stop(SavedScreenError(code, at: place, detail: detail))
  }

  private func stop(_ error: SavedScreenError) {
    guard failure == nil else { return }
    failure = error
    XML_StopParser(parser, 0)
  }

  private var place: TextPlace {
    TextPlace(
      line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1)
  }

  private func error(isAtEnd: Bool) -> SavedScreenError {
    let code = XML_GetErrorCode(parser)
    switch code {
    case XML_ERROR_NO_ELEMENTS, XML_ERROR_UNCLOSED_TOKEN, XML_ERROR_PARTIAL_CHAR,
      XML_ERROR_UNCLOSED_CDATA_SECTION:
      return SavedScreenError(.truncated, at: place)
    case XML_ERROR_UNKNOWN_ENCODING, XML_ERROR_INCORRECT_ENCODING:
      return SavedScreenError(.encoding, at: place, detail: "the encoding it names is not known")
    case XML_ERROR_AMPLIFICATION_LIMIT_BREACH:
      return SavedScreenError(.entities, at: place)
    default:
      let words = XML_ErrorString(code).map { String(cString: $0) } ?? "it is no markup"
      return SavedScreenError(.malformed, at: place, detail: "the XML is not well formed: \(words)")
    }
  }
}
