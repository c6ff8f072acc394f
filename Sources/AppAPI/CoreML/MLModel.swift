@_exported import Foundation

/// Why a model could not be loaded or used.
public struct MLModelError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// What was the matter.
  public enum Code: Int, Sendable {
    /// Something that has no code of its own.
    case generic = 0
    /// A feature was of a type that the model does not take.
    case featureType = 1
    /// The model could not be read.
    case io = 3
    /// A layer of the app's own failed.
    case customLayer = 4
    /// A model of the app's own failed.
    case customModel = 5
    /// The model could not be trained further.
    case update = 6
    /// A parameter cannot be had.
    case parameters = 7
    /// The key of the model could not be got.
    case modelDecryptionKeyFetch = 8
    /// The model could not be decrypted.
    case modelDecryption = 9
    /// Models of a collection could not be got.
    case modelCollection = 10
  }

  /// What was the matter.
  public let code: Code
  /// The name of these errors.
  public static let errorDomain = "com.apple.CoreML"
  /// The number of what was the matter.
  public var errorCode: Int { code.rawValue }

  /// An error of a code.
  public init(_ code: Code) { self.code = code }

  /// The model could not be read.
  public static let io = Code.io
  /// Something that has no code of its own.
  public static let generic = Code.generic
}

/// How a model is run.
open class MLModelConfiguration: NSObject, NSCopying, @unchecked Sendable {
  // Checked by hand: an app sets it before it hands it over.

  /// What a model is run on.
  open var computeUnits = MLComputeUnits.all
  /// The name that the model is shown by to developers.
  open var modelDisplayName: String?
  /// True where numbers may be less exact on a graphics processor.
  open var allowLowPrecisionAccumulationOnGPU = false

  /// As usual.
  public override init() { super.init() }

  /// Another one that says the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let other = MLModelConfiguration()
    other.computeUnits = computeUnits
    other.modelDisplayName = modelDisplayName
    other.allowLowPrecisionAccumulationOnGPU = allowLowPrecisionAccumulationOnGPU
    return other
  }
}

/// What a model is run on.
public enum MLComputeUnits: Int, Sendable {
  /// The processor alone, with a graphics processor, with all there is, or with a neural engine.
  case cpuOnly, cpuAndGPU, all, cpuAndNeuralEngine
}

/// A trained model; none can be loaded, for nothing here runs one.
open class MLModel: NSObject, @unchecked Sendable {
  // Checked by hand: there is no instance.

  /// Loads a compiled model.
  ///
  /// - Throws: `MLModelError.io`, as for a file that cannot be read.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }

  /// Loads a compiled model.
  ///
  /// - Throws: `MLModelError.io`, as for a file that cannot be read.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws { throw MLModelError(.io) }

  /// Loads a compiled model.
  ///
  /// - Throws: `MLModelError.io`, as for a file that cannot be read.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel {
    try MLModel(contentsOf: url, configuration: configuration)
  }

  /// Loads a compiled model and hands it over, or why it cannot be read.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
  ) {
    let result = Result { try MLModel(contentsOf: url, configuration: configuration) }
    DispatchQueue.main.async { handler(result) }
  }

  /// Compiles a model.
  ///
  /// - Throws: `MLModelError.io`, as for a file that cannot be read.
  open class func compileModel(at modelURL: URL) throws -> URL { throw MLModelError(.io) }

  /// What the model says of features.
  ///
  /// - Throws: `MLModelError.generic`.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) throws -> any MLFeatureProvider {
    throw MLModelError(.generic)
  }
}

/// How a model is asked.
open class MLPredictionOptions: NSObject {
  /// True where the processor alone is used.
  open var usesCPUOnly = false

  /// As usual.
  public override init() { super.init() }
}
