// Little CMS: turns colours by profiles. Only the program that draws strangers' pictures is linked with it.
#ifndef FLOATDESKTOP_CLCMS_SHIM_H
#define FLOATDESKTOP_CLCMS_SHIM_H
#include <lcms2.h>

// Swift sees no macros that call others. Words of ARGB as they lie in memory, and such words of which the first byte is
// the grey.
enum { lcms_words = TYPE_BGRA_8, lcms_grey_words = COLORSPACE_SH(PT_GRAY) | EXTRA_SH(3) | CHANNELS_SH(1) | BYTES_SH(1) };
#endif
