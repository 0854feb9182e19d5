// The session bus, which publishes the desktop's settings.
#ifndef FLOATDESKTOP_CDBUS_SHIM_H
#define FLOATDESKTOP_CDBUS_SHIM_H
#include <dbus/dbus.h>
#endif
