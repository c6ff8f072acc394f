/// Collects the bytes of a message.
struct BinaryWriter {
  var bytes: [UInt8] = []
  /// Numbers of the names written so far, so that each is written out once.
  private var names: [String: Int] = [:]

  init() {}

  mutating func write(byte: UInt8) { bytes.append(byte) }

  /// Seven bits at a time, the lowest first; all bytes but the last have their top bit set.
  mutating func write(_ number: UInt64) {
    var rest = number
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  /// Numbers near zero take one byte, whatever their sign.
  mutating func write(_ number: Int64) {
    write(UInt64(bitPattern: number << 1 ^ number >> 63))
  }

  mutating func write(count: Int) { write(UInt64(count)) }

  /// Eight bytes, the lowest first.
  mutating func write(_ number: Double) {
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func write(_ text: String) {
    write(count: text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Bytes that mean nothing here, behind their number.
  mutating func write(bytes raw: [UInt8]) {
    write(count: raw.count)
    bytes += raw
  }

  /// A text that is likely to come again: 0 and the text at first, then the number it got, from 1.
  mutating func write(name: String) {
    if let number = names[name] { return write(count: number) }
    names[name] = names.count + 1
    write(byte: 0)
    write(name)
  }

  mutating func write<Value: BinaryWritable>(_ value: Value) { value.write(to: &self) }

  mutating func write<Value: BinaryWritable>(_ value: Value?) {
    write(byte: value == nil ? 0 : 1)
    if let value { value.write(to: &self) }
  }

  mutating func write<Value: BinaryWritable>(list: [Value]) {
    write(count: list.count)
    for value in list { value.write(to: &self) }
  }
}
