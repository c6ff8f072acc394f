import CGIO

extension UnsafeMutablePointer<GError> {
  /// The text of an error, which is freed.
  func consumeMessage() -> String {
    let text = pointee.message.map { String(cString: $0) } ?? ""
    g_error_free(self)
    return text
  }
}
