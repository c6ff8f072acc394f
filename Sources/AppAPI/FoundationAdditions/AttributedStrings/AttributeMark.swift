/// What objects that are attributes of a text begin with.
///
/// Foundation on Linux compares attributes of neighbouring stretches by what it takes for the number of a type, at the
/// place of an object's first stored property. A number that stands for no type of its own lets it ask the object;
/// zero, with which a size or a colour begins in most cases, ends the program.
package enum AttributeMark {
  /// A number that stands for no type.
  package static let value: UInt = 0xFFFF
}
