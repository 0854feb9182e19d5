// What Swift and posix_spawn have no word for: starting a program that the kernel ends with the thread that started it.
//
// No header of the system is included here: Swift would take its types from this module instead of from Glibc.
#ifndef FLOATDESKTOP_CSPAWN_H
#define FLOATDESKTOP_CSPAWN_H

// Starts a program in a process group of its own, with no signal blocked. SIGKILL ends it when the calling thread ends.
// `stream` becomes its standard input and output, and `nothing` its standard error. Returns its process id, or minus the
// number of an error.
int spawn_dying_with_thread(const char *path, char *const arguments[], int stream, int nothing);

#endif
