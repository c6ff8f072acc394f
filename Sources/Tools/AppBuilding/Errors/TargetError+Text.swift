import AccessibilityModel

extension TargetError: CustomStringConvertible {
  /// One line: what is wrong, and what to do next.
  package var description: String { VisibleText.line(message) }

  private var message: String {
    switch code {
    case .noSuchFile:
      "No such file: \(subject). \(nearest(or: "Check the path; it is taken from the current folder."))"
    case .notSwift:
      "\(subject) is not a Swift file. Name files that end in .swift, or a folder of them."
    case .unreadable:
      "\(subject) may not be read. Change its permissions, or copy it to a folder of yours."
    case .emptyFolder:
      "No Swift file in \(subject). Name a folder that holds files that end in .swift."
    case .unreadableProject:
      "\(subject) cannot be read: \(details.first ?? "it is damaged"). "
        + "Get a whole copy of it, or name a folder with --all-files to hear its Swift files."
    case .unknownTarget:
      "No target named \"\(subject)\". "
        + nearest(or: "Name a project, a workspace or a package that has it.")
    case .emptyTarget:
      "No Swift file in what is built of \(subject). Choose another target with --target: \(list)."
    case .projectAmongFiles:
      "\(subject) is heard by itself. Leave out what else is named."
    case .noTarget:
      "Nothing to hear. Name Swift files, a folder of them, or --example with one of: \(list)."
    case .unknownExample:
      "No example named \"\(subject)\". There are: \(list)."
    case .unknownPreview:
      "No preview named \"\(subject)\". \(nearest(or: "Leave --preview out to hear all of them."))"
    case .noApp:
      "No app in \(subject): no type with @main. Leave --app out to hear the previews."
    case .noPreview:
      "No preview in \(subject). Leave --previews out to hear the app."
    case .severalPreviews:
      "\(subject) holds one screen, but there are \(details.count) previews. Choose with --preview: \(list)."
    case .doesNotCompile:
      "\(subject) does not compile. Correct what the compiler says above and run this again."
    case .doesNotStart:
      "\(subject) does not start: \(details.first ?? "it ends at once"). Look at what it runs before any view."
    case .nothingToShow:
      "No preview in \(subject)\(missing)"
    case .noCompiler:
      "No swiftc in PATH. Install Swift from https://www.swift.org/install, or add its bin folder to PATH."
    case .otherCompiler:
      "Built with \(details.first ?? "another compiler"), but swiftc in PATH is \(subject). "
        + "Put the former first in PATH, or run make install again."
    case .incompleteInstallation:
      "\(subject) is missing. Run make install again; in a clone, make build."
    case .nothingToDraw:
      "\(subject) cannot be drawn. Show a view, a view controller or an app."
    case .nothingShown:
      if let count = details.first {
        "No such stop: VoiceOver stops \(count) times on this screen. --stop is 1 to \(count)."
      } else {
        "Nothing to draw for --overlay \(subject) on this screen. Leave it out, or choose another preview."
      }
    case .unwritable:
      "Cannot write \(subject). Name a file in a folder that exists and that is yours."
    case .notAFile:
      "\(subject) is no file that can be read to its end. Name a file, or copy what it holds into one."
    case .tooLarge:
      "\(subject) holds more than \(details.first ?? "can be looked through"). "
        + (details.dropFirst().first ?? "Name the folder of the app.")
    case .noSandbox:
      "This kernel cannot confine an app: it lacks Landlock, seccomp and namespaces, or does not let you use them. "
        + "Leave --require-sandbox out to run it as you."
    case .compilerHangs:
      "\(subject) does not end within \(details.first ?? "its limit") s. "
        + "Look whether it works by itself: swiftc -version."
    case .system:
      "\(subject). \(details.first ?? "Try again.")"
    }
  }

  private var list: String { details.isEmpty ? "none" : details.joined(separator: ", ") }

  private func nearest(or otherwise: String) -> String {
    details.isEmpty ? otherwise : "Nearest: \(list)."
  }

  private var missing: String {
    guard let pasted = details.first else { return ", and no view. Add one: #Preview { Text(\"Hello\") }" }
    return details.dropFirst().isEmpty
      ? ". Add one: \(pasted)" : ", and \(details.dropFirst().joined(separator: "; ")). Add one: \(pasted)"
  }
}
