#include "CLanguages.h"

// The library's header uses FILE without including this.
#include <cstdio>
#include <cstring>

#include <cld2/public/compact_lang_det.h>
#include <cld2/public/encodings.h>

// Guesses for short texts too: what is reliable is told beside them.
static const int BEST_EFFORT = 0x4000;

extern "C" earshot_languages earshot_identify_languages(const char *text, int32_t length) {
  earshot_languages found = {};
  CLD2::CLDHints hints = {nullptr, nullptr, CLD2::UNKNOWN_ENCODING, CLD2::UNKNOWN_LANGUAGE};
  CLD2::Language languages[3];
  int percents[3];
  double scores[3];
  int bytes = 0, valid = 0;
  bool reliable = false;
  CLD2::ExtDetectLanguageSummaryCheckUTF8(
      text, length, true, &hints, BEST_EFFORT, languages, percents, scores, nullptr, &bytes, &reliable, &valid);
  found.reliable = reliable;
  for (int i = 0; i < 3; i++) {
    if (languages[i] == CLD2::UNKNOWN_LANGUAGE || percents[i] <= 0) continue;
    const char *code = CLD2::LanguageCode(languages[i]);
    if (code == nullptr) continue;
    earshot_language *guess = &found.guesses[found.count++];
    std::strncpy(guess->tag, code, sizeof guess->tag - 1);
    guess->percent = percents[i];
    guess->score = scores[i];
  }
  return found;
}
