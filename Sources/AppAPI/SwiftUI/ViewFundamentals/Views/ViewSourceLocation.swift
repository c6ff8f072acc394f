import AccessibilityModel

/// The source location of a view, kept with the view that is made there.
///
/// Views that differ in nothing else are the same, so all source locations are equal.
public struct _ViewSourceLocation: Equatable, Sendable {
  /// The file and the line.
  let location: SourceLocation

  /// Makes a source location.
  ///
  /// - Parameters:
  ///   - file: Path of the file as the compiler was given it.
  ///   - line: Line, from 1.
  public init(file: String, line: Int) {
    location = SourceLocation(file: file, line: line)
  }

  /// True for any two source locations.
  public static func == (left: _ViewSourceLocation, right: _ViewSourceLocation) -> Bool { true }

  /// The source location in the app's code; `nil` for what the system's modules make.
  var appLocation: SourceLocation? { location.file.hasPrefix(Self.modules) ? nil : location }

  /// The folder of the modules that app code imports.
  private static let modules = #filePath.split(separator: "/").dropLast(4).map { "/" + $0 }.joined() + "/"
}

extension View {
  /// Nowhere: only some views keep where they are made.
  public nonisolated var _sourceLocation: _ViewSourceLocation? {
    get { nil }
    set {}
  }
}
