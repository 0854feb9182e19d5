// libyaml: events of a YAML text, with the place of each.
#ifndef FLOATDESKTOP_CYAML_SHIM_H
#define FLOATDESKTOP_CYAML_SHIM_H
#include <yaml.h>
#endif
