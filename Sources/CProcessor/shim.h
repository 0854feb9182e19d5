// What Swift has no word for: telling the processor what memory is read soon.
#ifndef FLOATDESKTOP_CPROCESSOR_SHIM_H
#define FLOATDESKTOP_CPROCESSOR_SHIM_H

// A hint. Any address will do, one that nothing lies at as well.
static inline void processor_prefetch(const void *address) { __builtin_prefetch(address); }
#endif
