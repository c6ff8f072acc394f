/// Why nothing was captured, or a film or a sound could not be read.
public struct AVError: Error, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    /// Nobody knows.
    case unknown = -11800
    /// The session does not run.
    case sessionNotRunning = -11803
    /// There is nothing that could capture.
    case noDataCaptured = -11805
    /// The device is gone.
    case deviceWasDisconnected = -11808
    /// The pictures or sounds could not be decoded.
    case decodeFailed = -11821
    /// The file is of a format that cannot be read.
    case fileFormatNotRecognized = -11828
    /// The file is damaged.
    case fileFailedToParse = -11829
    /// There is no picture at the moment that was asked for.
    case noImageAtTime = -11832
    /// Nothing decodes films of this kind.
    case decoderNotFound = -11833
    /// The person did not allow it.
    case applicationIsNotAuthorizedToUseDevice = -11852
  }

  /// The reason.
  public let code: Code

  /// An error for a reason.
  public init(_ code: Code) { self.code = code }
}
