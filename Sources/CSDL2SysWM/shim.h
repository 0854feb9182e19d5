// The window system behind an SDL window, with Xlib. A module of its own, because it brings all of Xlib's names with it.
#ifndef FLOATDESKTOP_CSDL2SYSWM_SHIM_H
#define FLOATDESKTOP_CSDL2SYSWM_SHIM_H
#define SDL_MAIN_HANDLED 1
#include <SDL2/SDL.h>
#include <SDL2/SDL_syswm.h>
#include <SDL2/SDL_vulkan.h>
#include <X11/Xutil.h>
#endif
