import AVFoundation
import EarshotTesting
import SwiftUI
import Testing

@MainActor
@Suite("Cameras and microphones, of which there are none", .timeLimit(.minutes(10)))
struct CaptureTests {
  @Test("A scanner asks for the camera at its first start, and says that it may not be used")
  func permission() async throws {
    #expect(AVCaptureDevice.authorizationStatus(for: .audio) == .notDetermined)
    try await hosting(CodeReader()) { screen in
      try await screen.activate("Scan")
      #expect(try screen.element(named: "No camera: denied").label == "No camera: denied")
    }
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    let isAllowed = await AVCaptureDevice.requestAccess(for: .video)
    #expect(!isAllowed)
  }

  @Test("A recorder records nothing, as the microphone is not allowed")
  func recording() throws {
    let session = AVAudioSession.sharedInstance()
    let recorder = try AVAudioRecorder(
      url: URL(filePath: "/tmp/bark.m4a"), settings: [AVSampleRateKey: 12_000, AVNumberOfChannelsKey: 1])
    #expect(!recorder.prepareToRecord() && !recorder.record() && !recorder.isRecording)
    #expect(recorder.averagePower(forChannel: 0) == -160)
    #expect(session.recordPermission != .granted)
  }

  @Test("A player without a sound does not play")
  func silence() throws {
    #expect(!AVAudioPlayer().play())
    let player = try AVAudioPlayer(data: Data([0]))
    #expect(player.play() && player.isPlaying)
  }

  @Test("There is no device of any kind")
  func devices() {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
    let session = AVCaptureDevice.DiscoverySession(
      deviceTypes: [.builtInDualCamera], mediaType: .video, position: .unspecified)
    #expect(session.devices.isEmpty)
  }

  @Test("A session runs from its start to its stop, and takes each output once")
  func session() {
    let session = AVCaptureSession()
    let output = AVCaptureMetadataOutput()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.addOutput(output)
    #expect(!session.canAddOutput(output))
    #expect(session.outputs.count == 1)
    session.startRunning()
    #expect(session.isRunning)
    session.stopRunning()
    #expect(!session.isRunning)
    session.removeOutput(output)
    #expect(session.canAddOutput(output) && session.outputs.isEmpty)
    #expect(output.availableMetadataObjectTypes.isEmpty)
    #expect(output.connection(with: .video) == nil)
  }

  @Test("A photo is not taken, and the delegate is told why")
  func photo() {
    let hearer = PhotoHearer()
    AVCapturePhotoOutput().capturePhoto(with: AVCapturePhotoSettings(), delegate: hearer)
    #expect(hearer.error?.code == .noDataCaptured)
    #expect(hearer.hasData == false)
  }

  @Test("The layer of a camera takes the place that it is given, and converts points to parts of the picture")
  func layer() {
    let session = AVCaptureSession()
    let layer = AVCaptureVideoPreviewLayer(session: session)
    #expect(layer.session === session)
    #expect(layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 1, y: 1)) == .zero)
    layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(
      layer.captureDevicePointConverted(fromLayerPoint: CGPoint(x: 50, y: 50)) == CGPoint(x: 0.25, y: 0.5))
  }
}

private final class PhotoHearer: NSObject, AVCapturePhotoCaptureDelegate {
  private(set) var error: AVError?
  private(set) var hasData: Bool?

  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {
    self.error = error as? AVError
    hasData = photo.fileDataRepresentation() != nil
  }
}

private struct CodeReader: View {
  @State private var state = "Ready"

  var body: some View {
    Text(state)
    Button("Scan") {
      AVCaptureDevice.requestAccess(for: .video) { isAllowed in
        let status = AVCaptureDevice.authorizationStatus(for: .video)
        MainActor.assumeIsolated { state = isAllowed ? "Scanning" : "No camera: \(status)" }
      }
    }
  }
}
