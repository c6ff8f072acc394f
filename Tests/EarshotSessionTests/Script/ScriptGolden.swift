/// Scripts, and what they print, word for word.
enum ScriptGolden {
  static let failingScript = """
    rotor "More Content"
    down
    expect "Three years, Age"
    expect silence
    expect "Number one, Popularity"
    down
    expect "Number two, Popularity"
    expect sound boundary
    expect cursor "Bailey, poodle"
    right
    expect "Adopt"
    """

  static let failing = """
    Kennel

           Bailey, beagle, Three years. More content available.                        3.8 s
      1  rotor "More Content"
           (sound: rotor turned)
           More Content                                                                0.8 s
      2  down
           Three years, Age                                                            1.1 s
      4  expect silence
           expected    silence
           heard       Three years, Age
      5  expect "Number one, Popularity"
           expected    Number one, Popularity
           heard       (nothing)
      6  down
           Number one, Popularity                                                      1.5 s
      7  expect "Number two, Popularity"
           expected    Number two, Popularity
           heard       Number one, Popularity
           difference  two → one
      8  expect sound boundary
           expected    (sound: boundary)
           heard       (nothing)
      9  expect cursor "Bailey, poodle"
           expected    Bailey, poodle
           cursor on   Bailey, beagle
           difference  poodle → beagle
     10  right
           Adopt, button                                                               1.0 s
     11  expect "Adopt"
           expected    Adopt
           heard       Adopt, button
           difference  (nothing) → button

    6 lines failed: 4, 5, 7, 8, 9, 11.

    Rests on 1 uncertain rule; --rules lists it.

    """

  static let menuScript = """
    vo-command-/
    expect "More Content menu. 5 items."
    down
    expect "Age, Three years"
    down
    expect "Popularity, Number one"
    up
    expect "Age, Three years"
    escape
    expect "Bailey, beagle, Three years. More content available."
    """

  static let menu = """
    Kennel on macOS

           Bailey, beagle, Three years. More content available.                        3.8 s
      1  vo-command-/
           More Content menu. 5 items.                                                 2.2 s
      3  down
           Age, Three years                                                            1.1 s
      5  down
           Popularity, Number one                                                      1.5 s
      7  up
           Age, Three years                                                            1.1 s
      9  escape
           Bailey, beagle, Three years. More content available.                        3.8 s

    All 5 expectations hold.

    Rests on 1 uncertain rule; --rules lists it.

    """

  static let rateScript = """
    rotor "speaking rate"
    expect "Speaking Rate"
    expect sound rotor turned
    up
    expect "55%"
    right
    left
    rotor previous
    rotor next
    expect "Speaking Rate"
    """

  static let rate = """
    Kennel

           Bailey, beagle, Three years. More content available.                        3.8 s
      1  rotor "speaking rate"
           (sound: rotor turned)
           Speaking Rate                                                               0.9 s
      4  up
           55%                                                                         1.0 s
      6  right
           Adopt, button                                                               0.9 s
      7  left
           Bailey, beagle, Three years. More content available.                        3.4 s
      8  rotor previous
           (sound: rotor turned)
           Lines                                                                       0.3 s
      9  rotor next
           (sound: rotor turned)
           Speaking Rate                                                               0.8 s

    All 4 expectations hold.

    Rests on 2 uncertain rules; --rules lists them.

    """

  static let impossibleScript = """
    select "Delete" 2
    select "Pay now"
    expect "Pay now, button"
    rotor "Headlines"
    rotor "Gong"
    vo-command-/
    """

  static let impossible = """
    Kennel

           Delete, button                                                              1.1 s
      1  select "Delete" 2
           Delete, button                                                              1.1 s
      2  select "Pay now"
           Pay now, button                                                             1.1 s
      4  rotor "Headlines"
           The rotor has no "Headlines" here. Nearest: "Headings", "Lines".
      5  rotor "Gong"
           The rotor has no "Gong" here. It has: "Words", "Lines", "Speaking Rate", "Headings", "Links", "Form Controls", "Containers", "Characters".
      6  vo-command-/
           (nothing is heard)

    2 lines failed: 4, 5.

    Rests on no uncertain rule.

    """

  static let rules = """

    Rests on 1 uncertain rule:

      hint.pause = 1 s
        the silence between an utterance and its hint
        otherwise: 0.5 s | 2 s
        source: Behaviour 1.5 U3, X5
        heard in: line 2, line 5

    """

  static let unexpectedUtterance = """
      1  double tap
           (sound: activated)
           Alarm                                                                       0.4 s
      2  wait 5s
           Saved                                                                       0.4 s
           2                                                                           0.4 s
      3  expect "Saved"
           expected    Saved
           heard       Saved
                       2
           difference  (nothing) → 2

    Line 3 failed.

    """
}
