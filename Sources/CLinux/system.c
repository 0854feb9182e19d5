#define _GNU_SOURCE
#include "CLinux.h"
#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

int system_end_with_parent(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // The parent may have ended before that call.
  return getppid() == parent;
}

int system_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }

int system_memory_file(const char *name) { return memfd_create(name, MFD_CLOEXEC | MFD_ALLOW_SEALING); }

void heap_share(void) { mallopt(M_ARENA_MAX, 1); }

void heap_give_back(void) { malloc_trim(0); }

long heap_used(void) {
  const struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
}
