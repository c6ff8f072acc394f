extension GeneratedContent {
  /// Reads the content as a value.
  ///
  /// - Throws: That it is of another form.
  public func value<Value: ConvertibleFromGeneratedContent>(_ type: Value.Type = Value.self) throws -> Value {
    try Value(self)
  }

  /// Reads one of the values with names.
  ///
  /// - Throws: That there is none of the name, or that it is of another form.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value.Type = Value.self, forProperty property: String
  ) throws -> Value {
    guard let content = try contents()[property] else {
      throw mismatch("something named \"\(property)\"")
    }
    return try Value(content)
  }

  /// Reads one of the values with names; `nil` where there is none, or nothing in its place.
  ///
  /// - Throws: That it is of another form.
  public func value<Value: ConvertibleFromGeneratedContent>(
    _ type: Value?.Type = Value?.self, forProperty property: String
  ) throws -> Value? {
    guard let content = try contents()[property], content.kind != .null else { return nil }
    return try Value(content)
  }

  /// The values with names.
  private func contents() throws -> [String: GeneratedContent] {
    guard case .structure(let properties, _) = kind else { throw mismatch("values with names") }
    return properties
  }

  /// The error of content that is something other than what it is read as.
  func mismatch(_ wanted: String) -> LanguageModelSession.GenerationError {
    .decodingFailure(.init(debugDescription: "Expected \(wanted), found \(jsonString)"))
  }
}
