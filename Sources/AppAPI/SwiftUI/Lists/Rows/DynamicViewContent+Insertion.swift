import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Takes in what other apps' things are dropped between rows; there are no other apps here.
  public nonisolated func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
