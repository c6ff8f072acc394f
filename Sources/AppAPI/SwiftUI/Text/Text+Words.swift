extension Text {
  /// What the text says in an environment, for modules that hand it on as a plain string.
  package func words(in environment: EnvironmentValues) -> String { string(in: environment) }
}
