/// How a model chooses its words.
public struct GenerationOptions: Codable, Equatable, Sendable {
  /// Among which words it chooses.
  public struct SamplingMode: Codable, Equatable, Sendable {
    private enum Kind: Codable, Equatable {
      case greedy
      case top(Int, seed: UInt64?)
      case share(Double, seed: UInt64?)
    }

    private let kind: Kind

    /// Always the likeliest.
    public static var greedy: SamplingMode { SamplingMode(kind: .greedy) }

    /// By chance among the likeliest, so many of them.
    public static func random(top k: Int, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .top(k, seed: seed))
    }

    /// By chance among the likeliest, until they make up such a share.
    public static func random(probabilityThreshold: Double, seed: UInt64? = nil) -> SamplingMode {
      SamplingMode(kind: .share(probabilityThreshold, seed: seed))
    }
  }

  /// Among which words it chooses.
  public var sampling: SamplingMode?
  /// How far it goes from the likeliest words, from 0 to 1.
  public var temperature: Double?
  /// How many pieces of words it may write.
  public var maximumResponseTokens: Int?

  /// Says how words are chosen; what is left out is up to the system.
  public init(
    sampling: SamplingMode? = nil, temperature: Double? = nil, maximumResponseTokens: Int? = nil
  ) {
    self.sampling = sampling
    self.temperature = temperature
    self.maximumResponseTokens = maximumResponseTokens
  }
}
