// The names by which types were known before they had a type of their own, as text.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pictures.
public let kUTTypeImage = "public.image"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pictures in the form of JPEG.
public let kUTTypeJPEG = "public.jpeg"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pictures in the form of PNG.
public let kUTTypePNG = "public.png"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Pictures that move, in the form of GIF.
public let kUTTypeGIF = "com.compuserve.gif"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Films with sound.
public let kUTTypeMovie = "public.movie"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Films without sound.
public let kUTTypeVideo = "public.video"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Sounds.
public let kUTTypeAudio = "public.audio"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Texts.
public let kUTTypeText = "public.text"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Texts without a form.
public let kUTTypePlainText = "public.plain-text"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Documents in the form of PDF.
public let kUTTypePDF = "com.adobe.pdf"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Addresses.
public let kUTTypeURL = "public.url"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Addresses of files.
public let kUTTypeFileURL = "public.file-url"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Bytes of any kind.
public let kUTTypeData = "public.data"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Anything that has a name and a place.
public let kUTTypeItem = "public.item"
// swift-format-ignore: AlwaysUseLowerCamelCase
/// Folders.
public let kUTTypeFolder = "public.folder"
