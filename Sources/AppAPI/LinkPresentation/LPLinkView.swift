@_exported import UIKit

/// What is known of a page.
open class LPLinkMetadata: NSObject {
  /// The address that was asked for.
  open var originalURL: URL?
  /// The address that it was found at.
  open var url: URL?
  /// What it is called.
  open var title: String?
  /// A picture of it.
  open var imageProvider: AnyObject?
  /// The picture of its site.
  open var iconProvider: AnyObject?
}

/// Asks a page what it is; without a network there is no answer.
open class LPMetadataProvider: NSObject {
  /// How long an answer is waited for, in seconds.
  open var timeout: TimeInterval = 30
  /// True where the pictures are wanted as well.
  open var shouldFetchSubresources = true

  /// Tells that there is no network.
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) {
    completionHandler(nil, URLError(.notConnectedToInternet))
  }

  /// Tells that there is no network.
  ///
  /// - Throws: That there is none.
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw URLError(.notConnectedToInternet)
  }

  /// Asks no more.
  open func cancel() {}
}

/// Shows what is known of a page: its name, and the site that it is on.
open class LPLinkView: UIView {
  /// What is known.
  open var metadata: LPLinkMetadata { didSet { setNeedsDescription() } }

  /// Shows an address alone.
  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.url = url
    super.init(frame: .zero)
  }

  /// Shows what is known of a page.
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }

  /// Shows nothing; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    metadata = LPLinkMetadata()
    super.init(coder: coder)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 80) }

  /// True unless it is set otherwise.
  open override var isAccessibilityElement: Bool {
    get { true }
    set { super.isAccessibilityElement = newValue }
  }

  /// What is set, else the name of the page and its site.
  open override var accessibilityLabel: String? {
    get {
      let site = (metadata.url ?? metadata.originalURL)?.host()
      let words = [metadata.title, site].compactMap { $0 }.joined(separator: ", ")
      return super.accessibilityLabel ?? (words.isEmpty ? nil : words)
    }
    set { super.accessibilityLabel = newValue }
  }

  /// A link.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.link) }
    set { super.accessibilityTraits = newValue }
  }
}
