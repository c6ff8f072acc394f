extension JSONDecoder: @retroactive TopLevelDecoder {
  /// What is decoded from.
  public typealias Input = Data
}

extension JSONEncoder: @retroactive TopLevelEncoder {
  /// What is encoded to.
  public typealias Output = Data
}

extension PropertyListDecoder: @retroactive TopLevelDecoder {
  /// What is decoded from.
  public typealias Input = Data
}

extension PropertyListEncoder: @retroactive TopLevelEncoder {
  /// What is encoded to.
  public typealias Output = Data
}
