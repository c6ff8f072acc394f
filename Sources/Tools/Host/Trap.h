// Where code of the shown library traps.
#ifndef TRAP_H
#define TRAP_H

// Lets a trap tell on the error output by which places of a library it was reached, innermost first: a line for
// each, "earshot-trap-place 0x…", with an address as the library's debug information has it.
void tell_traps_in(const char *library);

#endif
