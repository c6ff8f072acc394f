// What libFuzzer runs: one reader, chosen by EARSHOT_FUZZ_FORMAT, over whatever bytes it thinks of.
// Compiled by Tests/Fuzzing/run with the sources of the readers, and part of no target.

import Glibc

/// The format that is read; recognised by how the bytes begin where none is named.
let fuzzedFormat = getenv("EARSHOT_FUZZ_FORMAT").flatMap { ScreenFormat(rawValue: String(cString: $0)) }

/// Reads the bytes of one run; every end but a crash, a hang or a broken tree is right.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOne(_ data: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  do throws(SavedScreenError) {
    let screen = try SavedScreen(
      reading: bytes, as: fuzzedFormat, limits: ScreenLimits(bytes: 1 << 20, elements: 5_000, depth: 100))
    for id in screen.tree.stops where screen.tree[id] == nil { fatalError("a stop without an element") }
  } catch {
    guard error.message.hasSuffix(".") else { fatalError("a message without an end: \(error.message)") }
    if let place = error.place, place.line < 1 || place.column < 1 { fatalError("no place: \(error)") }
  }
  return 0
}
