// The requests that are used of the protocol extension `viewporter`, which libwayland does not have: a surface's size
// that is no whole multiple of its buffer's. Names and numbers are the protocol's.
#ifndef FLOATDESKTOP_CWAYLANDCLIENT_VIEWPORTER_H
#define FLOATDESKTOP_CWAYLANDCLIENT_VIEWPORTER_H
#include <stddef.h>
#include <wayland-client.h>

struct wp_viewporter;
struct wp_viewport;

struct wp_interfaces {
  const struct wl_interface *viewporter;
  const struct wl_interface *viewport;
};

// Tables inside a function: those of a header alone are not part of a Swift program.
static inline struct wp_interfaces wp_interfaces(void)
{
  static const struct wl_interface *none[] = {NULL, NULL, NULL, NULL};
  static const struct wl_message viewport_requests[] = {
    {"destroy", "", none}, {"set_source", "ffff", none}, {"set_destination", "ii", none}};
  static const struct wl_interface viewport = {"wp_viewport", 1, 3, viewport_requests, 0, NULL};
  static const struct wl_interface *viewport_of_surface[] = {&viewport, &wl_surface_interface};
  static const struct wl_message viewporter_requests[] = {
    {"destroy", "", none}, {"get_viewport", "no", viewport_of_surface}};
  static const struct wl_interface viewporter = {"wp_viewporter", 1, 2, viewporter_requests, 0, NULL};
  return (struct wp_interfaces){&viewporter, &viewport};
}

static inline void wp_viewporter_destroy(struct wp_viewporter *viewporter)
{
  wl_proxy_marshal_flags((struct wl_proxy *)viewporter, 0, NULL, 1, WL_MARSHAL_FLAG_DESTROY);
}

static inline struct wp_viewport *wp_viewporter_get_viewport(
  struct wp_viewporter *viewporter, struct wl_surface *surface)
{
  return (struct wp_viewport *)wl_proxy_marshal_flags(
    (struct wl_proxy *)viewporter, 1, wp_interfaces().viewport, 1, 0, NULL, surface);
}

static inline void wp_viewport_destroy(struct wp_viewport *viewport)
{
  wl_proxy_marshal_flags((struct wl_proxy *)viewport, 0, NULL, 1, WL_MARSHAL_FLAG_DESTROY);
}

// In the surface's own units.
static inline void wp_viewport_set_destination(struct wp_viewport *viewport, int32_t width, int32_t height)
{
  wl_proxy_marshal_flags((struct wl_proxy *)viewport, 2, NULL, 1, 0, width, height);
}
#endif
