// libwayland: talking to a Wayland compositor beside SDL, over SDL's own connection.
#ifndef FLOATDESKTOP_CWAYLANDCLIENT_SHIM_H
#define FLOATDESKTOP_CWAYLANDCLIENT_SHIM_H
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <wayland-client.h>

// What Swift's view of glibc leaves out.

// A descriptor that one thread makes readable for another, and a wait that does not count in milliseconds, for X11's window, too;
// a negative time is for ever.
static inline int system_bell(void) { return eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK); }
static inline int system_poll(struct pollfd *ends, unsigned count, double seconds)
{
  struct timespec time = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
  return (int)syscall(SYS_ppoll, ends, count, seconds < 0 ? NULL : &time, NULL, 0);
}

// libwayland keeps these addresses, and Swift would hand it those of copies.
static inline const struct wl_interface *wayland_output_interface(void) { return &wl_output_interface; }
static inline const struct wl_interface *wayland_shm_interface(void) { return &wl_shm_interface; }
#endif
