/// The types that a system knows, with what they conform to.
enum SystemTypes {
  struct Entry: Sendable {
    let identifier: String
    let words: String
    let parents: [String]
    let mime: String?
    let extensions: [String]
  }

  /// A line for each: identifier, words, parents, MIME type, extensions.
  private static let table = """
    public.item|item|||
    public.content|content|||
    public.composite-content|content|public.content||
    public.data|data|public.item||
    public.directory|directory|public.item||
    public.folder|folder|public.directory||
    public.volume|volume|public.folder||
    com.apple.package|package|public.directory||
    com.apple.bundle|bundle|public.directory||
    public.symlink|symbolic link|public.item||
    public.archive|archive|||
    public.zip-archive|ZIP archive|public.data,public.archive|application/zip|zip
    org.gnu.gnu-zip-archive|gzip archive|public.data,public.archive|application/gzip|gz,gzip
    public.text|text|public.data,public.content||
    public.plain-text|plain text|public.text|text/plain|txt,text
    public.utf8-plain-text|Unicode text|public.plain-text|text/plain|
    public.utf16-plain-text|Unicode text|public.plain-text||
    public.delimited-values-text|text with separators|public.text||
    public.comma-separated-values-text|comma-separated text|public.delimited-values-text|text/csv|csv
    public.tab-separated-values-text|text with tabs|public.delimited-values-text|text/tab-separated-values|tsv
    public.rtf|rich text|public.text|text/rtf|rtf
    com.apple.rtfd|rich text with attachments|public.composite-content,com.apple.package||rtfd
    public.html|HTML|public.text|text/html|html,htm
    public.xml|XML|public.text|application/xml|xml
    public.yaml|YAML|public.text|application/x-yaml|yaml,yml
    public.json|JSON|public.text|application/json|json
    com.apple.log|log|public.plain-text||log
    public.source-code|source code|public.plain-text||
    public.swift-source|Swift source|public.source-code||swift
    public.c-source|C source|public.source-code||c
    public.shell-script|shell script|public.script||sh
    public.script|script|public.source-code||
    public.python-script|Python script|public.shell-script||py
    com.netscape.javascript-source|JavaScript|public.script|text/javascript|js
    com.apple.property-list|property list|public.data||plist
    com.apple.xml-property-list|XML property list|com.apple.property-list,public.xml||plist
    com.apple.binary-property-list|binary property list|com.apple.property-list||plist
    com.adobe.pdf|PDF document|public.data,public.composite-content|application/pdf|pdf
    public.image|image|public.data,public.content||
    public.jpeg|JPEG image|public.image|image/jpeg|jpeg,jpg
    public.png|PNG image|public.image|image/png|png
    com.compuserve.gif|GIF image|public.image|image/gif|gif
    public.tiff|TIFF image|public.image|image/tiff|tiff,tif
    public.heic|HEIC image|public.heif|image/heic|heic
    public.heif|HEIF image|public.image|image/heif|heif
    org.webmproject.webp|WebP image|public.image|image/webp|webp
    public.svg-image|SVG image|public.image,public.xml|image/svg+xml|svg
    com.microsoft.bmp|BMP image|public.image|image/bmp|bmp
    com.microsoft.ico|icon|public.image|image/vnd.microsoft.icon|ico
    public.camera-raw-image|raw image|public.image||
    com.apple.live-photo|live photo|||
    public.audiovisual-content|audiovisual content|public.data,public.content||
    public.movie|movie|public.audiovisual-content||
    public.video|video|public.movie||
    public.audio|audio|public.audiovisual-content||
    com.apple.quicktime-movie|QuickTime movie|public.movie|video/quicktime|mov
    public.mpeg|MPEG movie|public.movie|video/mpeg|mpg
    public.mpeg-4|MPEG-4 movie|public.movie|video/mp4|mp4
    public.mpeg-4-audio|MPEG-4 audio|public.audio|audio/mp4|mp4
    com.apple.protected-mpeg-4-audio|protected MPEG-4 audio|public.audio||m4p
    public.mp3|MP3 audio|public.audio|audio/mpeg|mp3
    com.microsoft.waveform-audio|WAV audio|public.audio|audio/wav|wav
    public.aiff-audio|AIFF audio|public.audio|audio/aiff|aiff,aif
    public.midi-audio|MIDI audio|public.audio|audio/midi|midi,mid
    public.url|URL|public.data||
    public.file-url|file URL|public.url||
    com.apple.bookmark|bookmark|public.data||
    public.contact|contact|||
    public.vcard|vCard|public.text,public.contact|text/vcard|vcf
    public.message|message|||
    public.email-message|email|public.message||
    public.calendar-event|calendar event|||
    public.to-do-item|to-do item|||
    public.database|database|||
    public.spreadsheet|spreadsheet|public.content||
    public.presentation|presentation|public.composite-content||
    org.idpf.epub-container|EPUB book|public.data,public.composite-content|application/epub+zip|epub
    public.font|font|public.data||
    public.executable|program|public.item||
    com.apple.application|application|public.executable||
    public.disk-image|disk image|public.data,public.archive||
    com.pixar.universal-scene-description-mobile|USDZ scene|public.data||usdz
    com.apple.alias-file|alias|public.data||
    com.apple.internet-location|internet location|public.data||
    public.bookmark|bookmark|||
    public.3d-content|3D content|public.content||
    com.rsa.pkcs-12|PKCS #12 data|public.data|application/x-pkcs12|p12
    public.x509-certificate|certificate|public.data|application/x-x509-ca-cert|cer,crt
    """

  static let all: [Entry] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return Entry(
      identifier: fields[0], words: fields[1], parents: fields[2].split(separator: ",").map(String.init),
      mime: fields[3].isEmpty ? nil : fields[3], extensions: fields[4].split(separator: ",").map(String.init))
  }

  static let byIdentifier = Dictionary(
    all.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
}
