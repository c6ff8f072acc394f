import AppHost
import Foundation

/// The views that stay usable beneath something presented; they are described as parts of its layer.
@MainActor
final class PassageList: AppStateKey {
  private var views: [ObjectIdentifier: [UIView]] = [:]

  static func initialValue(in host: RunningApp) -> PassageList { PassageList() }

  /// The views of all layers.
  var passed: Set<ObjectIdentifier> { Set(views.values.joined().map { ObjectIdentifier($0) }) }

  /// Takes in which views stay usable beneath a layer.
  func set(_ new: [UIView], for layer: PresentationLayer) {
    let old = views.updateValue(new, forKey: ObjectIdentifier(layer)) ?? []
    if new.isEmpty { views[ObjectIdentifier(layer)] = nil }
    guard !old.elementsEqual(new, by: ===) else { return }
    for view in old + new { view.setNeedsDescription() }
    layer.setNeedsDescription()
  }
}
