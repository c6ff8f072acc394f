import Foundation

/// Is told which picture a person chose.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Takes in a picture that a person chose.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Takes in that a person chose none; whoever implements this closes the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}

  /// Closes the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// Lets a person choose one of their photos, which lie in a folder that the command line names.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)   // "Cancel, button", "Photos, heading", then each photo, or "No Photos"
open class UIImagePickerController: UIViewController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    /// All pictures, a camera, or those that were taken last.
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// Which camera takes a picture.
  public enum CameraDevice: Int, Sendable {
    /// The one at the back, or the one at the front.
    case rear, front
  }

  /// What is told of a chosen picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String

    /// Makes a key of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The kind of what was chosen.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture as the person cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the picture that the person kept.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// Where the film lies.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// Where the picture lies.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  /// Who is told.
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  /// Where pictures come from; from the library where there is no camera.
  open var sourceType = SourceType.photoLibrary
  /// Which kinds of things can be chosen.
  open var mediaTypes = ["public.image"]
  /// True where the person may cut the picture.
  open var allowsEditing = false
  /// Which camera takes a picture.
  open var cameraDevice = CameraDevice.rear

  /// Makes a picker.
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Returns true for the library; there is no camera here.
  public class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns false; there is no camera here.
  public class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Returns the kinds of things that can be chosen; `nil` where a source is not there.
  public class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image", "public.movie"] : nil
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let browser = FileBrowser(.photos) { [weak self] files in
      if let file = files?.first { self?.choose(file) } else { self?.cancel() }
    }
    show(browser)
  }

  private func choose(_ file: URL) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .imageURL: file]
    info[.originalImage] = UIImage(contentsOfFile: file.path)
    if allowsEditing { info[.editedImage] = info[.originalImage] }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  private func cancel() {
    guard let delegate else { return dismiss(animated: true) }
    delegate.imagePickerControllerDidCancel(self)
  }
}
