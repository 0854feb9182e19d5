// FreeType's outline rasteriser: exact-area coverage of paths.
#ifndef FLOATDESKTOP_CFREETYPE_SHIM_H
#define FLOATDESKTOP_CFREETYPE_SHIM_H
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
#include FT_IMAGE_H
#endif
