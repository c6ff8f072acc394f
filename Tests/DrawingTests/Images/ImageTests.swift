import AccessibilityModel
import Drawing
import Foundation
import Testing

@Suite("Pictures from files")
struct ImageTests {
  /// A drawing twice as wide as high: red on the left, blue on the right.
  private let outlines = Array(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="10" height="10" fill="red"/>\
    <rect x="10" width="10" height="10" fill="blue"/></svg>
    """.utf8)

  /// A JPEG file of 8 by 8 pixels of a dark grey.
  private let grey = [UInt8](
    Data(
      base64Encoded: """
        /9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19i\
        Z2hnPk1xeXBkeFxlZ2P/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABv/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAI\
        AQEAAD8APv/Z
        """) ?? Data())

  private func drawn(_ image: DrawnImage) -> Bitmap {
    picture { $0.append(.image(image)) }
  }

  @Test("A picture fills its room in each of the ways")
  func fittings() {
    let availableSpace = Rect(x: 20, y: 20, width: 60, height: 60)
    let stretched = drawn(DrawnImage(.data(outlines), in: availableSpace, fitting: .fill))
    #expect(stretched.extent() == availableSpace)
    #expect(stretched.color(x: 48, y: 22).isClose(to: .pureRed))
    #expect(stretched.color(x: 52, y: 78).isClose(to: .pureBlue))
    let fitted = drawn(DrawnImage(.data(outlines), in: availableSpace, fitting: .aspectFit))
    #expect(fitted.extent() == Rect(x: 20, y: 35, width: 60, height: 30))
    let covering = drawn(DrawnImage(.data(outlines), in: availableSpace, fitting: .aspectFill))
    #expect(covering.extent() == availableSpace)
    let own = drawn(DrawnImage(.data(outlines), in: availableSpace, fitting: .center))
    #expect(own.extent() == Rect(x: 40, y: 45, width: 20, height: 10))
    let tiled = drawn(DrawnImage(.data(outlines), in: availableSpace, fitting: .tile))
    #expect(tiled.extent() == availableSpace)
    #expect(tiled.color(x: 45, y: 25).isClose(to: .pureRed))
    #expect(tiled.color(x: 55, y: 25).isClose(to: .pureBlue))
  }

  @Test("With a tint only the shape of a picture is drawn")
  func tint() {
    let bitmap = drawn(
      DrawnImage(
        .data(outlines), in: Rect(x: 0, y: 0, width: 100, height: 100), fitting: .aspectFit,
        tint: .color(.pureGreen)))
    #expect(bitmap.color(x: 20, y: 50).isClose(to: .pureGreen))
    #expect(bitmap.color(x: 80, y: 50).isClose(to: .pureGreen))
    #expect(bitmap.color(x: 50, y: 10) == .white)
  }

  @Test(
    "Of the template of a symbol, the symbol of usual weight is drawn, filled and in the middle of a square")
  func symbolTemplate() {
    let template = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">
      <style>.SFSymbolsPreviewWireframe {fill:none;stroke:black;stroke-width:0.5}</style>
      <g id="Notes"><rect width="300" height="200" fill="white"/></g>
      <g id="Guides"><line id="Baseline-S" x1="0" x2="300" y1="100" y2="100"/></g>
      <g id="Symbols">
      <g id="Black-S" transform="matrix(1 0 0 1 200 100)">
      <path class="SFSymbolsPreviewWireframe" d="M0 0H80V-80H0Z"/></g>
      <g id="Regular-S" transform="matrix(1 0 0 1 100 100)">
      <path class="SFSymbolsPreviewWireframe" d="M0 0H60V-30H0Z"/></g>
      </g></svg>
      """
    let space = Rect(x: 0, y: 0, width: 100, height: 100)
    let bitmap = drawn(
      DrawnImage(.data(Array(template.utf8)), in: space, fitting: .aspectFit, tint: .color(.pureGreen)))
    #expect(bitmap.extent() == Rect(x: 7, y: 28, width: 86, height: 44))
    #expect(bitmap.color(x: 50, y: 50).isClose(to: .pureGreen))
    #expect(bitmap.color(x: 50, y: 20) == .white)
  }

  @Test("A JPEG file is read")
  func jpeg() {
    let bitmap = drawn(DrawnImage(.data(grey), in: Rect(x: 0, y: 0, width: 100, height: 100)))
    #expect(
      bitmap.color(x: 50, y: 50).isClose(to: PaintColor(red: 0.25, green: 0.25, blue: 0.25), within: 12))
  }

  @Test("A file is read again once it has changed, and its name says how many pixels a point is")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "drawing-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "flag@2x.png")
    func write(_ color: PaintColor, side: Double) throws {
      let bytes = picture(width: side, height: side, background: color) { _ in }.png()
      try Data(bytes).write(to: file)
    }
    func image() -> Bitmap {
      drawn(DrawnImage(.file(file.path), in: Rect(x: 0, y: 0, width: 100, height: 100), fitting: .center))
    }
    try write(.pureRed, side: 40)
    #expect(image().extent() == Rect(x: 40, y: 40, width: 20, height: 20))
    #expect(image().color(x: 50, y: 50) == .pureRed)
    try write(.pureBlue, side: 60)
    #expect(image().extent() == Rect(x: 35, y: 35, width: 30, height: 30))
    #expect(image().color(x: 50, y: 50) == .pureBlue)
  }

  @Test(
    "What is missing, broken or of an unknown kind is a frame with a name",
    arguments: [
      DrawnImage.Source.missing("puppy"), .file("/nowhere/puppy.png"), .file("/dev/zero"), .data([]),
      .data([0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + [UInt8](repeating: 255, count: 100)),
      .data([0xFF, 0xD8, 0xFF, 0xE0] + [UInt8](repeating: 0, count: 50)), .data(Array("<svg <<<".utf8)),
      .data(Array("GIF89a".utf8)),
    ])
  func broken(source: DrawnImage.Source) {
    let bitmap = drawn(DrawnImage(source, in: Rect(x: 10, y: 10, width: 80, height: 80)))
    #expect(
      bitmap.color(x: 15, y: 20).isClose(to: PaintColor(red: 0.925, green: 0.925, blue: 0.925), within: 3))
    #expect(bitmap.color(x: 5, y: 50) == .white)
  }

  @Test("A file that says it has too many pixels is not read")
  func cap() {
    var bytes = picture(width: 4, height: 4) { _ in }.png()
    bytes.replaceSubrange(16..<24, with: [0, 0, 0x7F, 0xFF, 0, 0, 0x7F, 0xFF])
    let bitmap = drawn(DrawnImage(.data(bytes), in: Rect(x: 10, y: 10, width: 80, height: 80)))
    #expect(
      bitmap.color(x: 15, y: 20).isClose(to: PaintColor(red: 0.925, green: 0.925, blue: 0.925), within: 3))
  }

  @Test("A JPEG file that ends too early shows what was read or a frame, and stops nothing")
  func shortened() {
    for length in stride(from: 4, to: grey.count, by: 7) {
      let bitmap = drawn(
        DrawnImage(.data(Array(grey.prefix(length))), in: Rect(x: 10, y: 10, width: 80, height: 80)))
      #expect(bitmap.color(x: 5, y: 5) == .white)
    }
  }
}
