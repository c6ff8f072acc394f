import UIKit

/// How far the loading of a picture has come.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// The picture cannot be had.
  case failure(any Error)

  /// The picture, where it is there.
  public var image: Image? {
    guard case .success(let image) = self else { return nil }
    return image
  }

  /// Why the picture cannot be had, where that is so.
  public var error: (any Error)? {
    guard case .failure(let error) = self else { return nil }
    return error
  }
}

/// A picture that is loaded from an address.
///
/// A file on this machine is there at once. An app that is heard here reaches no network: any other address fails as
/// it does on a device without one, after the first look at the screen.
///
///     AsyncImage(url: url) { image in image.resizable() } placeholder: { ProgressView() }
public struct AsyncImage<Content: View>: View {
  /// Where the app's code makes the view.
  public nonisolated var _sourceLocation: _ViewSourceLocation?
  @State private var phase = AsyncImagePhase.empty
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  /// Shows what is made of each phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// The content of the present phase.
  public var body: some View {
    content(phase).task(id: url) { phase = load() }
  }

  private func load() -> AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL else { return .failure(URLError(.notConnectedToInternet)) }
    guard let image = UIImage(contentsOfFile: url.path) else { return .failure(URLError(.cannotOpenFile)) }
    return .success(Image(uiImage: image.withScale(scale)))
  }
}

extension AsyncImage {
  /// Shows the picture when it is there, and nothing that is heard before.
  public init(url: URL?, scale: CGFloat = 1) where Content == _ConditionalContent<Image, Color> {
    self.init(url: url, scale: scale) { image in
      image
    } placeholder: {
      Color.gray.opacity(0.3)
    }
  }

  /// Shows what is made of the picture when it is there, and something else before.
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == _ConditionalContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        content(image)
      } else {
        placeholder()
      }
    }
  }
}
