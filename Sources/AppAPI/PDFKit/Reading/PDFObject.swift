/// A value of a PDF file.
indirect enum PDFObject {
  case null
  case bool(Bool)
  case number(Double)
  case string([UInt8])
  case name(String)
  case array([PDFObject])
  case dictionary([String: PDFObject])
  /// What a stream says of itself, and its bytes as they stand in the file.
  case stream([String: PDFObject], ArraySlice<UInt8>)
  /// The number of another object.
  case reference(Int)

  var number: Double? { if case .number(let value) = self { value } else { nil } }
  var name: String? { if case .name(let value) = self { value } else { nil } }
  var bytes: [UInt8]? { if case .string(let value) = self { value } else { nil } }
  var array: [PDFObject]? { if case .array(let value) = self { value } else { nil } }

  /// Its entries, where it is a dictionary or a stream.
  var entries: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries), .stream(let entries, _): entries
    default: nil
    }
  }

  /// A text as people wrote it: UTF-16 with a mark, UTF-8 with a mark, or the encoding of such documents.
  var text: String? {
    guard let bytes else { return nil }
    if bytes.starts(with: [0xFE, 0xFF]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
        UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
      }
      return String(decoding: units, as: UTF16.self)
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
    return String(String.UnicodeScalarView(bytes.map { Unicode.Scalar($0) }))
  }
}
