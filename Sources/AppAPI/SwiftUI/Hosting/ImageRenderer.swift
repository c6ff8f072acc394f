import UIKit
import UniformTypeIdentifiers

/// Makes pictures of views, to be shared or kept; nothing of it is heard until an app shows the picture.
///
///     let renderer = ImageRenderer(content: Ticket(dog: bailey))
///     renderer.scale = 3
///     let picture = renderer.uiImage
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view that pictures are made of.
  @Published public var content: Content
  /// The space that the view is offered; its own size where it is not said.
  @Published public var proposedSize = ProposedViewSize.unspecified
  /// How many pixels a point has.
  @Published public var scale: CGFloat = 1
  /// True where what is behind the view is black.
  @Published public var isOpaque = false

  /// Makes pictures of a view.
  public init(content view: Content) {
    content = view
  }

  /// The same picture in the form of Core Graphics.
  public var cgImage: CGImage? { uiImage?.cgImage }

  /// A picture of the view; `nil` where the view takes no space.
  public var uiImage: UIImage? {
    let controller = UIHostingController(rootView: content)
    let free = CGFloat.greatestFiniteMagnitude
    let offered = CGSize(width: proposedSize.width ?? free, height: proposedSize.height ?? free)
    let fitting = controller.sizeThatFits(in: offered)
    guard fitting.width > 0, fitting.height > 0, fitting.width < free, fitting.height < free else {
      return nil
    }
    controller.view.frame = CGRect(origin: .zero, size: fitting)
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = isOpaque
    return UIGraphicsImageRenderer(size: fitting, format: format).image { _ in
      controller.view.drawHierarchy(in: CGRect(origin: .zero, size: fitting), afterScreenUpdates: true)
    }
  }
}

extension Image: Transferable {
  /// The picture as a PNG file.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(
      contentType: .png,
      exporting: { image in
        let data = await MainActor.run { ImageRenderer(content: image).uiImage?.pngData() }
        guard let data else { throw NSItemProviderError.unavailable }
        return data
      },
      importing: { data in
        guard let image = UIImage(data: data) else { throw NSItemProviderError.unavailable }
        return Image(uiImage: image)
      })
  }
}
