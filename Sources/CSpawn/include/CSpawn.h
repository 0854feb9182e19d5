// What neither Swift nor posix_spawn offers: starting a program that the kernel ends with the thread that started it.
//
// No header of the system is included here: Swift would take its types from this module instead of from Glibc.
#ifndef FLOATDESKTOP_CSPAWN_H
#define FLOATDESKTOP_CSPAWN_H

// Starts a program in a new process group, with no signal blocked. SIGKILL ends it when the calling thread ends.
// `stream` becomes its standard input and output, and `errors` its standard error. Returns its process id, or minus the
// number of an error.
int spawn_dying_with_thread(const char *path, char *const arguments[], int stream, int errors);

#endif
