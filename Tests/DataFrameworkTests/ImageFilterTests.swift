import AccessibilityModel
import Drawing
import Testing
import UIKit

@testable import CoreImage

@MainActor
@Suite("Filters of pictures")
struct ImageFilterTests {
  private let context = CIContext()

  /// The colour in the middle of a picture, by its bytes as a PNG file shows it.
  private func color(_ image: CIImage, at point: CGPoint = CGPoint(x: 5, y: 5)) throws -> [Int] {
    let picture = try #require(context.createCGImage(image, from: image.extent))
    var list = DisplayList()
    picture.draw(CGRect(origin: .zero, size: picture.size), .fill, &list)
    let size = Size(width: Double(picture.width), height: Double(picture.height))
    let bitmap = PictureRenderer(size: size, scale: 1, background: .white).bitmap(of: list)
    let color = bitmap.color(x: Int(point.x), y: Int(point.y))
    return [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
  }

  private var photo: CIImage {
    CIImage(color: CIColor(red: 1, green: 0.5, blue: 0)).cropped(
      to: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  // Made by another program, qrcode 8.2, for the same message, level and mask.
  private let published = """
    #######.#..#.#....#######
    #.....#..#..##..#.#.....#
    #.###.#.#..#.##...#.###.#
    #.###.#..##..###..#.###.#
    #.###.#..#...##...#.###.#
    #.....#.#######...#.....#
    #######.#.#.#.#.#.#######
    ...........##.###........
    #.#...##..#..##.#..#..#.#
    #.###..##.####.#.###.#.##
    ##....###.#....#.#..###.#
    .#####..####.#..#..#.#...
    ...####.#.#.##.##.##....#
    .##.##.#.#..#..##.##...##
    ##.#..##..#.#######..##.#
    ..#.#...#####.#.##.###...
    ####.###..#..##.#####..#.
    ........#.#..##.#...#...#
    #######.#..#....#.#.#...#
    #.....#..##..#.##...#..##
    #.###.#....###.######..##
    #.###.#.....#....#..#.##.
    #.###.#.##..######.###.##
    #.....#....##.#######....
    #######.##...##.#.#..#..#
    """

  @Test("A code of squares is the one of the standard")
  func code() throws {
    let made = try #require(QRCode(Array("https://example.org".utf8), .medium))
    let rows = stride(from: 0, to: made.isDark.count, by: made.side).map { start in
      made.isDark[start..<start + made.side].map { $0 ? "#" : "." }.joined()
    }
    #expect(rows.joined(separator: "\n") == published)
  }

  @Test(
    "A code is as large as its message needs, up to the largest",
    arguments: [(1, 21), (14, 21), (15, 25), (2331, 177)])
  func sizes(_ count: Int, _ side: Int) {
    #expect(QRCode(Array(repeating: 65, count: count), .medium)?.side == side)
    #expect(QRCode(Array(repeating: 65, count: 2332), .medium) == nil)
  }

  @Test("An app's code of squares is a picture with a blank edge")
  func picture() throws {
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    filter.message = Data("https://example.org".utf8)
    let output = try #require(filter.outputImage)
    #expect(output.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    let white = [255, 255, 255]
    #expect(try color(output, at: .zero) == white)
    // The upper left corner of the code is dark, then a light ring follows.
    #expect(try color(output, at: CGPoint(x: 1, y: 1)) == [0, 0, 0])
    #expect(try color(output, at: CGPoint(x: 2, y: 2)) == white)
    // The lower right corner has no such square.
    #expect(try color(output, at: CGPoint(x: 24, y: 25)) == white)
    let large = output.transformed(by: CGAffineTransform(scaleX: 10, y: 10))
    let image = try #require(context.createCGImage(large, from: large.extent))
    #expect(UIImage(cgImage: image).size == CGSize(width: 270, height: 270))
  }

  @Test("A filter of an unknown name is none, and one that lacks a picture gives none")
  func missing() throws {
    #expect(CIFilter(name: "CIYo") == nil)
    let filter = try #require(CIFilter(name: "CISourceOverCompositing"))
    filter.setValue(photo, forKey: kCIInputImageKey)
    #expect(filter.outputImage == nil)
    filter.setValue(photo, forKey: kCIInputBackgroundImageKey)
    #expect(filter.outputImage?.extent == photo.extent)
    #expect(CIFilter(name: "CISepiaTone")?.inputKeys == ["inputImage", "inputIntensity"])
  }

  @Test("Colours are turned over and lose their strength; a filter that is not computed changes nothing")
  func colors() throws {
    #expect(try color(photo) == [255, 128, 0])
    #expect(try color(photo.applyingFilter("CIColorInvert")) == [0, 127, 255])
    let gray = try color(photo.applyingFilter("CIPhotoEffectMono"))
    #expect(Set(gray).count == 1 && gray[0] > 100 && gray[0] < 200)
    let sepia = CIFilter.sepiaTone()
    sepia.inputImage = photo
    sepia.intensity = 1
    let output = try #require(sepia.outputImage)
    let brown = try color(output)
    #expect(brown[0] > brown[1] && brown[1] > brown[2])
    let crystal = CIFilter.crystallize()
    crystal.inputImage = photo
    crystal.radius = 5
    let unchanged = try #require(crystal.outputImage)
    #expect(try color(unchanged) == [255, 128, 0])
  }

  @Test("A picture without an end cannot be made, and one out of focus is larger")
  func extents() throws {
    let endless = try #require(
      CIFilter(name: "CIAffineClamp", parameters: [kCIInputImageKey: photo])?.outputImage)
    #expect(context.createCGImage(endless, from: endless.extent) == nil)
    #expect(context.createCGImage(endless, from: photo.extent) != nil)
    #expect(photo.applyingGaussianBlur(sigma: 2).extent == CGRect(x: -6, y: -6, width: 22, height: 22))
    let part = photo.cropped(to: CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(part.extent == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(CIImage(image: UIImage()) == nil)
  }
}
