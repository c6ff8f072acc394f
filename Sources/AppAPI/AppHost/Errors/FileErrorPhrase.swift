import AppResources

/// Words for a code of errors of files and of decoding.
struct FileErrorPhrase {
  /// The words where the file is known by its name, or where no file is spoken of.
  let named: SystemPhrase
  /// The words where the error names no file; `nil` where none is spoken of.
  var unnamed: SystemPhrase?

  /// The words for a code of `NSCocoaErrorDomain`; `nil` for a code without any.
  static func phrase(of code: Int) -> FileErrorPhrase? {
    switch code {
    case 4, 260: FileErrorPhrase(named: .errorNoFile, unnamed: .errorFileGone)
    case 257: FileErrorPhrase(named: .errorNotReadable, unnamed: .errorFile)
    case 513: FileErrorPhrase(named: .errorNotWritable, unnamed: .errorFile)
    case 516: FileErrorPhrase(named: .errorFileExists, unnamed: .errorFile)
    case 640: FileErrorPhrase(named: .errorDiskFull, unnamed: .errorFile)
    case 256...279: FileErrorPhrase(named: .errorCannotOpen, unnamed: .errorFile)
    case 512...670: FileErrorPhrase(named: .errorCannotSave, unnamed: .errorFile)
    case 2_048, 3_840...3_851, 4_864: FileErrorPhrase(named: .errorFormat)
    case 4_865: FileErrorPhrase(named: .errorMissingData)
    case 3_072: FileErrorPhrase(named: .errorCancelled)
    default: nil
    }
  }
}
