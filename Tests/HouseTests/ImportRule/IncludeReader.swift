/// One `#include` of a C file.
struct Include: Equatable {
  /// The header as written, without its marks.
  let header: String
  /// The line it stands on, counted from one.
  let line: Int
}

/// Reads what C sources and headers include.
enum IncludeReader {
  /// Every `#include` and `#import`, in the order of the file.
  static func includes(in source: String) -> [Include] {
    let lines = withoutBlockComments(source).split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().compactMap { index, line in
      guard let match = line.prefixMatch(of: #/\s*#\s*(?:include|import)\s*["<]([^">]+)[">]/#) else {
        return nil
      }
      return Include(header: String(match.1), line: index + 1)
    }
  }

  /// The source with its block comments emptied and its lines kept.
  private static func withoutBlockComments(_ source: String) -> String {
    source.replacing(#/(?s)/\*.*?\*//#) { match in
      String(match.output.filter { $0 == "\n" })
    }
  }
}

/// The headers of this repository and the targets they belong to.
struct Headers {
  private let owners: [(path: String, target: String)]

  init(_ files: [SourceFile]) {
    owners = files.filter { $0.name.hasSuffix(".h") }.compactMap { file in
      file.target.map { (file.path, $0) }
    }
  }

  /// The target whose header an include means: the file's own first, then any other.
  func owner(of header: String, from file: SourceFile) -> String? {
    let name = header.split(separator: "/").drop { $0 == ".." || $0 == "." }.joined(separator: "/")
    let targets = owners.filter { $0.path.hasSuffix("/\(name)") }.map(\.target)
    return targets.first { $0 == file.target } ?? targets.first
  }
}

extension SourceFile {
  /// Whether every user of the C target reads this header.
  var isPublicHeader: Bool { name.hasSuffix(".h") && folders.contains("include") }
}

/// The headers that come with every C library, which Swift itself needs on Linux.
let cLibraryHeaders: Set<String> = [
  "assert.h", "ctype.h", "errno.h", "fcntl.h", "float.h", "inttypes.h", "limits.h", "math.h", "pthread.h",
  "signal.h", "stdarg.h", "stdatomic.h", "stdbool.h", "stddef.h", "stdint.h", "stdio.h", "stdlib.h",
  "string.h", "sys/resource.h", "sys/stat.h", "sys/time.h", "sys/types.h", "sys/wait.h", "time.h", "unistd.h",
]
