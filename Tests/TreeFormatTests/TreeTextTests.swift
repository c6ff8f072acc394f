import AccessibilityModel
import Testing
import TreeFormat

@Suite("Trees as text")
struct TreeTextTests {
  @Test("An element a line, with its details below it")
  func everything() {
    let tree = AccessibilityTree(Samples.node)
    let expected = """
      group #0
        list #5
          modal button selected picker-item "Hello こんにちは" = "15%" [16,-30.5 200x20.25] #1.3
            - hint "Double tap to \\"deploy\\"\\nnow"
            - content "Age" "Three years" high
            - content "Weight" "25 pounds"
            - action "Take Survey"
            - action "Delete" edit
            - action "Share" in "More" image "share"
            - rotor "Zombies" for headingLevel2 entries 2
            - rotor "Walls" searched
            - input-labels "Take survey" "Survey"
            - hidden-texts "Four years"
            - large-content "Favorites" image "star" scales
            - text "Happy-go" selection 6-8 lines 0-6 6-8 read-only
            - heading-level 3
            - language en-GB
            - position 2 of 3
            - collapsed
            - interactive
            - activation-point 20,21
            - activation-hit nothing seen "Happy"
            - path M 1 2 L 3 4 Q 7 8 5 6 C 11 12 13 14 9 10 Z
            - sort-priority -1
            - order given
            - right-to-left
            - clips-children
            - rows 100000 realized 3-15
            - row 7
            - direct-touch silent after-activation
            - table 4 rows 2 columns
            - table-place rows 1-3 columns 0-1
            - row-header "Bailey"
            - column-header "Age"
            - column-header "in years"
            - headers #8
            - textual-context console
            - navigation-style combined
            - line "One"
            - line "Two"
            - previous-text #2
            - next-text #3
            - chart "Growth"
            - chart-summary "It grows."
            - axis "Season" categories 2
            - axis "Weight" from 0 to 25
            - series "Bailey" line points 2
            - file-names "bailey"
            - focus-group "toolbar"
            - linked-group "dogs"
            - speech label bytes 6-21 language ja-JP pitch 1.25 spelled no-punctuation \
      phonetic "koɲ" heading-level 2 context messaging queued
            - container-type semanticGroup
            - identifier "survey"
            - source Sources/DogCell.swift:12
            - source-of label Sources/DogCell.swift:13
            - source-of customContent Sources/DogCell.swift:14
            - rule combine.singleButton = default (Behaviour X1)
            - rule combine.singleButton = default (Behaviour X1)
        element "Plain" #7

      """
    #expect(TreeText(tree, options: [.frames, .identities, .sources, .rules]).text == expected)
  }

  @Test("What nobody asked for is left out")
  func options() {
    let element = Samples.fullElement()
    let text = TreeText(element, options: []).text
    #expect(text.hasPrefix("modal button selected picker-item \"Hello こんにちは\" = \"15%\"\n"))
    #expect(!text.contains("source"))
    #expect(!text.contains("rule"))
    #expect(TreeText(AccessibilityTree()).text.isEmpty)
  }

  @Test("Every trait has a word of its own")
  func traitWords() {
    var words: Set<String> = []
    for (trait, name) in Traits.names {
      let line = TreeText(AccessibilityElement(traits: trait)).text
      words.insert(line)
      #expect(Traits(name: name) == trait)
    }
    #expect(words.count == Traits.names.count)
    #expect(Traits(rawValue: 1 << 40).names == ["bit40"])
    #expect(Traits(name: "bit40") == Traits(rawValue: 1 << 40))
    #expect(Traits(name: "blue") == nil)
  }

  @Test("Below 32 levels the depth is a number, so that deep trees stay readable and small")
  func deepTrees() {
    var node = AccessibilityNode.stop("bottom")
    for _ in 0..<10_000 { node = .container([node]) }
    let lines = TreeText(AccessibilityTree(node)).text.split(separator: "\n")
    #expect(lines.count == 10_001)
    #expect(lines[32] == String(repeating: "  ", count: 32) + "group")
    #expect(lines[33] == String(repeating: "  ", count: 32) + "(33) group")
    #expect(lines[10_000].hasSuffix("(10000) element \"bottom\""))
  }
}
