#include "CMarkdown.h"

#include <cmark-gfm-core-extensions.h>
#include <cmark-gfm.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

// Registering the extensions is once for the process, and not safe against a second caller.
static pthread_once_t registered = PTHREAD_ONCE_INIT;

static void add(earshot_markdown_runs *list, size_t *room, const char *text, uint32_t style, const char *destination,
                uint32_t link) {
  if (text == NULL || *text == 0) return;
  if (list->count == *room) {
    *room = *room ? *room * 2 : 8;
    list->runs = realloc(list->runs, *room * sizeof(earshot_markdown_run));
  }
  earshot_markdown_run *run = &list->runs[list->count++];
  run->text = strdup(text);
  run->destination = destination ? strdup(destination) : NULL;
  run->style = style;
  run->link = link;
}

earshot_markdown_runs earshot_markdown_read(const char *text, size_t length) {
  pthread_once(&registered, cmark_gfm_core_extensions_ensure_registered);
  cmark_parser *parser = cmark_parser_new(CMARK_OPT_DEFAULT);
  const char *names[] = {"strikethrough", "autolink"};
  for (size_t i = 0; i < 2; i++) {
    cmark_syntax_extension *extension = cmark_find_syntax_extension(names[i]);
    if (extension) cmark_parser_attach_syntax_extension(parser, extension);
  }
  cmark_parser_feed(parser, text, length);
  cmark_node *document = cmark_parser_finish(parser);
  cmark_iter *iterator = cmark_iter_new(document);

  earshot_markdown_runs result = {NULL, 0};
  size_t room = 0;
  uint32_t depth[3] = {0, 0, 0};
  uint32_t link = 0, links = 0;
  const char *destination = NULL;
  cmark_event_type event;
  while ((event = cmark_iter_next(iterator)) != CMARK_EVENT_DONE) {
    cmark_node *node = cmark_iter_get_node(iterator);
    cmark_node_type type = cmark_node_get_type(node);
    int step = event == CMARK_EVENT_ENTER ? 1 : -1;
    uint32_t style = (depth[0] ? earshot_markdown_emphasized : 0) | (depth[1] ? earshot_markdown_strong : 0) |
                     (depth[2] ? earshot_markdown_struck : 0);
    if (type == CMARK_NODE_EMPH) {
      depth[0] += step;
    } else if (type == CMARK_NODE_STRONG) {
      depth[1] += step;
    } else if (type == CMARK_NODE_LINK) {
      destination = step > 0 ? cmark_node_get_url(node) : NULL;
      link = step > 0 ? ++links : 0;
    } else if (type == CMARK_NODE_CODE) {
      add(&result, &room, cmark_node_get_literal(node), style | earshot_markdown_code, destination, link);
    } else if (type == CMARK_NODE_TEXT || type == CMARK_NODE_HTML_INLINE) {
      add(&result, &room, cmark_node_get_literal(node), style, destination, link);
    } else if (type == CMARK_NODE_SOFTBREAK || type == CMARK_NODE_LINEBREAK) {
      if (step > 0) add(&result, &room, "\n", style, destination, link);
    } else if (strcmp(cmark_node_get_type_string(node), "strikethrough") == 0) {
      depth[2] += step;
    }
  }
  cmark_iter_free(iterator);
  cmark_node_free(document);
  cmark_parser_free(parser);
  return result;
}

void earshot_markdown_release(earshot_markdown_runs runs) {
  for (size_t i = 0; i < runs.count; i++) {
    free((char *)runs.runs[i].text);
    free((char *)runs.runs[i].destination);
  }
  free(runs.runs);
}
