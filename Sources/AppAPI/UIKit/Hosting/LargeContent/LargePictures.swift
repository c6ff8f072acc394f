import AccessibilityModel
import AppHost
import Drawing
import Foundation

/// The picture that was last shown large, so that it can be drawn as the app gave it.
///
/// - Source: Behaviour 6.1 LC6
@MainActor
package final class LargePictures: AppStateKey {
  private var last: (name: String, image: UIImage)?

  package static func initialValue(in host: RunningApp) -> LargePictures { LargePictures() }

  /// Notes what is shown large now.
  package func note(_ image: UIImage) {
    last = (image.largeContentName, image)
  }

  /// Notes one of the pictures of the app's catalogs.
  package func note(named name: String, bundlePath: String?) {
    let image = UIImage(
      .named(name), size: UIImage.catalogSize(name, bundlePath),
      attributes: UIImage.Attributes(bundlePath: bundlePath))
    last = (name.split(separator: "/").last.map(String.init) ?? name, image)
  }

  /// Draws a picture by its name; answers false for symbols, and for one whose file is not at hand.
  package func draw(_ name: String, in rect: Rect, into list: inout DisplayList) -> Bool {
    let known = last?.name == name ? last?.image : UIImage(named: name)
    guard let image = known, !image.isSymbolImage, image.isAtHand else { return false }
    let place = CGRect(rect)
    image.draw(in: place, tint: .white, fitting: .aspectFit, traits: .current, into: &list)
    return true
  }
}
