import AccessibilityModel
import AppHost
import UIKit

/// A picture as the Large Content Viewer meets it.
///
/// - Source: Behaviour 6.1 LC6
struct LargePicture: Equatable {
  /// What the app calls it.
  let name: String
  /// Its own size, in points.
  let size: CGSize
  /// What it shows.
  private let source: Image.Source
  /// True where it stays sharp in any size; `nil` where its file is not at hand.
  let keepsOutlines: Bool?

  /// Looks at a picture on the screen.
  @MainActor
  init(_ image: Image, size: CGSize, in environment: EnvironmentValues) {
    self.size = size
    source = image.source
    switch image.source {
    case .symbol(let name):
      self.name = name
      keepsOutlines = true
    case .asset(let name, let bundlePath):
      self.name = name.split(separator: "/").last.map(String.init) ?? name
      keepsOutlines = Image.library(bundlePath).image(name)?.keepsOutlines
    case .image(let picture):
      name = picture.largeContentName
      keepsOutlines = picture.keepsOutlines
    }
  }

  /// Keeps the picture so that it can be drawn large.
  @MainActor
  func note() {
    let pictures = RunningApp.current[LargePictures.self]
    switch source {
    case .symbol: break
    case .asset(let name, let bundlePath): pictures.note(named: name, bundlePath: bundlePath)
    case .image(let picture): pictures.note(picture)
    }
  }
}
