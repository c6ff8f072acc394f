#pragma once

// Markdown within one paragraph as plain C. Nothing foreign is included here, so a module that imports this one
// compiles on a machine without the headers of the library that does the work.

#include <stddef.h>
#include <stdint.h>

/// How a stretch of text is meant; several may hold at once.
enum earshot_markdown_style {
  earshot_markdown_emphasized = 1,
  earshot_markdown_strong = 2,
  earshot_markdown_code = 4,
  earshot_markdown_struck = 8,
};

/// A stretch of text in one style. `destination` is the address that it leads to, or null; `link` counts the links
/// from 1, so that two neighbours with one address stay apart, and is 0 where there is none.
typedef struct earshot_markdown_run {
  const char *text;
  const char *destination;
  uint32_t style;
  uint32_t link;
} earshot_markdown_run;

/// What a paragraph is made of.
typedef struct earshot_markdown_runs {
  earshot_markdown_run *runs;
  size_t count;
} earshot_markdown_runs;

/// Reads the marks inside a paragraph; `text` is one line. Addresses that stand in the text are links.
/// The answer is to be given back with `earshot_markdown_release`.
earshot_markdown_runs earshot_markdown_read(const char *text, size_t length);

/// Gives the memory of an answer back.
void earshot_markdown_release(earshot_markdown_runs runs);
