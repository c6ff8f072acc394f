import AccessibilityModel
import DBus

extension RunningScreen {
  /// Changes the words of an object, by its own interface where it has one, else by keys.
  func edit(_ object: AccessibleObject, _ edit: TextEdit) async -> Bool {
    let text = object.details?.text ?? ""
    switch edit {
    case .end: return true
    case .insert(let words):
      if object.interfaces.contains(.editableText), application.toolkit != "Gecko" {
        let offset = await caret(of: object) ?? text.unicodeScalars.count
        let arguments: [DBusValue] = [
          .int32(Int32(clamping: offset)), .string(words),
          .int32(Int32(clamping: words.unicodeScalars.count)),
        ]
        if await isDone(call(object, Interface.editableText, "InsertText", arguments)) {
          return await setCaret(of: object, offset + words.unicodeScalars.count)
        }
      }
      await hold(object)
      return await type(words)
    case .deleteBackward:
      if object.interfaces.contains(.editableText), application.toolkit != "Gecko",
        let offset = await caret(of: object), offset > 0
      {
        let range: [DBusValue] = [.int32(Int32(clamping: offset - 1)), .int32(Int32(clamping: offset))]
        if await isDone(call(object, Interface.editableText, "DeleteText", range)) { return true }
      }
      await hold(object)
      return await press(0xff08)
    case .replace(let range, let words):
      let whole = replacing(range, in: text, by: words)
      if object.interfaces.contains(.editableText), application.toolkit != "Gecko",
        await isDone(call(object, Interface.editableText, "SetTextContents", [.string(whole)]))
      {
        return true
      }
      await hold(object)
      guard await select(object, range, in: text) else { return false }
      return words.isEmpty ? await press(0xff08) : await type(words)
    case .select(let range):
      await hold(object)
      return await select(object, range, in: text)
    }
  }

  private func call(
    _ object: AccessibleObject, _ interface: String, _ member: String, _ arguments: [DBusValue] = []
  ) -> DBusMethod {
    DBusMethod(object.reference.bus, object.reference.path, interface, member, arguments)
  }

  /// Has keys go to an object, unless they do.
  private func hold(_ object: AccessibleObject) async {
    guard table[object.reference]?.states.contains(.focused) != true else { return }
    _ = await isDone(call(object, Interface.component, "GrabFocus"))
    try? await Task.sleep(for: .milliseconds(60))
  }

  private func caret(of object: AccessibleObject) async -> Int? {
    let get = DBusMethod.get(object.reference.bus, object.reference.path, Interface.text, "CaretOffset")
    return (try? await bus.connection.call(get, timeLimit: reader.limits.answer))?[0]?.integer
      .flatMap { $0 < 0 ? nil : $0 }
  }

  private func setCaret(of object: AccessibleObject, _ offset: Int) async -> Bool {
    _ = await isDone(call(object, Interface.text, "SetCaretOffset", [.int32(Int32(clamping: offset))]))
    return true
  }

  private func select(_ object: AccessibleObject, _ range: Range<Int>, in text: String) async -> Bool {
    let start = scalars(range.lowerBound, in: text)
    let end = scalars(range.upperBound, in: text)
    if start == end {
      return await isDone(call(object, Interface.text, "SetCaretOffset", [.int32(Int32(clamping: start))]))
    }
    let arguments: [DBusValue] = [.int32(0), .int32(Int32(clamping: start)), .int32(Int32(clamping: end))]
    if await isDone(call(object, Interface.text, "SetSelection", arguments)) { return true }
    return await isDone(call(object, Interface.text, "AddSelection", Array(arguments.dropFirst())))
  }

  /// Characters ahead of a byte of a text.
  private func scalars(_ offset: Int, in text: String) -> Int {
    let bytes = text.utf8.prefix(max(0, offset))
    return String(decoding: bytes, as: UTF8.self).unicodeScalars.count
  }

  private func replacing(_ range: Range<Int>, in text: String, by words: String) -> String {
    let bytes = Array(text.utf8)
    let lower = min(max(range.lowerBound, 0), bytes.count)
    let upper = min(max(range.upperBound, lower), bytes.count)
    return String(decoding: bytes[..<lower], as: UTF8.self) + words
      + String(decoding: bytes[upper...], as: UTF8.self)
  }
}
