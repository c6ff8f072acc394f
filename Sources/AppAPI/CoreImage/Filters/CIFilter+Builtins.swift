extension CIFilter {
  /// The filter `CISepiaTone`.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { builtin("CISepiaTone") }
  /// The filter `CIGaussianBlur`.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { builtin("CIGaussianBlur") }
  /// The filter `CIBoxBlur`.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { builtin("CIBoxBlur") }
  /// The filter `CIBokehBlur`.
  public class func bokehBlur() -> any CIFilter & CIBokehBlur { builtin("CIBokehBlur") }
  /// The filter `CIDiscBlur`.
  public class func discBlur() -> any CIFilter & CIDiscBlur { builtin("CIDiscBlur") }
  /// The filter `CIMotionBlur`.
  public class func motionBlur() -> any CIFilter & CIMotionBlur { builtin("CIMotionBlur") }
  /// The filter `CIZoomBlur`.
  public class func zoomBlur() -> any CIFilter & CIZoomBlur { builtin("CIZoomBlur") }
  /// The filter `CIPixellate`.
  public class func pixellate() -> any CIFilter & CIPixellate { builtin("CIPixellate") }
  /// The filter `CICrystallize`.
  public class func crystallize() -> any CIFilter & CICrystallize { builtin("CICrystallize") }
  /// The filter `CIPointillize`.
  public class func pointillize() -> any CIFilter & CIPointillize { builtin("CIPointillize") }
  /// The filter `CIEdges`.
  public class func edges() -> any CIFilter & CIEdges { builtin("CIEdges") }
  /// The filter `CIEdgeWork`.
  public class func edgeWork() -> any CIFilter & CIEdgeWork { builtin("CIEdgeWork") }
  /// The filter `CIVignette`.
  public class func vignette() -> any CIFilter & CIVignette { builtin("CIVignette") }
  /// The filter `CIVignetteEffect`.
  public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { builtin("CIVignetteEffect") }
  /// The filter `CIUnsharpMask`.
  public class func unsharpMask() -> any CIFilter & CIUnsharpMask { builtin("CIUnsharpMask") }
  /// The filter `CISharpenLuminance`.
  public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { builtin("CISharpenLuminance") }
  /// The filter `CIBloom`.
  public class func bloom() -> any CIFilter & CIBloom { builtin("CIBloom") }
  /// The filter `CIGloom`.
  public class func gloom() -> any CIFilter & CIGloom { builtin("CIGloom") }
  /// The filter `CIColorInvert`.
  public class func colorInvert() -> any CIFilter & CIColorInvert { builtin("CIColorInvert") }
  /// The filter `CIColorControls`.
  public class func colorControls() -> any CIFilter & CIColorControls { builtin("CIColorControls") }
  /// The filter `CIColorMonochrome`.
  public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { builtin("CIColorMonochrome") }
  /// The filter `CIColorPosterize`.
  public class func colorPosterize() -> any CIFilter & CIColorPosterize { builtin("CIColorPosterize") }
  /// The filter `CIExposureAdjust`.
  public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { builtin("CIExposureAdjust") }
  /// The filter `CIGammaAdjust`.
  public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { builtin("CIGammaAdjust") }
  /// The filter `CIHueAdjust`.
  public class func hueAdjust() -> any CIFilter & CIHueAdjust { builtin("CIHueAdjust") }
  /// The filter `CIVibrance`.
  public class func vibrance() -> any CIFilter & CIVibrance { builtin("CIVibrance") }
  /// The filter `CIPhotoEffectMono`.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffectMono { builtin("CIPhotoEffectMono") }
  /// The filter `CIPhotoEffectNoir`.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffectNoir { builtin("CIPhotoEffectNoir") }
  /// The filter `CIPhotoEffectTonal`.
  public class func photoEffectTonal() -> any CIFilter & CIPhotoEffectTonal { builtin("CIPhotoEffectTonal") }
  /// The filter `CIPhotoEffectChrome`.
  public class func photoEffectChrome() -> any CIFilter & CIPhotoEffectChrome {
    builtin("CIPhotoEffectChrome")
  }
  /// The filter `CIPhotoEffectFade`.
  public class func photoEffectFade() -> any CIFilter & CIPhotoEffectFade { builtin("CIPhotoEffectFade") }
  /// The filter `CIPhotoEffectInstant`.
  public class func photoEffectInstant() -> any CIFilter & CIPhotoEffectInstant {
    builtin("CIPhotoEffectInstant")
  }
  /// The filter `CIPhotoEffectProcess`.
  public class func photoEffectProcess() -> any CIFilter & CIPhotoEffectProcess {
    builtin("CIPhotoEffectProcess")
  }
  /// The filter `CIPhotoEffectTransfer`.
  public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffectTransfer {
    builtin("CIPhotoEffectTransfer")
  }
  /// The filter `CIComicEffect`.
  public class func comicEffect() -> any CIFilter & CIComicEffect { builtin("CIComicEffect") }
  /// The filter `CIThermal`.
  public class func thermal() -> any CIFilter & CIThermal { builtin("CIThermal") }
  /// The filter `CIXRay`.
  public class func xRay() -> any CIFilter & CIXRay { builtin("CIXRay") }
  /// The filter `CITwirlDistortion`.
  public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { builtin("CITwirlDistortion") }
  /// The filter `CIBumpDistortion`.
  public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { builtin("CIBumpDistortion") }
  /// The filter `CIPinchDistortion`.
  public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { builtin("CIPinchDistortion") }
  /// The filter `CIVortexDistortion`.
  public class func vortexDistortion() -> any CIFilter & CIVortexDistortion { builtin("CIVortexDistortion") }
  /// The filter `CICircleSplashDistortion`.
  public class func circleSplashDistortion() -> any CIFilter & CICircleSplashDistortion {
    builtin("CICircleSplashDistortion")
  }
  /// The filter `CIHoleDistortion`.
  public class func holeDistortion() -> any CIFilter & CIHoleDistortion { builtin("CIHoleDistortion") }
  /// The filter `CIHexagonalPixellate`.
  public class func hexagonalPixellate() -> any CIFilter & CIHexagonalPixellate {
    builtin("CIHexagonalPixellate")
  }
  /// The filter `CINoiseReduction`.
  public class func noiseReduction() -> any CIFilter & CINoiseReduction { builtin("CINoiseReduction") }
  /// The filter `CIFalseColor`.
  public class func falseColor() -> any CIFilter & CIFalseColor { builtin("CIFalseColor") }
  /// The filter `CIQRCodeGenerator`.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { builtin("CIQRCodeGenerator") }
  /// The filter `CILanczosScaleTransform`.
  public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
    builtin("CILanczosScaleTransform")
  }
  /// The filter `CISourceOverCompositing`.
  public class func sourceOverCompositing() -> any CIFilter & CISourceOverCompositing {
    builtin("CISourceOverCompositing")
  }
  /// The filter `CIMultiplyBlendMode`.
  public class func multiplyBlendMode() -> any CIFilter & CIMultiplyBlendMode {
    builtin("CIMultiplyBlendMode")
  }
  /// The filter `CIScreenBlendMode`.
  public class func screenBlendMode() -> any CIFilter & CIScreenBlendMode { builtin("CIScreenBlendMode") }
  /// The filter `CIOverlayBlendMode`.
  public class func overlayBlendMode() -> any CIFilter & CIOverlayBlendMode { builtin("CIOverlayBlendMode") }
  /// The filter `CIBlendWithMask`.
  public class func blendWithMask() -> any CIFilter & CIBlendWithMask { builtin("CIBlendWithMask") }
  /// The filter `CIDissolveTransition`.
  public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
    builtin("CIDissolveTransition")
  }
  /// The filter `CIColorThreshold`.
  public class func colorThreshold() -> any CIFilter & CIColorThreshold { builtin("CIColorThreshold") }
  /// The filter `CIDotScreen`.
  public class func dotScreen() -> any CIFilter & CIDotScreen { builtin("CIDotScreen") }
  /// The filter `CILineScreen`.
  public class func lineScreen() -> any CIFilter & CILineScreen { builtin("CILineScreen") }
  /// The filter `CIKaleidoscope`.
  public class func kaleidoscope() -> any CIFilter & CIKaleidoscope { builtin("CIKaleidoscope") }

  private class func builtin(_ name: String) -> CIBuiltinFilter {
    guard let filter = CIBuiltinFilter(name: name) else {
      fatalError("\(name) is in the table of filters")
    }
    return filter
  }
}
