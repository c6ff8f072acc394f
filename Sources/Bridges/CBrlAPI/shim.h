#include <brlapi.h>

/* Macros that Swift does not import, as constants of the same names without their prefix. */
static const brlapi_keyCode_t CBrlAPIFlagsMask = BRLAPI_KEY_FLAGS_MASK;
static const brlapi_keyCode_t CBrlAPITypeMask = BRLAPI_KEY_TYPE_MASK;
static const brlapi_keyCode_t CBrlAPITypeCommand = BRLAPI_KEY_TYPE_CMD;
static const brlapi_keyCode_t CBrlAPITypeSymbol = BRLAPI_KEY_TYPE_SYM;
static const brlapi_keyCode_t CBrlAPICodeMask = BRLAPI_KEY_CODE_MASK;
static const brlapi_keyCode_t CBrlAPIBlockMask = BRLAPI_KEY_CMD_BLK_MASK;
static const brlapi_keyCode_t CBrlAPIArgumentMask = BRLAPI_KEY_CMD_ARG_MASK;
static const brlapi_keyCode_t CBrlAPISymbolUnicode = BRLAPI_KEY_SYM_UNICODE;
static const brlapi_keyCode_t CBrlAPIRoute = BRLAPI_KEY_CMD_ROUTE;
static const brlapi_keyCode_t CBrlAPIPassDots = BRLAPI_KEY_CMD_PASSDOTS;
static const brlapi_keyCode_t CBrlAPIDotChord = BRLAPI_DOTC;
static const brlapi_keyCode_t CBrlAPILineUp = BRLAPI_KEY_CMD_LNUP;
static const brlapi_keyCode_t CBrlAPILineDown = BRLAPI_KEY_CMD_LNDN;
static const brlapi_keyCode_t CBrlAPIWindowUp = BRLAPI_KEY_CMD_WINUP;
static const brlapi_keyCode_t CBrlAPIWindowDown = BRLAPI_KEY_CMD_WINDN;
static const brlapi_keyCode_t CBrlAPIPreviousDifferentLine = BRLAPI_KEY_CMD_PRDIFLN;
static const brlapi_keyCode_t CBrlAPINextDifferentLine = BRLAPI_KEY_CMD_NXDIFLN;
static const brlapi_keyCode_t CBrlAPITop = BRLAPI_KEY_CMD_TOP;
static const brlapi_keyCode_t CBrlAPIBottom = BRLAPI_KEY_CMD_BOT;
static const brlapi_keyCode_t CBrlAPITopLeft = BRLAPI_KEY_CMD_TOP_LEFT;
static const brlapi_keyCode_t CBrlAPIBottomLeft = BRLAPI_KEY_CMD_BOT_LEFT;
static const brlapi_keyCode_t CBrlAPIFullWindowLeft = BRLAPI_KEY_CMD_FWINLT;
static const brlapi_keyCode_t CBrlAPIFullWindowRight = BRLAPI_KEY_CMD_FWINRT;
static const brlapi_keyCode_t CBrlAPIFullWindowLeftSkip = BRLAPI_KEY_CMD_FWINLTSKIP;
static const brlapi_keyCode_t CBrlAPIFullWindowRightSkip = BRLAPI_KEY_CMD_FWINRTSKIP;
static const brlapi_keyCode_t CBrlAPIHome = BRLAPI_KEY_CMD_HOME;
