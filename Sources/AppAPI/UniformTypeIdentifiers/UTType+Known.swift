extension UTType {
  private static func known(_ identifier: String) -> UTType {
    UTType(identifier, parents: SystemTypes.byIdentifier[identifier]?.parents ?? [])
  }

  /// Anything that has a name and a place: `public.item`.
  public static var item: UTType { known("public.item") }
  /// What people make and look at: `public.content`.
  public static var content: UTType { known("public.content") }
  /// Content: `public.composite-content`.
  public static var compositeContent: UTType { known("public.composite-content") }
  /// Bytes of any kind: `public.data`.
  public static var data: UTType { known("public.data") }
  /// Directory: `public.directory`.
  public static var directory: UTType { known("public.directory") }
  /// Folder: `public.folder`.
  public static var folder: UTType { known("public.folder") }
  /// Volume: `public.volume`.
  public static var volume: UTType { known("public.volume") }
  /// Package: `com.apple.package`.
  public static var package: UTType { known("com.apple.package") }
  /// Bundle: `com.apple.bundle`.
  public static var bundle: UTType { known("com.apple.bundle") }
  /// Symbolic link: `public.symlink`.
  public static var symbolicLink: UTType { known("public.symlink") }
  /// Archive: `public.archive`.
  public static var archive: UTType { known("public.archive") }
  /// ZIP archive: `public.zip-archive`.
  public static var zip: UTType { known("public.zip-archive") }
  /// Gzip archive: `org.gnu.gnu-zip-archive`.
  public static var gzip: UTType { known("org.gnu.gnu-zip-archive") }
  /// Text of any kind: `public.text`.
  public static var text: UTType { known("public.text") }
  /// Plain text: `public.plain-text`.
  public static var plainText: UTType { known("public.plain-text") }
  /// Unicode text: `public.utf8-plain-text`.
  public static var utf8PlainText: UTType { known("public.utf8-plain-text") }
  /// Unicode text: `public.utf16-plain-text`.
  public static var utf16PlainText: UTType { known("public.utf16-plain-text") }
  /// Text with separators: `public.delimited-values-text`.
  public static var delimitedText: UTType { known("public.delimited-values-text") }
  /// Comma-separated text: `public.comma-separated-values-text`.
  public static var commaSeparatedText: UTType { known("public.comma-separated-values-text") }
  /// Tab-separated text: `public.tab-separated-values-text`.
  public static var tabSeparatedText: UTType { known("public.tab-separated-values-text") }
  /// Rich text: `public.rtf`.
  public static var rtf: UTType { known("public.rtf") }
  /// Rich text with attachments: `com.apple.rtfd`.
  public static var rtfd: UTType { known("com.apple.rtfd") }
  /// HTML: `public.html`.
  public static var html: UTType { known("public.html") }
  /// XML: `public.xml`.
  public static var xml: UTType { known("public.xml") }
  /// YAML: `public.yaml`.
  public static var yaml: UTType { known("public.yaml") }
  /// JSON: `public.json`.
  public static var json: UTType { known("public.json") }
  /// Log: `com.apple.log`.
  public static var log: UTType { known("com.apple.log") }
  /// Source code: `public.source-code`.
  public static var sourceCode: UTType { known("public.source-code") }
  /// Swift source: `public.swift-source`.
  public static var swiftSource: UTType { known("public.swift-source") }
  /// C source: `public.c-source`.
  public static var cSource: UTType { known("public.c-source") }
  /// Shell script: `public.shell-script`.
  public static var shellScript: UTType { known("public.shell-script") }
  /// Script: `public.script`.
  public static var script: UTType { known("public.script") }
  /// Python script: `public.python-script`.
  public static var pythonScript: UTType { known("public.python-script") }
  /// JavaScript: `com.netscape.javascript-source`.
  public static var javaScript: UTType { known("com.netscape.javascript-source") }
  /// Property list: `com.apple.property-list`.
  public static var propertyList: UTType { known("com.apple.property-list") }
  /// XML property list: `com.apple.xml-property-list`.
  public static var xmlPropertyList: UTType { known("com.apple.xml-property-list") }
  /// Binary property list: `com.apple.binary-property-list`.
  public static var binaryPropertyList: UTType { known("com.apple.binary-property-list") }
  /// PDF document: `com.adobe.pdf`.
  public static var pdf: UTType { known("com.adobe.pdf") }
  /// Images of any kind: `public.image`.
  public static var image: UTType { known("public.image") }
  /// JPEG image: `public.jpeg`.
  public static var jpeg: UTType { known("public.jpeg") }
  /// PNG image: `public.png`.
  public static var png: UTType { known("public.png") }
  /// GIF image: `com.compuserve.gif`.
  public static var gif: UTType { known("com.compuserve.gif") }
  /// TIFF image: `public.tiff`.
  public static var tiff: UTType { known("public.tiff") }
  /// HEIC image: `public.heic`.
  public static var heic: UTType { known("public.heic") }
  /// HEIF image: `public.heif`.
  public static var heif: UTType { known("public.heif") }
  /// WebP image: `org.webmproject.webp`.
  public static var webP: UTType { known("org.webmproject.webp") }
  /// SVG image: `public.svg-image`.
  public static var svg: UTType { known("public.svg-image") }
  /// BMP image: `com.microsoft.bmp`.
  public static var bmp: UTType { known("com.microsoft.bmp") }
  /// Icon: `com.microsoft.ico`.
  public static var ico: UTType { known("com.microsoft.ico") }
  /// Raw image: `public.camera-raw-image`.
  public static var rawImage: UTType { known("public.camera-raw-image") }
  /// Live photo: `com.apple.live-photo`.
  public static var livePhoto: UTType { known("com.apple.live-photo") }
  /// Audiovisual content: `public.audiovisual-content`.
  public static var audiovisualContent: UTType { known("public.audiovisual-content") }
  /// Movies, with sound or without: `public.movie`.
  public static var movie: UTType { known("public.movie") }
  /// Movies without sound: `public.video`.
  public static var video: UTType { known("public.video") }
  /// Sound of any kind: `public.audio`.
  public static var audio: UTType { known("public.audio") }
  /// QuickTime movie: `com.apple.quicktime-movie`.
  public static var quickTimeMovie: UTType { known("com.apple.quicktime-movie") }
  /// MPEG movie: `public.mpeg`.
  public static var mpeg: UTType { known("public.mpeg") }
  /// MPEG-4 movie: `public.mpeg-4`.
  public static var mpeg4Movie: UTType { known("public.mpeg-4") }
  /// MPEG-4 audio: `public.mpeg-4-audio`.
  public static var mpeg4Audio: UTType { known("public.mpeg-4-audio") }
  /// Protected MPEG-4 audio: `com.apple.protected-mpeg-4-audio`.
  public static var appleProtectedMPEG4Audio: UTType { known("com.apple.protected-mpeg-4-audio") }
  /// MP3 audio: `public.mp3`.
  public static var mp3: UTType { known("public.mp3") }
  /// WAV audio: `com.microsoft.waveform-audio`.
  public static var wav: UTType { known("com.microsoft.waveform-audio") }
  /// AIFF audio: `public.aiff-audio`.
  public static var aiff: UTType { known("public.aiff-audio") }
  /// MIDI audio: `public.midi-audio`.
  public static var midi: UTType { known("public.midi-audio") }
  /// URL: `public.url`.
  public static var url: UTType { known("public.url") }
  /// File URL: `public.file-url`.
  public static var fileURL: UTType { known("public.file-url") }
  /// Bookmark: `com.apple.bookmark`.
  public static var urlBookmarkData: UTType { known("com.apple.bookmark") }
  /// Contact: `public.contact`.
  public static var contact: UTType { known("public.contact") }
  /// VCard: `public.vcard`.
  public static var vCard: UTType { known("public.vcard") }
  /// Message: `public.message`.
  public static var message: UTType { known("public.message") }
  /// Email: `public.email-message`.
  public static var emailMessage: UTType { known("public.email-message") }
  /// Calendar event: `public.calendar-event`.
  public static var calendarEvent: UTType { known("public.calendar-event") }
  /// To-do item: `public.to-do-item`.
  public static var toDoItem: UTType { known("public.to-do-item") }
  /// Database: `public.database`.
  public static var database: UTType { known("public.database") }
  /// Spreadsheet: `public.spreadsheet`.
  public static var spreadsheet: UTType { known("public.spreadsheet") }
  /// Presentation: `public.presentation`.
  public static var presentation: UTType { known("public.presentation") }
  /// EPUB book: `org.idpf.epub-container`.
  public static var epub: UTType { known("org.idpf.epub-container") }
  /// Font: `public.font`.
  public static var font: UTType { known("public.font") }
  /// Program: `public.executable`.
  public static var executable: UTType { known("public.executable") }
  /// Application: `com.apple.application`.
  public static var application: UTType { known("com.apple.application") }
  /// Disk image: `public.disk-image`.
  public static var diskImage: UTType { known("public.disk-image") }
  /// USDZ scene: `com.pixar.universal-scene-description-mobile`.
  public static var usdz: UTType { known("com.pixar.universal-scene-description-mobile") }
  /// Alias: `com.apple.alias-file`.
  public static var aliasFile: UTType { known("com.apple.alias-file") }
  /// Internet location: `com.apple.internet-location`.
  public static var internetLocation: UTType { known("com.apple.internet-location") }
  /// Bookmark: `public.bookmark`.
  public static var bookmark: UTType { known("public.bookmark") }
  /// 3D content: `public.3d-content`.
  public static var threeDContent: UTType { known("public.3d-content") }
  /// PKCS #12 data: `com.rsa.pkcs-12`.
  public static var pkcs12: UTType { known("com.rsa.pkcs-12") }
  /// Certificate: `public.x509-certificate`.
  public static var x509Certificate: UTType { known("public.x509-certificate") }
}
