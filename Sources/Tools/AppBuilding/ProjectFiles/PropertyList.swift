import Foundation

/// A value of a property list, as far as project files have them.
indirect enum PropertyList: Hashable, Sendable {
  case text(String)
  case list([PropertyList])
  case dictionary([String: PropertyList])

  /// The text; `nil` for lists and dictionaries.
  var text: String? {
    guard case .text(let text) = self else { return nil }
    return text
  }

  /// The texts of a list; none for anything else.
  var texts: [String] {
    guard case .list(let items) = self else { return [] }
    return items.compactMap(\.text)
  }

  /// The entries of a dictionary; none for anything else.
  var entries: [String: PropertyList] {
    guard case .dictionary(let entries) = self else { return [:] }
    return entries
  }

  /// Reads a property list in any of its forms.
  ///
  /// The form of NeXTSTEP, which projects are written in, is read here: Foundation's reader writes what it does
  /// not understand on the error output, and refuses letters beyond ASCII outside quotes.
  ///
  /// - Throws: `PropertyListFailure` with the line where it cannot be read.
  init(reading bytes: [UInt8]) throws(PropertyListFailure) {
    guard bytes.starts(with: Array("<?xml".utf8)) || bytes.starts(with: Array("bplist".utf8)) else {
      var parser = PropertyListParser(bytes)
      self = try parser.parse()
      return
    }
    guard let value = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let list = PropertyList(value)
    else { throw PropertyListFailure(line: 1, reason: "it is no property list") }
    self = list
  }

  private init?(_ value: Any) {
    switch value {
    case let text as String: self = .text(text)
    case let list as [Any]: self = .list(list.compactMap(PropertyList.init))
    case let entries as [String: Any]: self = .dictionary(entries.compactMapValues(PropertyList.init))
    case let number as NSNumber: self = .text(number.stringValue)
    default: return nil
    }
  }
}

/// Where and why a text is no property list.
struct PropertyListFailure: Error, Hashable {
  let line: Int
  let reason: String
}
