/// The record that a library holds for each thing it can show, in the section `earshot_previews`.
///
/// | bytes | what |
/// |---|---|
/// | 0 to 3 | version of the layout, 1 |
/// | 4 to 7 | 0 |
/// | 8 to 15 | function that initialises a `PreviewDeclaration` at the address it is given |
struct PreviewRecord {
  typealias Store = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The version of the layout that this host understands.
  static let version: UInt32 = 1

  var version: UInt32
  var reserved: UInt32
  var store: Store

  /// The declarations of a section's records; records of another version are passed over.
  static func declarations(in section: UnsafeRawBufferPointer) -> [PreviewDeclaration] {
    section.bindMemory(to: PreviewRecord.self).compactMap(\.declaration)
  }

  private var declaration: PreviewDeclaration? {
    guard version == Self.version else { return nil }
    let place = UnsafeMutablePointer<PreviewDeclaration>.allocate(capacity: 1)
    defer { place.deallocate() }
    store(place)
    return place.move()
  }
}
