import EarshotTesting
import Foundation
import UIKit

/// A picture of the screen, or of a part of it.
public final class XCUIScreenshot: Sendable {
  /// The bytes of a PNG file.
  public let pngRepresentation: Data

  init(_ data: Data) {
    pngRepresentation = data
  }

  /// The picture.
  @MainActor public var image: UIImage { UIImage(data: pngRepresentation) ?? UIImage() }
}

/// What can be photographed.
@MainActor
public protocol XCUIScreenshotProviding {
  /// Draws it as it is now.
  func screenshot() -> XCUIScreenshot
}

/// A screen of the device.
@MainActor
public final class XCUIScreen: XCUIScreenshotProviding {
  /// The device's own screen.
  public static let main = XCUIScreen()

  private init() {}

  /// Draws the screen of the app that runs.
  ///
  /// - Returns: The picture; one without bytes where no app runs.
  public func screenshot() -> XCUIScreenshot {
    var data = Data()
    let app = XCUIApplication()
    guard app.launched != nil else { return XCUIScreenshot(data) }
    app.use(at: nil) { data = try await Data($0.picture().png) }
    return XCUIScreenshot(data)
  }
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Draws the part of the screen on which the element lies.
  public func screenshot() -> XCUIScreenshot {
    let whole = XCUIScreen.main.screenshot()
    guard let window = app.snapshot?.frame, frame != window,
      let image = UIImage(data: whole.pngRepresentation)
    else {
      return whole
    }
    let scale = image.size.width / max(window.width, 1)
    let part = frame
    let size = CGSize(width: part.width * scale, height: part.height * scale)
    guard size.width >= 1, size.height >= 1 else { return whole }
    let renderer = UIGraphicsImageRenderer(size: size, format: Self.format)
    let cut = renderer.image { _ in image.draw(at: CGPoint(x: -part.minX * scale, y: -part.minY * scale)) }
    return XCUIScreenshot(cut.pngData() ?? Data())
  }

  private static var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
}
