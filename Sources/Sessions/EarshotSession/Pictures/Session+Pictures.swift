import AccessibilityModel
import TreeFormat

extension Session {
  /// The uncertain rules that a picture rests on, each once.
  ///
  /// They are those of what is drawn over the screen, and those by which parts of the screen grow with the text.
  /// - Complexity: O(n) for n marks and elements.
  public func rules(of request: PictureRequest) -> [UncertainRule] {
    let elements = tree.root.map { tree.subtree(of: $0).compactMap { tree[$0] } } ?? []
    let grown = elements.flatMap(\.rules).filter { $0.name.hasPrefix("textSize.") }
    return UncertainRule.unique(request.overlays.flatMap { Effect.show($0).rules(in: tree) } + grown)
  }

  /// Asks the source for a picture of what it shows, magnified where a technology magnifies it and the request says nothing else.
  ///
  /// - Parameter request: what picture.
  /// - Returns: the picture; `nil` where the source shows nothing that can be drawn.
  /// - Throws: what the source throws, and `TreeDiffError` where its changes do not fit.
  public func picture(_ request: PictureRequest) async throws -> Picture? {
    var picture: Picture?
    var request = request
    request.magnification =
      request.magnification ?? technologies.lazy.compactMap { $0.magnification(in: self.tree) }.first
    let wanted = request
    _ = try await exclusively {
      let taken = try await self.source.picture(wanted)
      picture = taken.picture
      picture?.findings = (taken.picture?.findings ?? []).map { $0.located(in: self.tree) }
      try await self.settle(self.observe(taken.events))
    }
    return picture
  }
}

extension PictureFinding {
  /// The finding with the place in the code of its element, else of the element with its words, else of
  /// the smallest one around it.
  ///
  /// - Complexity: O(n) for n elements where it has no element of its own.
  fileprivate func located(in tree: AccessibilityTree) -> PictureFinding {
    var result = self
    result.location = location ?? element.flatMap { tree[$0]?.sourceLocation }
    guard result.location == nil, let root = tree.root else { return result }
    let known = tree.subtree(of: root).compactMap { tree[$0] }.filter { $0.sourceLocation != nil }
    // At another text size things lie elsewhere, and say the same.
    if !words.isEmpty, let named = known.first(where: { $0.label?.string == words }) {
      result.location = named.sourceLocation
      return result
    }
    let around = known.filter { $0.frame.contains(frame.center) }
    let smallest = around.min {
      $0.frame.size.width * $0.frame.size.height < $1.frame.size.width * $1.frame.size.height
    }
    result.location = smallest?.sourceLocation
    return result
  }
}
