// SDL2 by its include folder, so that no pkg-config flags are needed (they make SwiftPM warn at every build).
#ifndef FLOATDESKTOP_CSDL2_SHIM_H
#define FLOATDESKTOP_CSDL2_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL2_gfxPrimitives.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>
#endif
