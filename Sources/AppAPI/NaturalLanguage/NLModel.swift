import Foundation

/// A trained model; none can be loaded.
open class NLModel: NSObject {
  /// Loads a model.
  ///
  /// - Throws: That it cannot be read, for there is nothing here that runs trained models.
  public init(contentsOf url: URL) throws {
    throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
  }

  /// The label that the model gives a text.
  open func predictedLabel(for string: String) -> String? { nil }
  /// The labels that the model may give a text, and how likely they are.
  open func predictedLabelHypotheses(for string: String, maximumCount: Int) -> [String: Double] { [:] }
}

/// Words and sentences by their meaning; there is no such collection for any language.
open class NLEmbedding: NSObject {
  /// The words of a language: `nil`, as for a language that has none.
  open class func wordEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The sentences of a language: `nil`, as for a language that has none.
  open class func sentenceEmbedding(for language: NLLanguage) -> NLEmbedding? { nil }
  /// The words nearest to one, and how far they are; no collection is there to have any.
  open func neighbors(for string: String, maximumCount: Int) -> [(String, Double)] { [] }

  override init() { super.init() }
}
