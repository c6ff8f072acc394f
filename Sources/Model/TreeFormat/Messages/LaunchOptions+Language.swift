import Foundation

extension LaunchOptions {
  /// Makes options of a phone whose person has chosen a language, and maybe another one for the app.
  ///
  ///     try await hosting(PayForm(), environment: LaunchOptions(language: "de")) { … }
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag of what the system speaks and shows, such as `de`.
  ///   - appLanguage: BCP 47 tag of the app's own language; `nil` where it is the same.
  public init(language: String, appLanguage: String? = nil) {
    self.init()
    use(language: language, appLanguage: appLanguage)
  }

  /// Takes a language over: the app and its formats, the system's words, and the way in which lines run.
  ///
  /// - Parameters:
  ///   - language: BCP 47 tag of what the system speaks and shows; `nil` leaves it as it is.
  ///   - appLanguage: BCP 47 tag of the app's own language; `nil` where it is the same.
  public mutating func use(language: String?, appLanguage: String? = nil) {
    if let language { speechLanguage = language }
    guard let app = appLanguage ?? language else { return }
    locale = app
    if Locale.Language(identifier: app).characterDirection == .rightToLeft { layoutDirection = .rightToLeft }
  }
}
