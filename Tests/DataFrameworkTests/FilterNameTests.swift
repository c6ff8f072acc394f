import CoreImage
import Foundation
import Testing

@Suite("Filters by their names", .timeLimit(.minutes(10)))
struct FilterNameTests {
  /// A filter that a function made, after each of its inputs was set by its property.
  struct Made: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    let filter: CIFilter
    let inputs: [String]
    var testDescription: String { name }
  }

  private static let photo = CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 4))

  private static var made0: [Made] {
    let sepiaTone: any CIFilter & CISepiaTone = CIFilter.sepiaTone()
    sepiaTone.inputImage = photo
    sepiaTone.intensity = 3
    let gaussianBlur: any CIFilter & CIGaussianBlur = CIFilter.gaussianBlur()
    gaussianBlur.inputImage = photo
    gaussianBlur.radius = 3
    let boxBlur: any CIFilter & CIBoxBlur = CIFilter.boxBlur()
    boxBlur.inputImage = photo
    boxBlur.radius = 3
    let bokehBlur: any CIFilter & CIBokehBlur = CIFilter.bokehBlur()
    bokehBlur.inputImage = photo
    bokehBlur.radius = 3
    let discBlur: any CIFilter & CIDiscBlur = CIFilter.discBlur()
    discBlur.inputImage = photo
    discBlur.radius = 3
    let motionBlur: any CIFilter & CIMotionBlur = CIFilter.motionBlur()
    motionBlur.inputImage = photo
    motionBlur.radius = 3
    motionBlur.angle = 3
    let zoomBlur: any CIFilter & CIZoomBlur = CIFilter.zoomBlur()
    zoomBlur.inputImage = photo
    zoomBlur.center = CGPoint(x: 1, y: 2)
    zoomBlur.amount = 3
    let pixellate: any CIFilter & CIPixellate = CIFilter.pixellate()
    pixellate.inputImage = photo
    pixellate.center = CGPoint(x: 1, y: 2)
    pixellate.scale = 3
    let crystallize: any CIFilter & CICrystallize = CIFilter.crystallize()
    crystallize.inputImage = photo
    crystallize.radius = 3
    crystallize.center = CGPoint(x: 1, y: 2)
    let pointillize: any CIFilter & CIPointillize = CIFilter.pointillize()
    pointillize.inputImage = photo
    pointillize.radius = 3
    pointillize.center = CGPoint(x: 1, y: 2)
    return [
      Made(name: "CISepiaTone", filter: sepiaTone, inputs: ["inputImage", "inputIntensity"]),
      Made(name: "CIGaussianBlur", filter: gaussianBlur, inputs: ["inputImage", "inputRadius"]),
      Made(name: "CIBoxBlur", filter: boxBlur, inputs: ["inputImage", "inputRadius"]),
      Made(name: "CIBokehBlur", filter: bokehBlur, inputs: ["inputImage", "inputRadius"]),
      Made(name: "CIDiscBlur", filter: discBlur, inputs: ["inputImage", "inputRadius"]),
      Made(name: "CIMotionBlur", filter: motionBlur, inputs: ["inputImage", "inputRadius", "inputAngle"]),
      Made(name: "CIZoomBlur", filter: zoomBlur, inputs: ["inputImage", "inputCenter", "inputAmount"]),
      Made(name: "CIPixellate", filter: pixellate, inputs: ["inputImage", "inputCenter", "inputScale"]),
      Made(name: "CICrystallize", filter: crystallize, inputs: ["inputImage", "inputRadius", "inputCenter"]),
      Made(name: "CIPointillize", filter: pointillize, inputs: ["inputImage", "inputRadius", "inputCenter"]),
    ]
  }

  private static var made1: [Made] {
    let edges: any CIFilter & CIEdges = CIFilter.edges()
    edges.inputImage = photo
    edges.intensity = 3
    let edgeWork: any CIFilter & CIEdgeWork = CIFilter.edgeWork()
    edgeWork.inputImage = photo
    edgeWork.radius = 3
    let vignette: any CIFilter & CIVignette = CIFilter.vignette()
    vignette.inputImage = photo
    vignette.intensity = 3
    vignette.radius = 3
    let vignetteEffect: any CIFilter & CIVignetteEffect = CIFilter.vignetteEffect()
    vignetteEffect.inputImage = photo
    vignetteEffect.center = CGPoint(x: 1, y: 2)
    vignetteEffect.radius = 3
    vignetteEffect.intensity = 3
    let unsharpMask: any CIFilter & CIUnsharpMask = CIFilter.unsharpMask()
    unsharpMask.inputImage = photo
    unsharpMask.radius = 3
    unsharpMask.intensity = 3
    let sharpenLuminance: any CIFilter & CISharpenLuminance = CIFilter.sharpenLuminance()
    sharpenLuminance.inputImage = photo
    sharpenLuminance.sharpness = 3
    sharpenLuminance.radius = 3
    let bloom: any CIFilter & CIBloom = CIFilter.bloom()
    bloom.inputImage = photo
    bloom.radius = 3
    bloom.intensity = 3
    let gloom: any CIFilter & CIGloom = CIFilter.gloom()
    gloom.inputImage = photo
    gloom.radius = 3
    gloom.intensity = 3
    let colorInvert: any CIFilter & CIColorInvert = CIFilter.colorInvert()
    colorInvert.inputImage = photo
    let colorControls: any CIFilter & CIColorControls = CIFilter.colorControls()
    colorControls.inputImage = photo
    colorControls.saturation = 3
    colorControls.brightness = 3
    colorControls.contrast = 3
    return [
      Made(name: "CIEdges", filter: edges, inputs: ["inputImage", "inputIntensity"]),
      Made(name: "CIEdgeWork", filter: edgeWork, inputs: ["inputImage", "inputRadius"]),
      Made(name: "CIVignette", filter: vignette, inputs: ["inputImage", "inputIntensity", "inputRadius"]),
      Made(
        name: "CIVignetteEffect", filter: vignetteEffect,
        inputs: ["inputImage", "inputCenter", "inputRadius", "inputIntensity"]),
      Made(
        name: "CIUnsharpMask", filter: unsharpMask, inputs: ["inputImage", "inputRadius", "inputIntensity"]),
      Made(
        name: "CISharpenLuminance", filter: sharpenLuminance,
        inputs: ["inputImage", "inputSharpness", "inputRadius"]),
      Made(name: "CIBloom", filter: bloom, inputs: ["inputImage", "inputRadius", "inputIntensity"]),
      Made(name: "CIGloom", filter: gloom, inputs: ["inputImage", "inputRadius", "inputIntensity"]),
      Made(name: "CIColorInvert", filter: colorInvert, inputs: ["inputImage"]),
      Made(
        name: "CIColorControls", filter: colorControls,
        inputs: ["inputImage", "inputSaturation", "inputBrightness", "inputContrast"]),
    ]
  }

  private static var made2: [Made] {
    let colorMonochrome: any CIFilter & CIColorMonochrome = CIFilter.colorMonochrome()
    colorMonochrome.inputImage = photo
    colorMonochrome.color = .red
    colorMonochrome.intensity = 3
    let colorPosterize: any CIFilter & CIColorPosterize = CIFilter.colorPosterize()
    colorPosterize.inputImage = photo
    colorPosterize.levels = 3
    let exposureAdjust: any CIFilter & CIExposureAdjust = CIFilter.exposureAdjust()
    exposureAdjust.inputImage = photo
    exposureAdjust.ev = 3
    let gammaAdjust: any CIFilter & CIGammaAdjust = CIFilter.gammaAdjust()
    gammaAdjust.inputImage = photo
    gammaAdjust.power = 3
    let hueAdjust: any CIFilter & CIHueAdjust = CIFilter.hueAdjust()
    hueAdjust.inputImage = photo
    hueAdjust.angle = 3
    let vibrance: any CIFilter & CIVibrance = CIFilter.vibrance()
    vibrance.inputImage = photo
    vibrance.amount = 3
    let photoEffectMono: any CIFilter & CIPhotoEffectMono = CIFilter.photoEffectMono()
    photoEffectMono.inputImage = photo
    let photoEffectNoir: any CIFilter & CIPhotoEffectNoir = CIFilter.photoEffectNoir()
    photoEffectNoir.inputImage = photo
    let photoEffectTonal: any CIFilter & CIPhotoEffectTonal = CIFilter.photoEffectTonal()
    photoEffectTonal.inputImage = photo
    let photoEffectChrome: any CIFilter & CIPhotoEffectChrome = CIFilter.photoEffectChrome()
    photoEffectChrome.inputImage = photo
    return [
      Made(
        name: "CIColorMonochrome", filter: colorMonochrome,
        inputs: ["inputImage", "inputColor", "inputIntensity"]),
      Made(name: "CIColorPosterize", filter: colorPosterize, inputs: ["inputImage", "inputLevels"]),
      Made(name: "CIExposureAdjust", filter: exposureAdjust, inputs: ["inputImage", "inputEV"]),
      Made(name: "CIGammaAdjust", filter: gammaAdjust, inputs: ["inputImage", "inputPower"]),
      Made(name: "CIHueAdjust", filter: hueAdjust, inputs: ["inputImage", "inputAngle"]),
      Made(name: "CIVibrance", filter: vibrance, inputs: ["inputImage", "inputAmount"]),
      Made(name: "CIPhotoEffectMono", filter: photoEffectMono, inputs: ["inputImage"]),
      Made(name: "CIPhotoEffectNoir", filter: photoEffectNoir, inputs: ["inputImage"]),
      Made(name: "CIPhotoEffectTonal", filter: photoEffectTonal, inputs: ["inputImage"]),
      Made(name: "CIPhotoEffectChrome", filter: photoEffectChrome, inputs: ["inputImage"]),
    ]
  }

  private static var made3: [Made] {
    let photoEffectFade: any CIFilter & CIPhotoEffectFade = CIFilter.photoEffectFade()
    photoEffectFade.inputImage = photo
    let photoEffectInstant: any CIFilter & CIPhotoEffectInstant = CIFilter.photoEffectInstant()
    photoEffectInstant.inputImage = photo
    let photoEffectProcess: any CIFilter & CIPhotoEffectProcess = CIFilter.photoEffectProcess()
    photoEffectProcess.inputImage = photo
    let photoEffectTransfer: any CIFilter & CIPhotoEffectTransfer = CIFilter.photoEffectTransfer()
    photoEffectTransfer.inputImage = photo
    let comicEffect: any CIFilter & CIComicEffect = CIFilter.comicEffect()
    comicEffect.inputImage = photo
    let thermal: any CIFilter & CIThermal = CIFilter.thermal()
    thermal.inputImage = photo
    let xRay: any CIFilter & CIXRay = CIFilter.xRay()
    xRay.inputImage = photo
    let twirlDistortion: any CIFilter & CITwirlDistortion = CIFilter.twirlDistortion()
    twirlDistortion.inputImage = photo
    twirlDistortion.center = CGPoint(x: 1, y: 2)
    twirlDistortion.radius = 3
    twirlDistortion.angle = 3
    let bumpDistortion: any CIFilter & CIBumpDistortion = CIFilter.bumpDistortion()
    bumpDistortion.inputImage = photo
    bumpDistortion.center = CGPoint(x: 1, y: 2)
    bumpDistortion.radius = 3
    bumpDistortion.scale = 3
    let pinchDistortion: any CIFilter & CIPinchDistortion = CIFilter.pinchDistortion()
    pinchDistortion.inputImage = photo
    pinchDistortion.center = CGPoint(x: 1, y: 2)
    pinchDistortion.radius = 3
    pinchDistortion.scale = 3
    return [
      Made(name: "CIPhotoEffectFade", filter: photoEffectFade, inputs: ["inputImage"]),
      Made(name: "CIPhotoEffectInstant", filter: photoEffectInstant, inputs: ["inputImage"]),
      Made(name: "CIPhotoEffectProcess", filter: photoEffectProcess, inputs: ["inputImage"]),
      Made(name: "CIPhotoEffectTransfer", filter: photoEffectTransfer, inputs: ["inputImage"]),
      Made(name: "CIComicEffect", filter: comicEffect, inputs: ["inputImage"]),
      Made(name: "CIThermal", filter: thermal, inputs: ["inputImage"]),
      Made(name: "CIXRay", filter: xRay, inputs: ["inputImage"]),
      Made(
        name: "CITwirlDistortion", filter: twirlDistortion,
        inputs: ["inputImage", "inputCenter", "inputRadius", "inputAngle"]),
      Made(
        name: "CIBumpDistortion", filter: bumpDistortion,
        inputs: ["inputImage", "inputCenter", "inputRadius", "inputScale"]),
      Made(
        name: "CIPinchDistortion", filter: pinchDistortion,
        inputs: ["inputImage", "inputCenter", "inputRadius", "inputScale"]),
    ]
  }

  private static var made4: [Made] {
    let vortexDistortion: any CIFilter & CIVortexDistortion = CIFilter.vortexDistortion()
    vortexDistortion.inputImage = photo
    vortexDistortion.center = CGPoint(x: 1, y: 2)
    vortexDistortion.radius = 3
    vortexDistortion.angle = 3
    let circleSplashDistortion: any CIFilter & CICircleSplashDistortion = CIFilter.circleSplashDistortion()
    circleSplashDistortion.inputImage = photo
    circleSplashDistortion.center = CGPoint(x: 1, y: 2)
    circleSplashDistortion.radius = 3
    let holeDistortion: any CIFilter & CIHoleDistortion = CIFilter.holeDistortion()
    holeDistortion.inputImage = photo
    holeDistortion.center = CGPoint(x: 1, y: 2)
    holeDistortion.radius = 3
    let hexagonalPixellate: any CIFilter & CIHexagonalPixellate = CIFilter.hexagonalPixellate()
    hexagonalPixellate.inputImage = photo
    hexagonalPixellate.center = CGPoint(x: 1, y: 2)
    hexagonalPixellate.scale = 3
    let noiseReduction: any CIFilter & CINoiseReduction = CIFilter.noiseReduction()
    noiseReduction.inputImage = photo
    noiseReduction.noiseLevel = 3
    noiseReduction.sharpness = 3
    let falseColor: any CIFilter & CIFalseColor = CIFilter.falseColor()
    falseColor.inputImage = photo
    falseColor.color0 = .red
    falseColor.color1 = .red
    let qrCodeGenerator: any CIFilter & CIQRCodeGenerator = CIFilter.qrCodeGenerator()
    qrCodeGenerator.message = Data([1])
    qrCodeGenerator.correctionLevel = "H"
    let lanczosScaleTransform: any CIFilter & CILanczosScaleTransform = CIFilter.lanczosScaleTransform()
    lanczosScaleTransform.inputImage = photo
    lanczosScaleTransform.scale = 3
    lanczosScaleTransform.aspectRatio = 3
    let sourceOverCompositing: any CIFilter & CISourceOverCompositing = CIFilter.sourceOverCompositing()
    sourceOverCompositing.inputImage = photo
    sourceOverCompositing.backgroundImage = photo
    let multiplyBlendMode: any CIFilter & CIMultiplyBlendMode = CIFilter.multiplyBlendMode()
    multiplyBlendMode.inputImage = photo
    multiplyBlendMode.backgroundImage = photo
    return [
      Made(
        name: "CIVortexDistortion", filter: vortexDistortion,
        inputs: ["inputImage", "inputCenter", "inputRadius", "inputAngle"]),
      Made(
        name: "CICircleSplashDistortion", filter: circleSplashDistortion,
        inputs: ["inputImage", "inputCenter", "inputRadius"]),
      Made(
        name: "CIHoleDistortion", filter: holeDistortion,
        inputs: ["inputImage", "inputCenter", "inputRadius"]),
      Made(
        name: "CIHexagonalPixellate", filter: hexagonalPixellate,
        inputs: ["inputImage", "inputCenter", "inputScale"]),
      Made(
        name: "CINoiseReduction", filter: noiseReduction,
        inputs: ["inputImage", "inputNoiseLevel", "inputSharpness"]),
      Made(name: "CIFalseColor", filter: falseColor, inputs: ["inputImage", "inputColor0", "inputColor1"]),
      Made(
        name: "CIQRCodeGenerator", filter: qrCodeGenerator, inputs: ["inputMessage", "inputCorrectionLevel"]),
      Made(
        name: "CILanczosScaleTransform", filter: lanczosScaleTransform,
        inputs: ["inputImage", "inputScale", "inputAspectRatio"]),
      Made(
        name: "CISourceOverCompositing", filter: sourceOverCompositing,
        inputs: ["inputImage", "inputBackgroundImage"]),
      Made(
        name: "CIMultiplyBlendMode", filter: multiplyBlendMode,
        inputs: ["inputImage", "inputBackgroundImage"]),
    ]
  }

  private static var made5: [Made] {
    let screenBlendMode: any CIFilter & CIScreenBlendMode = CIFilter.screenBlendMode()
    screenBlendMode.inputImage = photo
    screenBlendMode.backgroundImage = photo
    let overlayBlendMode: any CIFilter & CIOverlayBlendMode = CIFilter.overlayBlendMode()
    overlayBlendMode.inputImage = photo
    overlayBlendMode.backgroundImage = photo
    let blendWithMask: any CIFilter & CIBlendWithMask = CIFilter.blendWithMask()
    blendWithMask.inputImage = photo
    blendWithMask.backgroundImage = photo
    blendWithMask.maskImage = photo
    let dissolveTransition: any CIFilter & CIDissolveTransition = CIFilter.dissolveTransition()
    dissolveTransition.inputImage = photo
    dissolveTransition.targetImage = photo
    dissolveTransition.time = 3
    let colorThreshold: any CIFilter & CIColorThreshold = CIFilter.colorThreshold()
    colorThreshold.inputImage = photo
    colorThreshold.threshold = 3
    let dotScreen: any CIFilter & CIDotScreen = CIFilter.dotScreen()
    dotScreen.inputImage = photo
    dotScreen.center = CGPoint(x: 1, y: 2)
    dotScreen.angle = 3
    dotScreen.width = 3
    dotScreen.sharpness = 3
    let lineScreen: any CIFilter & CILineScreen = CIFilter.lineScreen()
    lineScreen.inputImage = photo
    lineScreen.center = CGPoint(x: 1, y: 2)
    lineScreen.angle = 3
    lineScreen.width = 3
    lineScreen.sharpness = 3
    let kaleidoscope: any CIFilter & CIKaleidoscope = CIFilter.kaleidoscope()
    kaleidoscope.inputImage = photo
    kaleidoscope.center = CGPoint(x: 1, y: 2)
    kaleidoscope.angle = 3
    return [
      Made(
        name: "CIScreenBlendMode", filter: screenBlendMode, inputs: ["inputImage", "inputBackgroundImage"]),
      Made(
        name: "CIOverlayBlendMode", filter: overlayBlendMode, inputs: ["inputImage", "inputBackgroundImage"]),
      Made(
        name: "CIBlendWithMask", filter: blendWithMask,
        inputs: ["inputImage", "inputBackgroundImage", "inputMaskImage"]),
      Made(
        name: "CIDissolveTransition", filter: dissolveTransition,
        inputs: ["inputImage", "inputTargetImage", "inputTime"]),
      Made(name: "CIColorThreshold", filter: colorThreshold, inputs: ["inputImage", "inputThreshold"]),
      Made(
        name: "CIDotScreen", filter: dotScreen,
        inputs: ["inputImage", "inputCenter", "inputAngle", "inputWidth", "inputSharpness"]),
      Made(
        name: "CILineScreen", filter: lineScreen,
        inputs: ["inputImage", "inputCenter", "inputAngle", "inputWidth", "inputSharpness"]),
      Made(
        name: "CIKaleidoscope", filter: kaleidoscope, inputs: ["inputImage", "inputCenter", "inputAngle"]),
    ]
  }

  private static var made: [Made] {
    made0 + made1 + made2 + made3 + made4 + made5
  }

  @Test(
    "A filter that a function makes has its name, and its properties are the inputs of that name",
    arguments: made)
  func names(made: Made) throws {
    let filter = made.filter
    #expect(filter.name == made.name)
    let other = try #require(CIFilter(name: made.name))
    #expect(other.inputKeys == filter.inputKeys)
    for input in made.inputs {
      #expect(filter.inputKeys.contains(input), "\(input)")
      let value = filter.value(forKey: input)
      switch value {
      case let number as NSNumber: #expect(number.floatValue == 3, "\(input)")
      case let point as CIVector: #expect(point.cgPointValue == CGPoint(x: 1, y: 2), "\(input)")
      case let color as CIColor: #expect(color == .red, "\(input)")
      case let image as CIImage: #expect(image.extent == Self.photo.extent, "\(input)")
      case let words as String: #expect(words == "H", "\(input)")
      case let data as Data: #expect(data == Data([1]), "\(input)")
      default: Issue.record("\(input) of \(made.name) is not kept: \(String(describing: value))")
      }
    }
    if filter.inputKeys.contains("inputImage") { #expect(filter.outputImage != nil) }
  }
}
