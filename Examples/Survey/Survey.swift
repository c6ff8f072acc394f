/// What a person is asked, and what became of it.
struct Survey {
  var title = "How was your week with us?"
  var question = "Tell us what you think of reading lists."
  var isTaken = false
  var isDismissed = false
}
