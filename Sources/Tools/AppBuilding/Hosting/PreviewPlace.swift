import TreeFormat

/// Where in an app a preview is found: at a place of its own, or among those of a provider.
struct PreviewPlace {
  /// The position in what the app said first.
  let index: Int
  /// Which of the previews of a provider.
  private(set) var part: Int?
  /// What it is.
  private(set) var info: PreviewInfo

  /// Names a place of its own.
  init(index: Int, info: PreviewInfo) {
    self.index = index
    self.info = info
  }

  /// The places of a provider's previews.
  func parts(_ infos: [PreviewInfo]) -> [PreviewPlace] {
    infos.enumerated().map { part, info in
      var place = self
      place.part = part
      place.info = info
      return place
    }
  }
}
