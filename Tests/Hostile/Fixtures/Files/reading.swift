import Foundation
import SwiftUI

// Reads its source, a hidden file beside it, the person's home, what the system knows of people, and variables.
#Preview {
  let folder = (#filePath as NSString).deletingLastPathComponent
  let environment = ProcessInfo.processInfo.environment
  Text("source \(reads(#filePath)), hidden \(reads(folder + "/.token")), users \(reads("/etc/passwd"))")
  Text("home \(reads((environment["PERSON"] ?? "") + "/secret")), secret \(environment["SECRET_TOKEN"] ?? "none")")
}

func reads(_ path: String) -> Bool { FileManager.default.contents(atPath: path) != nil }
