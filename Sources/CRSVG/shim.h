// librsvg: draws SVGs with cairo. Only the program that draws strangers' pictures is linked with it.
#ifndef FLOATDESKTOP_CRSVG_SHIM_H
#define FLOATDESKTOP_CRSVG_SHIM_H
#include <librsvg/rsvg.h>
#endif
