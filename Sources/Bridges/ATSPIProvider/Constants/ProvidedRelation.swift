/// How two objects belong together: a relation of AT-SPI, by its number on the bus.
///
/// - Source: at-spi2-core 2.46, atspi-constants.h
public enum ProvidedRelation: UInt32, Hashable, Sendable, CaseIterable {
  /// The text goes on there.
  case flowsTo = 10
  /// The text comes from there.
  case flowsFrom = 11
  /// More about it is there.
  case details = 19
  /// It tells more about that one.
  case detailsFor = 20
}
