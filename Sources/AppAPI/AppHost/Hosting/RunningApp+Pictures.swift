import AccessibilityModel
import TreeFormat

extension RunningApp {
  /// Draws what is on the screen; `nil` where nothing is shown or what is shown cannot be drawn.
  ///
  /// Assistive technologies are told of nothing that was so for the picture alone.
  package func picture(_ request: PictureRequest) -> Picture? {
    settle()
    guard let content else { return nil }
    let usual = environment
    defer {
      change(to: usual)
      settle()
    }
    return content.picture(request, in: self)
  }

  /// Goes over to another environment for a picture, and lets the app come to rest in it.
  ///
  /// What people would meet there is not told.
  package func change(to environment: LaunchOptions) {
    guard self.environment != environment else { return }
    self.environment = environment
    for diagnostic in asCurrent({ clock.settle() }) { report(diagnostic) }
  }

  /// What people would meet if the screen stayed as it is for a picture.
  ///
  /// - Complexity: O(n) for n elements.
  package func treeOfPicture() -> AccessibilityTree {
    guard let content else { return tree }
    return withApp {
      content.layOut()
      return AccessibilityTree(content.snapshot(), order: tree.order)
    }
  }
}
