@_exported import CoreMedia
import Foundation

/// A film or a sound as a whole: what can be known of it without playing it.
///
///     let duration = try await AVURLAsset(url: url).load(.duration)
open class AVAsset: NSObject, @unchecked Sendable {
  // Checked by hand: every stored value is immutable and can be sent.
  let source: URL

  /// Takes what is at an address; nothing is read yet.
  public init(url URL: URL) {
    source = URL
    super.init()
  }

  /// How long it is; a time that nobody knows where the file does not tell.
  open var duration: CMTime { (try? MediaFile(source).duration) ?? .indefinite }

  /// True where the file is there.
  open var isPlayable: Bool { (try? MediaFile(source)) != nil }
}

/// A film or a sound at an address.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  open var url: URL { source }

  /// Takes what is at an address; nothing is read yet.
  public convenience init(url URL: URL, options: [String: Any]? = nil) {
    self.init(url: URL)
  }
}

/// Something of a film or a sound that takes time to be known.
public class AVPartialAsyncProperty<Root>: @unchecked Sendable {
  // Checked by hand: it keeps nothing, or what can be sent.
  init() {}
}

/// Something of a film or a sound that takes time to be known, and of what type it is.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {
  // Checked by hand: what it keeps can be sent.
  let read: @Sendable (Root) throws -> Value

  init(_ read: @escaping @Sendable (Root) throws -> Value) {
    self.read = read
    super.init()
  }
}

extension AVPartialAsyncProperty where Root: AVAsset {
  /// How long it is.
  public static var duration: AVAsyncProperty<Root, CMTime> {
    AVAsyncProperty { try MediaFile($0.source).knownDuration() }
  }

  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<Root, Bool> {
    AVAsyncProperty { asset in
      _ = try MediaFile(asset.source)
      return true
    }
  }
}

/// What takes time to be known of.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsset: AVAsynchronousKeyValueLoading {}

extension AVAsynchronousKeyValueLoading {
  /// Gets to know one thing.
  ///
  /// - Throws: That the file is not there, that there is no network, or that the file does not tell.
  public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T { try property.read(self) }

  /// Gets to know two things.
  ///
  /// - Throws: That the file is not there, that there is no network, or that the file does not tell.
  public func load<A, B>(
    _ propertyA: AVAsyncProperty<Self, A>, _ propertyB: AVAsyncProperty<Self, B>
  ) async throws -> (A, B) {
    (try propertyA.read(self), try propertyB.read(self))
  }
}
