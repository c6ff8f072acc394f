@_exported import CoreGraphics
@_exported import CoreImage
@_exported import CoreML
@_exported import Foundation

/// Looks for something in a picture.
///
/// Nothing here recognises what is in pictures, so that each request succeeds with no observation, as for a picture in
/// which there is nothing of what was looked for.
open class VNRequest: NSObject, @unchecked Sendable {
  // Checked by hand: an app uses it on one thread at a time.
  private let handler: ((VNRequest, (any Error)?) -> Void)?
  private var found: [VNObservation]?
  private var isCancelled = false

  /// True where a picture is not sent elsewhere; it never is.
  open var preferBackgroundProcessing = false
  /// True where the processor alone is used; it always is.
  open var usesCPUOnly = false
  /// The version of what looks.
  open var revision = 1

  /// Makes a request that calls a closure when it was carried out.
  public init(completionHandler: ((VNRequest, (any Error)?) -> Void)? = nil) {
    handler = completionHandler
    super.init()
  }

  /// What was found: nothing once it was carried out; `nil` before.
  open var results: [VNObservation]? { found }

  /// Ends it before it is carried out.
  open func cancel() { isCancelled = true }

  func perform() throws {
    let error = isCancelled ? VNError(.requestCancelled) : nil
    if error == nil { found = [] }
    handler?(self, error)
    if let error { throw error }
  }
}

/// Looks for something in one picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part of the picture that is looked at, in parts of its size.
  open var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Why a request was not carried out.
public struct VNError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// It was ended, something inside, what was asked is wrong, and the picture cannot be read.
    case requestCancelled = 1
    /// Something went wrong inside.
    case internalError = 9
    /// What was asked is wrong.
    case invalidArgument = 14
    /// The picture cannot be read.
    case invalidImage = 13
    /// The model cannot be used.
    case invalidModel = 15
  }

  /// What was the matter.
  public let code: Code
  /// The name of these errors.
  public static let errorDomain = "com.apple.Vision"
  /// The number of what was the matter.
  public var errorCode: Int { code.rawValue }

  /// An error of a code.
  public init(_ code: Code) { self.code = code }
}

/// Says something about a picture, or the way a picture is read.
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an option of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What a camera wrote beside it.
  public static let properties = VNImageOption(rawValue: "VNImageOptionProperties")
}

/// Carries requests out on one picture.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  // Checked by hand: what is stored does not change.
  private let hasPicture: Bool

  /// Takes a picture that layers know.
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {
    hasPicture = true
    super.init()
  }

  /// Takes a picture that filters gave.
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {
    hasPicture = !image.extent.isEmpty
    super.init()
  }

  /// Takes the bytes of a picture file.
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {
    hasPicture = CIImage(data: imageData) != nil
    super.init()
  }

  /// Takes a picture file.
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {
    hasPicture = CIImage(contentsOf: imageURL) != nil
    super.init()
  }

  /// Carries requests out, in order.
  ///
  /// - Throws: That a request was cancelled, or that the picture cannot be read.
  open func perform(_ requests: [VNRequest]) throws {
    guard hasPicture else { throw VNError(.invalidImage) }
    for request in requests { try request.perform() }
  }
}

/// Carries requests out on one picture after the other.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
  // Checked by hand: it stores nothing.

  /// Takes no picture yet.
  public override init() { super.init() }

  /// Carries requests out on a picture.
  ///
  /// - Throws: That a request was cancelled.
  open func perform(_ requests: [VNRequest], on image: CGImage) throws {
    try VNImageRequestHandler(cgImage: image).perform(requests)
  }

  /// Carries requests out on a picture.
  ///
  /// - Throws: That a request was cancelled, or that the picture is empty.
  open func perform(_ requests: [VNRequest], on image: CIImage) throws {
    try VNImageRequestHandler(ciImage: image).perform(requests)
  }
}
