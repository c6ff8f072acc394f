internal import CPango

extension DrawLayer {
  /// The layer as the library takes it.
  var library: earshot_layer {
    earshot_layer(
      opacity: opacity, blending: blending.library, blur_radius: blurRadius, has_shadow: shadow != nil,
      shadow_color: (shadow?.color ?? .clear).library, shadow_radius: shadow?.radius ?? 0,
      shadow_x: shadow?.x ?? 0, shadow_y: shadow?.y ?? 0)
  }
}

extension DrawLayer.Blending {
  fileprivate var library: earshot_blending {
    switch self {
    case .normal: EARSHOT_NORMAL
    case .multiply: EARSHOT_MULTIPLY
    case .screen: EARSHOT_SCREEN
    case .overlay: EARSHOT_OVERLAY
    case .darken: EARSHOT_DARKEN
    case .lighten: EARSHOT_LIGHTEN
    case .colorDodge: EARSHOT_COLOR_DODGE
    case .colorBurn: EARSHOT_COLOR_BURN
    case .softLight: EARSHOT_SOFT_LIGHT
    case .hardLight: EARSHOT_HARD_LIGHT
    case .difference: EARSHOT_DIFFERENCE
    case .exclusion: EARSHOT_EXCLUSION
    case .hue: EARSHOT_HUE
    case .saturation: EARSHOT_SATURATION
    case .color: EARSHOT_COLOR
    case .luminosity: EARSHOT_LUMINOSITY
    case .plusLighter: EARSHOT_ADD
    case .sourceAtop: EARSHOT_ATOP
    case .destinationOver: EARSHOT_BEHIND
    // Where the front has no shape, what lies behind it stays.
    case .clear, .destinationOut: EARSHOT_CUT_OUT
    }
  }
}
