import CoreGraphics
import Foundation

/// What `CISepiaTone` takes.
public protocol CISepiaTone: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How much is done.
  var intensity: Float { get set }
}
/// What `CIGaussianBlur` takes.
public protocol CIGaussianBlur: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIBoxBlur` takes.
public protocol CIBoxBlur: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIBokehBlur` takes.
public protocol CIBokehBlur: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIDiscBlur` takes.
public protocol CIDiscBlur: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIMotionBlur` takes.
public protocol CIMotionBlur: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How it is turned, in radians.
  var angle: Float { get set }
}
/// What `CIZoomBlur` takes.
public protocol CIZoomBlur: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How much is done.
  var amount: Float { get set }
}
/// What `CIPixellate` takes.
public protocol CIPixellate: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How large it is.
  var scale: Float { get set }
}
/// What `CICrystallize` takes.
public protocol CICrystallize: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// Where it is.
  var center: CGPoint { get set }
}
/// What `CIPointillize` takes.
public protocol CIPointillize: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// Where it is.
  var center: CGPoint { get set }
}
/// What `CIEdges` takes.
public protocol CIEdges: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How much is done.
  var intensity: Float { get set }
}
/// What `CIEdgeWork` takes.
public protocol CIEdgeWork: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIVignette` takes.
public protocol CIVignette: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How much is done.
  var intensity: Float { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIVignetteEffect` takes.
public protocol CIVignetteEffect: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How much is done.
  var intensity: Float { get set }
}
/// What `CIUnsharpMask` takes.
public protocol CIUnsharpMask: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How much is done.
  var intensity: Float { get set }
}
/// What `CISharpenLuminance` takes.
public protocol CISharpenLuminance: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIBloom` takes.
public protocol CIBloom: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How much is done.
  var intensity: Float { get set }
}
/// What `CIGloom` takes.
public protocol CIGloom: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How much is done.
  var intensity: Float { get set }
}
/// What `CIColorInvert` takes.
public protocol CIColorInvert: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIColorControls` takes.
public protocol CIColorControls: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How strong colours are.
  var saturation: Float { get set }
  /// How light it is.
  var brightness: Float { get set }
  /// How far light and dark are from each other.
  var contrast: Float { get set }
}
/// What `CIColorMonochrome` takes.
public protocol CIColorMonochrome: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The colour.
  var color: CIColor { get set }
  /// How much is done.
  var intensity: Float { get set }
}
/// What `CIColorPosterize` takes.
public protocol CIColorPosterize: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How many shades there are.
  var levels: Float { get set }
}
/// What `CIExposureAdjust` takes.
public protocol CIExposureAdjust: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How long it was exposed.
  var ev: Float { get set }
}
/// What `CIGammaAdjust` takes.
public protocol CIGammaAdjust: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The power to which light is raised.
  var power: Float { get set }
}
/// What `CIHueAdjust` takes.
public protocol CIHueAdjust: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How it is turned, in radians.
  var angle: Float { get set }
}
/// What `CIVibrance` takes.
public protocol CIVibrance: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How much is done.
  var amount: Float { get set }
}
/// What `CIPhotoEffectMono` takes.
public protocol CIPhotoEffectMono: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIPhotoEffectNoir` takes.
public protocol CIPhotoEffectNoir: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIPhotoEffectTonal` takes.
public protocol CIPhotoEffectTonal: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIPhotoEffectChrome` takes.
public protocol CIPhotoEffectChrome: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIPhotoEffectFade` takes.
public protocol CIPhotoEffectFade: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIPhotoEffectInstant` takes.
public protocol CIPhotoEffectInstant: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIPhotoEffectProcess` takes.
public protocol CIPhotoEffectProcess: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIPhotoEffectTransfer` takes.
public protocol CIPhotoEffectTransfer: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIComicEffect` takes.
public protocol CIComicEffect: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIThermal` takes.
public protocol CIThermal: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CIXRay` takes.
public protocol CIXRay: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
}
/// What `CITwirlDistortion` takes.
public protocol CITwirlDistortion: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How it is turned, in radians.
  var angle: Float { get set }
}
/// What `CIBumpDistortion` takes.
public protocol CIBumpDistortion: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How large it is.
  var scale: Float { get set }
}
/// What `CIPinchDistortion` takes.
public protocol CIPinchDistortion: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How large it is.
  var scale: Float { get set }
}
/// What `CIVortexDistortion` takes.
public protocol CIVortexDistortion: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
  /// How it is turned, in radians.
  var angle: Float { get set }
}
/// What `CICircleSplashDistortion` takes.
public protocol CICircleSplashDistortion: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIHoleDistortion` takes.
public protocol CIHoleDistortion: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How far it reaches, in points.
  var radius: Float { get set }
}
/// What `CIHexagonalPixellate` takes.
public protocol CIHexagonalPixellate: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How large it is.
  var scale: Float { get set }
}
/// What `CINoiseReduction` takes.
public protocol CINoiseReduction: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How much noise is taken away.
  var noiseLevel: Float { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
}
/// What `CIFalseColor` takes.
public protocol CIFalseColor: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The first colour.
  var color0: CIColor { get set }
  /// The second colour.
  var color1: CIColor { get set }
}
/// What `CIQRCodeGenerator` takes.
public protocol CIQRCodeGenerator: NSObjectProtocol {
  /// What the code says.
  var message: Data { get set }
  /// How much may be spoiled: L, M, Q or H.
  var correctionLevel: String { get set }
}
/// What `CILanczosScaleTransform` takes.
public protocol CILanczosScaleTransform: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// How large it is.
  var scale: Float { get set }
  /// How wide it is beside its height.
  var aspectRatio: Float { get set }
}
/// What `CISourceOverCompositing` takes.
public protocol CISourceOverCompositing: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture behind it.
  var backgroundImage: CIImage? { get set }
}
/// What `CIMultiplyBlendMode` takes.
public protocol CIMultiplyBlendMode: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture behind it.
  var backgroundImage: CIImage? { get set }
}
/// What `CIScreenBlendMode` takes.
public protocol CIScreenBlendMode: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture behind it.
  var backgroundImage: CIImage? { get set }
}
/// What `CIOverlayBlendMode` takes.
public protocol CIOverlayBlendMode: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture behind it.
  var backgroundImage: CIImage? { get set }
}
/// What `CIBlendWithMask` takes.
public protocol CIBlendWithMask: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture behind it.
  var backgroundImage: CIImage? { get set }
  /// The picture that says where it works.
  var maskImage: CIImage? { get set }
}
/// What `CIDissolveTransition` takes.
public protocol CIDissolveTransition: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// The picture that comes next.
  var targetImage: CIImage? { get set }
  /// How far it has come, from 0 to 1.
  var time: Float { get set }
}
/// What `CIColorThreshold` takes.
public protocol CIColorThreshold: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// From where on a point is light.
  var threshold: Float { get set }
}
/// What `CIDotScreen` takes.
public protocol CIDotScreen: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How it is turned, in radians.
  var angle: Float { get set }
  /// How wide it is, in points.
  var width: Float { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
}
/// What `CILineScreen` takes.
public protocol CILineScreen: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How it is turned, in radians.
  var angle: Float { get set }
  /// How wide it is, in points.
  var width: Float { get set }
  /// How sharp it is.
  var sharpness: Float { get set }
}
/// What `CIKaleidoscope` takes.
public protocol CIKaleidoscope: NSObjectProtocol {
  /// The picture that it takes.
  var inputImage: CIImage? { get set }
  /// Where it is.
  var center: CGPoint { get set }
  /// How it is turned, in radians.
  var angle: Float { get set }
}
