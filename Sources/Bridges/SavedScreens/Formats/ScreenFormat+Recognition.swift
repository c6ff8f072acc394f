extension ScreenFormat {
  /// How many bytes are looked at.
  private static let headLength = 16_384

  /// Recognises the format of a saved screen by how it begins; `nil` for what is no saved screen.
  ///
  /// - Parameter bytes: The screen, or at least its first 16 KiB.
  public init?(recognizing bytes: some Collection<UInt8>) {
    var head = Array(bytes.prefix(Self.headLength))
    if let text = ScreenText.transcoded(head) { head = text }
    if head.starts(with: ScreenText.byteOrderMark) { head.removeFirst(3) }
    let first = head.first { !Self.isSpace($0) }
    let found: ScreenFormat? =
      switch first {
      case UInt8(ascii: "<"): Self.markup(head)
      case UInt8(ascii: "{"), UInt8(ascii: "["): Self.document(head)
      default: Self.text(head)
      }
    guard let found else { return nil }
    self = found
  }

  private static func markup(_ head: [UInt8]) -> ScreenFormat? {
    if head.has("<AppiumAUT") { return .appiumIOS }
    if head.has("<XCUIElementType") { return .xcuitest }
    guard head.has("<hierarchy") else { return nil }
    return head.has("<node") ? .uiautomator : .appiumAndroid
  }

  private static func document(_ head: [UInt8]) -> ScreenFormat? {
    if head.has("\"earshot.tree\"") { return .tree }
    if head.has("\"earshot.session\"") { return .session }
    if head.has("\"AXFrame\"") || head.has("\"AXLabel\"") || head.has("\"AXUniqueId\"") { return .idb }
    if head.has("\"nodes\""), head.has("\"nodeId\"") || head.has("\"role\"") { return .chrome }
    return nil
  }

  private static func text(_ head: [UInt8]) -> ScreenFormat? {
    if head.has("Element subtree:") || head.has("→Application") || head.has("Application, 0x") {
      return .debugDescription
    }
    let content = head.drop(while: isSpace)
    return content.starts(with: [UInt8(ascii: "-"), UInt8(ascii: " ")]) ? .aria : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 9 || byte == 10 || byte == 13
  }
}

extension [UInt8] {
  /// Whether the bytes have a text among them.
  fileprivate func has(_ text: StaticString) -> Bool {
    let wanted = text.utf8CodeUnitCount
    guard wanted > 0, count >= wanted else { return false }
    return text.withUTF8Buffer { pattern in
      withUnsafeBufferPointer { all in
        for start in 0...(all.count - wanted) where all[start] == pattern[0] {
          if (1..<wanted).allSatisfy({ all[start + $0] == pattern[$0] }) { return true }
        }
        return false
      }
    }
  }
}
