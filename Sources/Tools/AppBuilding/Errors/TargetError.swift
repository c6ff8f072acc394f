/// Why a target cannot be heard at all.
package struct TargetError: Error, Hashable, Sendable {
  /// What kind of thing is wrong; raw values are stable.
  package enum Code: String, Hashable, Sendable, CaseIterable {
    /// There is nothing at the path.
    case noSuchFile
    /// The file's name does not end in `.swift`.
    case notSwift
    /// The file may not be read.
    case unreadable
    /// No file below the folder ends in `.swift`.
    case emptyFolder
    /// A project or a workspace cannot be read.
    case unreadableProject
    /// No target has that name.
    case unknownTarget
    /// What is to be heard of a project holds no Swift file.
    case emptyTarget
    /// A project was named together with something else.
    case projectAmongFiles
    /// The command line names nothing to hear.
    case noTarget
    /// No example has that name.
    case unknownExample
    /// No preview has that name.
    case unknownPreview
    /// The app itself was asked for, and there is none.
    case noApp
    /// Previews were asked for, and there are none.
    case noPreview
    /// Several previews were shown where one is asked for.
    case severalPreviews
    /// The compiler refused the files; it has said why.
    case doesNotCompile
    /// The compiled files end before they say what they can show.
    case doesNotStart
    /// Nobody wrote a preview, and no view can be made without arguments.
    case nothingToShow
    /// There is no `swiftc` in `PATH`.
    case noCompiler
    /// The modules were built by another compiler than the one in `PATH`.
    case otherCompiler
    /// A file that belongs to the program is missing.
    case incompleteInstallation
    /// What is shown cannot be drawn.
    case nothingToDraw
    /// A technology draws nothing on this screen, or there is no such stop.
    case nothingShown
    /// No file can be written at the path.
    case unwritable
    /// What is at the path is no file with an end: a pipe, a device, a socket.
    case notAFile
    /// A folder or a file holds more than is looked through.
    case tooLarge
    /// The kernel cannot confine an app, which was asked for.
    case noSandbox
    /// The compiler does not come to an end.
    case compilerHangs
    /// The system did not do what the program cannot do without.
    case system
  }

  /// What kind of thing is wrong.
  package let code: Code
  /// The path, name or text that is wrong.
  package let subject: String
  /// What the person could have meant, or what is missing; one thing an entry.
  package let details: [String]

  /// Makes an error of its parts.
  ///
  /// - Parameters:
  ///   - code: What kind of thing is wrong.
  ///   - subject: The path, name or text that is wrong.
  ///   - details: What could have been meant, or what is missing.
  package init(_ code: Code, _ subject: String = "", details: [String] = []) {
    self.code = code
    self.subject = subject
    self.details = details
  }
}
