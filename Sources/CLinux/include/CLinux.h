// What Swift's view of Linux and its C library leaves out.
//
// No header of the system is included here: Swift would take its types from this module instead of from Glibc. The
// definitions include them, so that the compiler checks each call.
#ifndef FLOATDESKTOP_CLINUX_H
#define FLOATDESKTOP_CLINUX_H

// Starts a program in a new process group, with no signal blocked. SIGKILL ends it when the calling thread ends.
// `stream` becomes its standard input and output, and `errors` its standard error. Returns its process id, or minus the
// number of an error.
int spawn_dying_with_thread(const char *path, char *const arguments[], int stream, int errors);

// Makes SIGKILL end this process when the thread that started it ends; 0 where the process `parent` has ended already.
int system_end_with_parent(int parent);

// A pipe that no other program inherits, not even one that another thread starts meanwhile; -1 and errno for none.
int system_pipe(int ends[2]);

// A file in memory that no other program inherits, and that can be sealed; -1 and errno for none.
int system_memory_file(const char *name);

// Lets all threads share one heap; must be called before other threads exist.
void heap_share(void);

// Gives the heap's free memory back to the system.
void heap_give_back(void);

// The memory in use in all heaps and outside them, in bytes.
long heap_used(void);

#endif
