import Drawing
import Foundation

/// How the end of a line is drawn.
public enum CGLineCap: Int32, Hashable, Sendable {
  /// Straight at its end, round beyond it, and straight beyond it.
  case butt, round, square
}

/// How two lines meet.
public enum CGLineJoin: Int32, Hashable, Sendable {
  /// In a point, round, and cut off.
  case miter, round, bevel
}

/// How a colour and what lies behind it become one.
public enum CGBlendMode: Int32, Sendable {
  /// The front covers what lies behind it.
  case normal = 0
  /// The ways to combine colours that drawing libraries share.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Further ways to combine colours.
  case difference, exclusion, hue, saturation, color, luminosity
  /// Nothing is left.
  case clear
  /// What lies behind is replaced.
  case copy
  /// The front is seen only where something lies behind it.
  case sourceAtop = 20
  /// The front is seen only where nothing lies behind it.
  case destinationOver = 21
  /// What lies behind stays only where the front is not.
  case destinationOut = 23
  /// Light is added.
  case plusLighter = 27

  var blending: DrawLayer.Blending {
    switch self {
    case .normal, .copy: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear: .clear
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    }
  }
}

extension CGLineCap {
  /// The same end, as drawing takes it.
  package var cap: StrokeLine.Cap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  /// The same corner, as drawing takes it.
  package var join: StrokeLine.Join {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
