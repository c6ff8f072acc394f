extension UIMenu.Identifier {
  /// The menu that all others are in.
  public static let root = Self("com.apple.menu.root")

  /// The menu of the app itself.
  public static let application = Self("com.apple.menu.application")
  /// The menu of files.
  public static let file = Self("com.apple.menu.file")
  /// The menu of what changes texts and the like.
  public static let edit = Self("com.apple.menu.edit")
  /// The menu of how things look.
  public static let view = Self("com.apple.menu.view")
  /// The menu of windows.
  public static let window = Self("com.apple.menu.window")
  /// The menu of help.
  public static let help = Self("com.apple.menu.help")

  /// What tells of the app.
  public static let about = Self("com.apple.menu.about")
  /// The settings of the app.
  public static let preferences = Self("com.apple.menu.preferences")
  /// What other apps offer.
  public static let services = Self("com.apple.menu.services")
  /// What hides apps.
  public static let hide = Self("com.apple.menu.hide")
  /// What ends the app.
  public static let quit = Self("com.apple.menu.quit")

  /// What opens another window.
  public static let newScene = Self("com.apple.menu.new-scene")
  /// What was open of late.
  public static let openRecent = Self("com.apple.menu.open-recent")
  /// What closes a window.
  public static let close = Self("com.apple.menu.close")
  /// What can be done with a document.
  public static let document = Self("com.apple.menu.document")
  /// What prints.
  public static let print = Self("com.apple.menu.print")

  /// What takes changes back.
  public static let undoRedo = Self("com.apple.menu.undo-redo")
  /// Cutting, copying, pasting and the like.
  public static let standardEdit = Self("com.apple.menu.standard-edit")
  /// What finds words.
  public static let find = Self("com.apple.menu.find")
  /// What puts other words in the place of some.
  public static let replace = Self("com.apple.menu.replace")
  /// What hands something on.
  public static let share = Self("com.apple.menu.share")
  /// What looks words up.
  public static let lookup = Self("com.apple.menu.lookup")
  /// What teaches the system words.
  public static let learn = Self("com.apple.menu.learn")
  /// What checks how words are spelled.
  public static let spelling = Self("com.apple.menu.spelling")
  /// What puts other characters in the place of typed ones.
  public static let substitutions = Self("com.apple.menu.substitutions")
  /// What makes letters large or small.
  public static let transformations = Self("com.apple.menu.transformations")
  /// What speaks texts.
  public static let speech = Self("com.apple.menu.speech")

  /// How text looks.
  public static let format = Self("com.apple.menu.format")
  /// Which letters text has.
  public static let font = Self("com.apple.menu.font")
  /// Bold, slanted and underlined letters.
  public static let textStyle = Self("com.apple.menu.text-style")
  /// How large letters are.
  public static let textSize = Self("com.apple.menu.text-size")
  /// What colour letters have.
  public static let textColor = Self("com.apple.menu.text-color")
  /// How lines of text stand.
  public static let text = Self("com.apple.menu.text")
  /// To which edge lines go.
  public static let alignment = Self("com.apple.menu.alignment")
  /// In which direction text runs.
  public static let writingDirection = Self("com.apple.menu.writing-direction")

  /// What shows the bar of tools.
  public static let toolbar = Self("com.apple.menu.toolbar")
  /// What shows the bar at the side.
  public static let sidebar = Self("com.apple.menu.sidebar")
  /// What fills the screen with a window.
  public static let fullscreen = Self("com.apple.menu.fullscreen")
  /// What makes a window small or large.
  public static let minimizeAndZoom = Self("com.apple.menu.minimize-and-zoom")
  /// What brings all windows to the front.
  public static let bringAllToFront = Self("com.apple.menu.bring-all-to-front")
}
