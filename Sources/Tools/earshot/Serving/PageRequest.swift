import Foundation

/// What a page asks for, as its messages say it.
struct PageRequest: Decodable {
  /// The kinds of requests.
  enum Deed: String, Decodable {
    /// Draw so many pixels for a point from now on.
    case hello
    /// Do what a line of a drive script says.
    case line
    /// Start the app anew.
    case restart
    /// Start the app anew on another device, or otherwise set up.
    case device
    /// Let no time pass, or let it pass again.
    case pause, resume
    /// Speak from now on, or not.
    case sound
    /// Tell what each action of the screen costs, and what an audit finds there.
    case inspect
  }

  /// What is asked.
  let deed: Deed
  /// A line of a script.
  let text: String?
  /// Pixels for a point.
  let scale: Double?
  /// True where something is to be on.
  let isOn: Bool?
  /// How the device is set up, by the names of the command line's options.
  let settings: [String: String]?

  /// Reads a message.
  ///
  /// - Throws: `DecodingError`.
  init(_ text: String) throws {
    self = try JSONDecoder().decode(PageRequest.self, from: Data(text.utf8))
  }
}
