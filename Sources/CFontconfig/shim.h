// Fontconfig: finds the font files for a family, a weight and a script.
#ifndef FLOATDESKTOP_CFONTCONFIG_SHIM_H
#define FLOATDESKTOP_CFONTCONFIG_SHIM_H
#include <fontconfig/fontconfig.h>
#endif
