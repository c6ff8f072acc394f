import AccessibilityModel
import Drawing
import TreeFormat

extension PictureTaker {
  /// What is wrong with what is seen, each thing once with all text sizes at which it is so.
  func findings(in shots: [ScreenShot], _ request: PictureRequest) -> [PictureFinding] {
    []
  }
}
