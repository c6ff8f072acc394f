import Drawing
import UIKit

extension CIFilter {
  /// The picture that it gives, where every picture that it takes is there.
  func computed(_ input: CIImage?) -> CIImage? {
    guard let input else { return generated() }
    if let blending = Self.blendings[name], let ground = image(kCIInputBackgroundImageKey) {
      return input.layer(DrawLayer(blending: blending)).composited(over: ground)
    }
    switch name {
    case "CIGaussianBlur", "CIBoxBlur", "CIDiscBlur":
      return input.applyingGaussianBlur(sigma: number(kCIInputRadiusKey, or: 10))
    case "CIColorInvert": return input.tinted(.white, .difference)
    case "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal", "CIMaximumComponent",
      "CIMinimumComponent":
      return input.tinted(PaintColor(red: 0.5, green: 0.5, blue: 0.5), .saturation)
    case "CISepiaTone":
      let brown = PaintColor(red: 0.44, green: 0.26, blue: 0.08)
      return input.tinted(brown, .color, opacity: number(kCIInputIntensityKey, or: 1))
    case "CIColorMonochrome":
      let color = value(forKey: kCIInputColorKey) as? CIColor ?? CIColor(red: 0.6, green: 0.45, blue: 0.3)
      return input.tinted(color.paint, .color, opacity: number(kCIInputIntensityKey, or: 1))
    case "CICrop":
      return (value(forKey: "inputRectangle") as? CIVector).map { input.cropped(to: $0.cgRectValue) } ?? input
    case "CIAffineTransform": return transform.map(input.transformed) ?? input
    case "CILanczosScaleTransform":
      let scale = number(kCIInputScaleKey, or: 1)
      return input.transformed(
        by: CGAffineTransform(scaleX: CGFloat(scale * number("inputAspectRatio", or: 1)), y: CGFloat(scale)))
    case "CIAffineClamp", "CIAffineTile": return (transform.map(input.transformed) ?? input).clampedToExtent()
    default: return input
    }
  }

  private var transform: CGAffineTransform? {
    value(forKey: kCIInputTransformKey) as? CGAffineTransform
  }

  /// A picture made of nothing; `nil` for what cannot be drawn here.
  private func generated() -> CIImage? {
    switch name {
    case "CIQRCodeGenerator":
      guard let message = value(forKey: "inputMessage") as? Data else { return nil }
      let level =
        (value(forKey: "inputCorrectionLevel") as? String).flatMap(QRCode.Correction.init) ?? .medium
      return QRCode(Array(message), level)?.image
    case "CIConstantColorGenerator":
      return CIImage(color: value(forKey: kCIInputColorKey) as? CIColor ?? .red)
    default: return nil
    }
  }

  private static let blendings: [String: DrawLayer.Blending] = [
    "CISourceOverCompositing": .normal, "CISourceAtopCompositing": .sourceAtop,
    "CIAdditionCompositing": .plusLighter, "CIMultiplyCompositing": .multiply,
    "CIMaximumCompositing": .lighten, "CIMinimumCompositing": .darken, "CIColorBlendMode": .color,
    "CIColorBurnBlendMode": .colorBurn, "CIColorDodgeBlendMode": .colorDodge,
    "CIDarkenBlendMode": .darken, "CIDifferenceBlendMode": .difference,
    "CIExclusionBlendMode": .exclusion, "CIHardLightBlendMode": .hardLight, "CIHueBlendMode": .hue,
    "CILightenBlendMode": .lighten, "CILuminosityBlendMode": .luminosity,
    "CIMultiplyBlendMode": .multiply, "CIOverlayBlendMode": .overlay,
    "CISaturationBlendMode": .saturation, "CIScreenBlendMode": .screen, "CISoftLightBlendMode": .softLight,
  ]
}
