import Foundation
import Glibc
import SwiftUI

// Writes beside its source, into the folder of the person's home, and into its own.
#Preview {
  let beside = (#filePath as NSString).deletingLastPathComponent + "/written"
  let person = ProcessInfo.processInfo.environment["PERSON"] ?? ""
  Text("beside \(write(beside)), home \(write(person + "/written")), own \(write(NSHomeDirectory() + "/written"))")
  Text("mode \(chmod(#filePath, 0o777) == 0), removed \(unlink(#filePath) == 0)")
}

func write(_ path: String) -> Bool {
  (try? "x".write(toFile: path, atomically: false, encoding: .utf8)) != nil
}
