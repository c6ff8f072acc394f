// The steps by which a process that was just forked confines itself. None allocates or locks: the program that it was
// forked from may have had other threads.
#ifndef CONFINEMENT_H
#define CONFINEMENT_H

#include "CProcess.h"

/// Which version of Landlock the kernel has; 0 for none.
int landlock_version(void);

/// Lets this process and its children use the paths alone; 0, or -1.
int confine_by_landlock(const process_confinement *confinement, int has_own_proc);

/// Lets this process and its children make only the system calls that they need; where mounts are not read-only, no file
/// is changed by its path either. 0, or -1.
int confine_by_seccomp(const process_confinement *confinement, int is_read_only);

/// Makes every mount read-only but those of the paths to be written, and mounts a `/proc` of the namespace.
/// Returns the mechanisms that hold.
uint32_t confine_mounts(const process_confinement *confinement);

/// Makes a root folder that holds the paths alone. Returns the mechanisms that hold.
uint32_t confine_to_own_root(const process_confinement *confinement);

#endif
