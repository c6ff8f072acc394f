import Foundation

/// The name of the picture that a filter takes.
public let kCIInputImageKey = "inputImage"
/// The name of the picture behind it.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The name of the picture that says where a filter works.
public let kCIInputMaskImageKey = "inputMaskImage"
/// The name of the picture that comes next.
public let kCIInputTargetImageKey = "inputTargetImage"
/// The name of how much is done.
public let kCIInputIntensityKey = "inputIntensity"
/// The name of how far it reaches.
public let kCIInputRadiusKey = "inputRadius"
/// The name of how large it is.
public let kCIInputScaleKey = "inputScale"
/// The name of where it is.
public let kCIInputCenterKey = "inputCenter"
/// The name of how it is turned.
public let kCIInputAngleKey = "inputAngle"
/// The name of how wide it is.
public let kCIInputWidthKey = "inputWidth"
/// The name of a colour.
public let kCIInputColorKey = "inputColor"
/// The name of how light it is.
public let kCIInputBrightnessKey = "inputBrightness"
/// The name of how far light and dark are from each other.
public let kCIInputContrastKey = "inputContrast"
/// The name of how strong colours are.
public let kCIInputSaturationKey = "inputSaturation"
/// The name of how sharp it is.
public let kCIInputSharpnessKey = "inputSharpness"
/// The name of how long it was exposed.
public let kCIInputEVKey = "inputEV"
/// The name of a rectangle.
public let kCIInputExtentKey = "inputExtent"
/// The name of a time.
public let kCIInputTimeKey = "inputTime"
/// The name of how it is moved, turned and stretched.
public let kCIInputTransformKey = "inputTransform"
/// The name of the picture that a filter gives.
public let kCIOutputImageKey = "outputImage"
/// What a filter is called, among what is known of it.
public let kCIAttributeFilterName = "CIAttributeFilterName"

/// Makes a picture of another one.
///
///     let filter = CIFilter(name: "CISepiaTone")
///     filter?.setValue(CIImage(image: photo), forKey: kCIInputImageKey)
///     filter?.outputImage
///
/// Codes of squares, colours, edges, transforms, blending, blurring and a few changes of colour are computed. Any other
/// filter gives its picture as it took it.
open class CIFilter: NSObject, NSCopying, @unchecked Sendable {
  // Checked by hand: an app uses it on one thread at a time.

  /// What it is called.
  public let name: String
  /// The names of what it takes.
  public let inputKeys: [String]
  private var values: [String: Any]

  /// Makes a filter of a name; `nil` where there is none of that name.
  public convenience init?(name: String) { self.init(name: name, parameters: nil) }

  /// Makes a filter of a name that takes values; `nil` where there is none of that name.
  public init?(name: String, parameters params: [String: Any]?) {
    guard let keys = FilterTable.inputs[name] else { return nil }
    self.name = name
    inputKeys = keys
    values = params ?? [:]
    super.init()
  }

  init(copying other: CIFilter) {
    name = other.name
    inputKeys = other.inputKeys
    values = other.values
    super.init()
  }

  /// The names of all filters of any of these kinds; kinds are not told apart.
  open class func filterNames(inCategory category: String?) -> [String] { FilterTable.inputs.keys.sorted() }

  /// The names of what it gives.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// What is known of it.
  open var attributes: [String: Any] {
    inputKeys.reduce(into: [kCIAttributeFilterName: name]) { $0[$1] = [String: Any]() }
  }

  /// Forgets what was set, so that everything has a value of its own.
  open func setDefaults() {
    values = values.filter { $0.value is CIImage }
  }

  /// Sets what it takes under a name.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// What it takes under a name, where that was set, or the picture that it gives.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Another filter that takes the same.
  open func copy(with zone: NSZone? = nil) -> Any { CIFilter(copying: self) }

  /// The picture that it gives; `nil` where a picture that it takes was not set.
  open var outputImage: CIImage? {
    for key in inputKeys where FilterTable.isNeeded(key) && !(values[key] is CIImage) { return nil }
    return computed(image(kCIInputImageKey))
  }

  /// A picture under a name.
  func image(_ key: String) -> CIImage? { values[key] as? CIImage }

  /// A number under a name, or the one that it has where none was set.
  func number(_ key: String, or usual: Double) -> Double {
    switch values[key] {
    case let value as NSNumber: value.doubleValue
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: Double(value)
    case let value as Int: Double(value)
    default: usual
    }
  }
}

/// What is known of filters.
enum FilterTable {
  /// The names of what each takes.
  static let inputs: [String: [String]] = {
    let lines = GeneratedFilters.byName["filters"]?.split(separator: "\n") ?? []
    let rows = lines.map { $0.split(separator: " ").map(String.init) }
    return Dictionary(rows.compactMap { row in row.first.map { ($0, Array(row.dropFirst())) } }) { $1 }
  }()

  /// True for a picture without which a filter gives none.
  static func isNeeded(_ key: String) -> Bool { key.hasSuffix("Image") || key == "inputMask" }
}
