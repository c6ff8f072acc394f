import Foundation
import UIKit

/// Is told which photos a person chose.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Takes in the photos; none where the person left. Whoever implements this closes the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// How many photos are chosen, and among which.
public struct PHPickerConfiguration: Sendable {
  /// How chosen items are told.
  public enum Selection: Int, Sendable {
    /// In the order of the library, as they were chosen, or at once.
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// How a chosen picture is handed over.
  public enum AssetRepresentationMode: Int, Sendable {
    /// As the library finds best, as it is now, or as most apps can read it.
    case automatic, current, compatible
  }

  /// Which items can be chosen; photos alone are here.
  public var filter: PHPickerFilter?
  /// How many can be chosen; 0 for any number.
  public var selectionLimit = 1
  /// How chosen items are told.
  public var selection = Selection.default
  /// How a chosen picture is handed over; as it lies in the folder.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// Items that are chosen from the beginning, by their names; none are here.
  public var preselectedAssetIdentifiers: [String] = []

  /// Makes a configuration for one photo.
  public init() {}
  /// Makes a configuration for one photo of a library.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A photo that a person chose.
public struct PHPickerResult: Sendable {
  /// Hands over the photo.
  public let itemProvider: NSItemProvider
  /// The name of the photo in the library.
  public let assetIdentifier: String?
}

/// Lets a person choose among their photos, which lie in a folder that the command line names.
///
///     let picker = PHPickerViewController(configuration: PHPickerConfiguration())
///     picker.delegate = self
///     present(picker, animated: true)   // "Cancel, button", "Photos, heading", then each photo, or "No Photos"
@MainActor @preconcurrency
public final class PHPickerViewController: UIViewController {
  /// How many photos are chosen, and among which.
  public let configuration: PHPickerConfiguration
  /// Who is told.
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of one photo; an archive has nothing to read for it.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let browser = FileBrowser(.photos, limit: configuration.selectionLimit) { [weak self] files in
      self?.tell(files ?? [])
    }
    show(browser)
  }

  private func tell(_ files: [URL]) {
    let results = files.compactMap { file in
      NSItemProvider(contentsOf: file).map {
        PHPickerResult(itemProvider: $0, assetIdentifier: file.lastPathComponent)
      }
    }
    if let delegate { delegate.picker(self, didFinishPicking: results) } else { dismiss(animated: true) }
  }
}
