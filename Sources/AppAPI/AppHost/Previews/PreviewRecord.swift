/// The record that a library holds for each thing it can show, each class that interface files can name, and each file
/// that tells its lines, in the section `earshot_previews`.
///
/// | bytes | what |
/// |---|---|
/// | 0 to 3 | version of the layout, 1 |
/// | 4 to 7 | what it tells of: 0 for something to be shown, 1 for a class, 2 for the lines of a file |
/// | 8 to 15 | function that initialises a `PreviewDeclaration`, or UIKit's record of a class or of a file, at the address it is given |
struct PreviewRecord {
  typealias Store = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// The version of the layout that this host understands.
  static let version: UInt32 = 1

  var version: UInt32
  var kind: UInt32
  var store: Store

  /// The declarations of a section's records; records of another version are passed over.
  static func declarations(in section: UnsafeRawBufferPointer) -> [PreviewDeclaration] {
    section.bindMemory(to: PreviewRecord.self).compactMap(\.declaration)
  }

  /// The functions of a section's records of classes.
  static func classes(in section: UnsafeRawBufferPointer) -> [Store] { stores(of: 1, in: section) }

  /// The functions of a section's records of files.
  static func sources(in section: UnsafeRawBufferPointer) -> [Store] { stores(of: 2, in: section) }

  private static func stores(of kind: UInt32, in section: UnsafeRawBufferPointer) -> [Store] {
    section.bindMemory(to: PreviewRecord.self).filter { $0.version == version && $0.kind == kind }.map(
      \.store)
  }

  private var declaration: PreviewDeclaration? {
    guard version == Self.version, kind == 0 else { return nil }
    let place = UnsafeMutablePointer<PreviewDeclaration>.allocate(capacity: 1)
    defer { place.deallocate() }
    store(place)
    return place.move()
  }
}
