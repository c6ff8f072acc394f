import CoreGraphics
import Foundation

/// A filter of Apple's library with its inputs as properties.
///
/// Every filter has all of them; those that it does not take change nothing.
public final class CIBuiltinFilter: CIFilter, @unchecked Sendable {
  /// How much is done.
  public var amount: Float {
    get { Float(number("inputAmount", or: 0)) }
    set { setValue(newValue, forKey: "inputAmount") }
  }
  /// How it is turned, in radians.
  public var angle: Float {
    get { Float(number("inputAngle", or: 0)) }
    set { setValue(newValue, forKey: "inputAngle") }
  }
  /// How wide it is beside its height.
  public var aspectRatio: Float {
    get { Float(number("inputAspectRatio", or: 0)) }
    set { setValue(newValue, forKey: "inputAspectRatio") }
  }
  /// The picture behind it.
  public var backgroundImage: CIImage? {
    get { value(forKey: "inputBackgroundImage") as? CIImage }
    set { setValue(newValue, forKey: "inputBackgroundImage") }
  }
  /// How light it is.
  public var brightness: Float {
    get { Float(number("inputBrightness", or: 0)) }
    set { setValue(newValue, forKey: "inputBrightness") }
  }
  /// Where it is.
  public var center: CGPoint {
    get { (value(forKey: "inputCenter") as? CIVector)?.cgPointValue ?? CGPoint(x: 150, y: 150) }
    set { setValue(CIVector(cgPoint: newValue), forKey: "inputCenter") }
  }
  /// The colour.
  public var color: CIColor {
    get { value(forKey: "inputColor") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor") }
  }
  /// The first colour.
  public var color0: CIColor {
    get { value(forKey: "inputColor0") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  /// The second colour.
  public var color1: CIColor {
    get { value(forKey: "inputColor1") as? CIColor ?? .black }
    set { setValue(newValue, forKey: "inputColor1") }
  }
  /// How far light and dark are from each other.
  public var contrast: Float {
    get { Float(number("inputContrast", or: 0)) }
    set { setValue(newValue, forKey: "inputContrast") }
  }
  /// How much may be spoiled: L, M, Q or H.
  public var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  /// How long it was exposed.
  public var ev: Float {
    get { Float(number("inputEV", or: 0)) }
    set { setValue(newValue, forKey: "inputEV") }
  }
  /// The picture that it takes.
  public var inputImage: CIImage? {
    get { value(forKey: "inputImage") as? CIImage }
    set { setValue(newValue, forKey: "inputImage") }
  }
  /// How much is done.
  public var intensity: Float {
    get { Float(number("inputIntensity", or: 0)) }
    set { setValue(newValue, forKey: "inputIntensity") }
  }
  /// How many shades there are.
  public var levels: Float {
    get { Float(number("inputLevels", or: 0)) }
    set { setValue(newValue, forKey: "inputLevels") }
  }
  /// The picture that says where it works.
  public var maskImage: CIImage? {
    get { value(forKey: "inputMaskImage") as? CIImage }
    set { setValue(newValue, forKey: "inputMaskImage") }
  }
  /// What the code says.
  public var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  /// How much noise is taken away.
  public var noiseLevel: Float {
    get { Float(number("inputNoiseLevel", or: 0)) }
    set { setValue(newValue, forKey: "inputNoiseLevel") }
  }
  /// The power to which light is raised.
  public var power: Float {
    get { Float(number("inputPower", or: 0)) }
    set { setValue(newValue, forKey: "inputPower") }
  }
  /// How far it reaches, in points.
  public var radius: Float {
    get { Float(number("inputRadius", or: 0)) }
    set { setValue(newValue, forKey: "inputRadius") }
  }
  /// How strong colours are.
  public var saturation: Float {
    get { Float(number("inputSaturation", or: 0)) }
    set { setValue(newValue, forKey: "inputSaturation") }
  }
  /// How large it is.
  public var scale: Float {
    get { Float(number("inputScale", or: 0)) }
    set { setValue(newValue, forKey: "inputScale") }
  }
  /// How sharp it is.
  public var sharpness: Float {
    get { Float(number("inputSharpness", or: 0)) }
    set { setValue(newValue, forKey: "inputSharpness") }
  }
  /// The picture that comes next.
  public var targetImage: CIImage? {
    get { value(forKey: "inputTargetImage") as? CIImage }
    set { setValue(newValue, forKey: "inputTargetImage") }
  }
  /// From where on a point is light.
  public var threshold: Float {
    get { Float(number("inputThreshold", or: 0)) }
    set { setValue(newValue, forKey: "inputThreshold") }
  }
  /// How far it has come, from 0 to 1.
  public var time: Float {
    get { Float(number("inputTime", or: 0)) }
    set { setValue(newValue, forKey: "inputTime") }
  }
  /// How wide it is, in points.
  public var width: Float {
    get { Float(number("inputWidth", or: 0)) }
    set { setValue(newValue, forKey: "inputWidth") }
  }
}

extension CIBuiltinFilter: CISepiaTone {}
extension CIBuiltinFilter: CIGaussianBlur {}
extension CIBuiltinFilter: CIBoxBlur {}
extension CIBuiltinFilter: CIBokehBlur {}
extension CIBuiltinFilter: CIDiscBlur {}
extension CIBuiltinFilter: CIMotionBlur {}
extension CIBuiltinFilter: CIZoomBlur {}
extension CIBuiltinFilter: CIPixellate {}
extension CIBuiltinFilter: CICrystallize {}
extension CIBuiltinFilter: CIPointillize {}
extension CIBuiltinFilter: CIEdges {}
extension CIBuiltinFilter: CIEdgeWork {}
extension CIBuiltinFilter: CIVignette {}
extension CIBuiltinFilter: CIVignetteEffect {}
extension CIBuiltinFilter: CIUnsharpMask {}
extension CIBuiltinFilter: CISharpenLuminance {}
extension CIBuiltinFilter: CIBloom {}
extension CIBuiltinFilter: CIGloom {}
extension CIBuiltinFilter: CIColorInvert {}
extension CIBuiltinFilter: CIColorControls {}
extension CIBuiltinFilter: CIColorMonochrome {}
extension CIBuiltinFilter: CIColorPosterize {}
extension CIBuiltinFilter: CIExposureAdjust {}
extension CIBuiltinFilter: CIGammaAdjust {}
extension CIBuiltinFilter: CIHueAdjust {}
extension CIBuiltinFilter: CIVibrance {}
extension CIBuiltinFilter: CIPhotoEffectMono {}
extension CIBuiltinFilter: CIPhotoEffectNoir {}
extension CIBuiltinFilter: CIPhotoEffectTonal {}
extension CIBuiltinFilter: CIPhotoEffectChrome {}
extension CIBuiltinFilter: CIPhotoEffectFade {}
extension CIBuiltinFilter: CIPhotoEffectInstant {}
extension CIBuiltinFilter: CIPhotoEffectProcess {}
extension CIBuiltinFilter: CIPhotoEffectTransfer {}
extension CIBuiltinFilter: CIComicEffect {}
extension CIBuiltinFilter: CIThermal {}
extension CIBuiltinFilter: CIXRay {}
extension CIBuiltinFilter: CITwirlDistortion {}
extension CIBuiltinFilter: CIBumpDistortion {}
extension CIBuiltinFilter: CIPinchDistortion {}
extension CIBuiltinFilter: CIVortexDistortion {}
extension CIBuiltinFilter: CICircleSplashDistortion {}
extension CIBuiltinFilter: CIHoleDistortion {}
extension CIBuiltinFilter: CIHexagonalPixellate {}
extension CIBuiltinFilter: CINoiseReduction {}
extension CIBuiltinFilter: CIFalseColor {}
extension CIBuiltinFilter: CIQRCodeGenerator {}
extension CIBuiltinFilter: CILanczosScaleTransform {}
extension CIBuiltinFilter: CISourceOverCompositing {}
extension CIBuiltinFilter: CIMultiplyBlendMode {}
extension CIBuiltinFilter: CIScreenBlendMode {}
extension CIBuiltinFilter: CIOverlayBlendMode {}
extension CIBuiltinFilter: CIBlendWithMask {}
extension CIBuiltinFilter: CIDissolveTransition {}
extension CIBuiltinFilter: CIColorThreshold {}
extension CIBuiltinFilter: CIDotScreen {}
extension CIBuiltinFilter: CILineScreen {}
extension CIBuiltinFilter: CIKaleidoscope {}
