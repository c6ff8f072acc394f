// Stands for the conformance that the system has elsewhere.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What is decoded from.
  public typealias Input = Data
}

// Stands for the conformance that the system has elsewhere.
// swift-format-ignore: AvoidRetroactiveConformances
extension JSONEncoder: @retroactive TopLevelEncoder {
  /// What is encoded to.
  public typealias Output = Data
}

// Stands for the conformance that the system has elsewhere.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// What is decoded from.
  public typealias Input = Data
}

// Stands for the conformance that the system has elsewhere.
// swift-format-ignore: AvoidRetroactiveConformances
extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// What is encoded to.
  public typealias Output = Data
}
