import AccessibilityModel
import AppHost
import UIKit

/// Where a picture comes from.
enum PictureSource: Equatable, Sendable {
  /// A name in the app's catalog, or in that of a bundle.
  case asset(String, bundlePath: String?)
  /// A symbol of the system.
  case symbol(String)
  /// A picture of the UIKit kind.
  case image(UIImage)
}

/// A picture as the Large Content Viewer meets it.
///
/// - Source: Behaviour 6.1 LC6
struct LargePicture: Equatable {
  /// What the app calls it.
  let name: String
  /// Its own size, in points.
  let size: CGSize
  /// What it shows.
  let source: PictureSource
  /// True where it stays sharp in any size; `nil` where its file is not at hand.
  let keepsOutlines: Bool?

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
