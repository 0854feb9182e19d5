#include "CLinux.h"
#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

int spawn_dying_with_thread(const char *path, char *const arguments[], int stream, int errors) {
  sigset_t all, own, none;
  sigfillset(&all);
  sigemptyset(&none);
  // The child shares this program's memory until it becomes the other one, so no handler may run in it.
  pthread_sigmask(SIG_SETMASK, &all, &own);
  volatile int error = 0;
  const pid_t parent = getpid();
  const pid_t child = vfork();
  if (child == 0) {
    if (!system_end_with_parent(parent)) _exit(127);
    setpgid(0, 0);
    if (dup2(stream, STDIN_FILENO) >= 0 && dup2(stream, STDOUT_FILENO) >= 0 && dup2(errors, STDERR_FILENO) >= 0) {
      // execv undoes handlers, but a signal that this program ignores would stay ignored.
      signal(SIGPIPE, SIG_DFL);
      signal(SIGXFSZ, SIG_DFL);
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
    siginfo_t unused;
    while (waitid(P_PID, (id_t)child, &unused, WEXITED) < 0 && errno == EINTR) {}
  }
  return failure ? -failure : child;
}
