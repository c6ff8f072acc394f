import Foundation

extension Reading {
  /// How high the water stood, as it is written: "4.6 m".
  var height: String { length.formatted(.measurement(width: .abbreviated, usage: .asProvided)) }

  /// The same as it is said: "4.6 metres".
  var spokenHeight: String { length.formatted(.measurement(width: .wide, usage: .asProvided)) }

  /// True where the water comes over the lower steps of a quay.
  var isHigh: Bool { metres >= 4 }

  private var length: Measurement<UnitLength> { Measurement(value: metres, unit: .meters) }
}
