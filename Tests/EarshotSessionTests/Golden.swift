/// What transcripts look like, word for word.
enum Golden {
  static let dogOnPhone = """
    DogCell: 1 stop, 3.8 s

      1  Bailey, beagle, Three years. More content available.                          3.8 s
           More Content
             Three years, Age
             Number one, Popularity
             25 pounds, Weight
             14 inches, Height
             Happy-go-lucky, excellent hunting dog, and loyal companion, Description

    Rests on no uncertain rule.

    """

  static let dogOnMac = """
    DogCell on macOS: 1 stop, 3.8 s

      1  Bailey, beagle, Three years. More content available.                          3.8 s
           More Content menu. 5 items.
             Age, Three years
             Popularity, Number one
             Weight, 25 pounds
             Height, 14 inches
             Description, Happy-go-lucky, excellent hunting dog, and loyal companion

    Rests on no uncertain rule.

    """

  static let several = """
    Dog: 1 stop, 3.8 s

      1  Bailey, beagle, Three years. More content available.                          3.8 s
           More Content
             Three years, Age
             Number one, Popularity
             25 pounds, Weight
             14 inches, Height
             Happy-go-lucky, excellent hunting dog, and loyal companion, Description

    Zombies: 5 stops, 14.8 s

      1  NSZombie Apocalypse, heading level 1                                          2.7 s
      2  Zombie meter, 0%                                                              1.8 s
      3  Self-release, button. Drag over zombies and release to deploy.                5.1 s
      4  Survivors, Two hundred and eleven, button. Actions available.                 4.3 s
           Actions
             Call
             Hide
      5  Help, button                                                                  0.9 s

    Empty: nothing that VoiceOver stops at

    Side by side

      Dog                                                                     1 stop   3.8 s
      Zombies                                                                5 stops  14.8 s
      Empty                                                                  0 stops   0.0 s

    Rests on 2 uncertain rules; --rules lists them.

    """

  static let rules = """
    Zombies: 5 stops, 14.8 s

      1  NSZombie Apocalypse, heading level 1                                          2.7 s
      2  Zombie meter, 0%                                                              1.8 s
      3  Self-release, button. Drag over zombies and release to deploy.                5.1 s
      4  Survivors, Two hundred and eleven, button. Actions available.                 4.3 s
           Actions
             Call
             Hide
      5  Help, button                                                                  0.9 s

    Rests on 2 uncertain rules:

      heading.level = heading level n
        whether an app's heading says its level
        otherwise: heading
        source: Behaviour 1.5.1, X14
        heard in: Zombies 1

      hint.pause = 1 s
        the silence between an utterance and its hint
        otherwise: 0.5 s | 2 s
        source: Behaviour 1.5 U3, X5
        heard in: Zombies 3

    """

  static let captions = """
    NSZombie Apocalypse, heading level 1
    Zombie meter, 0%
    Self-release, button. Drag over zombies and release to deploy.
    Survivors, Two hundred and eleven, button. Actions available.
    Help, button

    """

  static let edges = """
    Edges: 3 stops, 9.0 s

      1  PopocatepetlPopocatepetlPopocatepetlPopocatepetlPopocatepetlPopocatepetlPopocatepetlPopocatepetlPopocatepetl  7.7 s
      2  First line second line                                                        1.3 s
      3  (nothing is spoken)                                                           0.0 s

    Rests on no uncertain rule.

    """

  static let flightJSON = #"""
    {
      "format": "earshot.transcript",
      "version": 1,
      "screens": [
        {
          "name": "Flight",
          "dialect": "iOS",
          "seconds": 3.8,
          "stops": [
            {
              "text": "Flight, C 12, button. More content available.",
              "seconds": 3.8,
              "element": {
                "id": "1",
                "label": "Flight",
                "traits": ["button"],
                "customContent": [
                  {"label": "Gate", "value": "C 12", "importance": "high"}
                ]
              },
              "utterance": {
                "text": "Flight, C 12, button. More content available.",
                "segments": [
                  {"text": "Flight", "from": {"attribute": "label"}, "element": "1"},
                  {"text": "C 12", "from": {"customContent": 0}, "element": "1", "rules": ["moreContent.highPlace=before the trait words"]},
                  {"text": "button", "from": {"phrase": "trait.button"}, "element": "1"},
                  {"text": "More content available", "from": {"phrase": "moreContent.available"}, "element": "1", "startsSentence": true, "rules": ["moreContent.highOnly=announced"]}
                ]
              },
              "moreContent": {
                "heading": {
                  "text": "More Content",
                  "segments": [
                    {"text": "More Content", "from": {"phrase": "moreContent.name"}, "element": "1"}
                  ]
                },
                "entries": [
                  {
                    "text": "C 12, Gate",
                    "segments": [
                      {"text": "C 12", "from": {"customContent": 0}, "element": "1"},
                      {"text": "Gate", "from": {"customContent": 0}, "element": "1"}
                    ]
                  }
                ]
              }
            }
          ],
          "end": "boundary"
        }
      ],
      "rules": [
        {"name": "moreContent.highPlace", "choice": "before the trait words", "choices": ["before the trait words", "after the trait words"], "summary": "where values of high importance stand among the words for traits", "source": "Behaviour 1.5.1"},
        {"name": "moreContent.highOnly", "choice": "announced", "choices": ["announced", "silent"], "summary": "whether \"More content available\" is said where every fact is already spoken at once", "source": "Behaviour 1.6 M2, X2"}
      ]
    }

    """#
}
