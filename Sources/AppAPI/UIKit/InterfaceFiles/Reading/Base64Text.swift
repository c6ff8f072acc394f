import Foundation

/// Texts that an interface file holds in base 64, because of characters that XML has no place for.
enum Base64Text {
  static func decoded(_ text: String) -> String? {
    let plain = text.filter { !$0.isWhitespace }
    let padded = plain + String(repeating: "=", count: (4 - plain.count % 4) % 4)
    return Data(base64Encoded: padded).map { String(decoding: $0, as: UTF8.self) }
  }
}
