// zlib: the compression and the checksums of a PNG.
#ifndef FLOATDESKTOP_CZLIB_SHIM_H
#define FLOATDESKTOP_CZLIB_SHIM_H
#include <zlib.h>
#endif
