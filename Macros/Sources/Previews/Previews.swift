// Depending on this module is what makes the compiler load the plugin; the macros are declared by the modules that use it.
