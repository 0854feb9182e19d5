// What Swift and posix_spawn have no word for: starting a program that the kernel ends with the thread that started it.
#ifndef FLOATDESKTOP_CSPAWN_SHIM_H
#define FLOATDESKTOP_CSPAWN_SHIM_H
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

// Starts a program in a process group of its own, with no signal blocked. SIGKILL ends it when the calling thread ends.
// `stream` becomes its standard input and output, and `nothing` its standard error. Returns its process id, or minus the
// number of an error.
static __attribute__((noinline, unused)) pid_t
spawn_dying_with_thread(const char *path, char *const arguments[], int stream, int nothing) {
  sigset_t all, own, none;
  sigfillset(&all);
  sigemptyset(&none);
  // The child shares this program's memory until it becomes the other one, so no handler may run in it.
  pthread_sigmask(SIG_SETMASK, &all, &own);
  volatile int error = 0;
  const pid_t parent = getpid();
  const pid_t child = vfork();
  if (child == 0) {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    // The parent may have ended before that call.
    if (getppid() != parent) _exit(127);
    setpgid(0, 0);
    if (dup2(stream, STDIN_FILENO) >= 0 && dup2(stream, STDOUT_FILENO) >= 0 && dup2(nothing, STDERR_FILENO) >= 0) {
      // Only a handler is undone by the call below.
      signal(SIGPIPE, SIG_DFL);
      sigprocmask(SIG_SETMASK, &none, 0);
      execv(path, arguments);
    }
    error = errno;
    _exit(127);
  }
  const int failure = child < 0 ? errno : error;
  pthread_sigmask(SIG_SETMASK, &own, 0);
  if (child > 0 && failure) {
    // It has ended by itself.
    siginfo_t nobody;
    while (waitid(P_PID, (id_t)child, &nobody, WEXITED) < 0 && errno == EINTR) {}
  }
  return failure ? -failure : child;
}
#endif
