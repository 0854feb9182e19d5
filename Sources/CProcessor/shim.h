// What Swift has no word for: telling the processor what memory is read soon, and what is not.
#ifndef FLOATDESKTOP_CPROCESSOR_SHIM_H
#define FLOATDESKTOP_CPROCESSOR_SHIM_H

// A hint. Any address will do, one that nothing lies at as well.
static inline void processor_prefetch(const void *address) { __builtin_prefetch(address); }

typedef unsigned processor_four __attribute__((ext_vector_type(4)));

// Writes past the caches; the address is a multiple of 16.
static inline void processor_store_past(void *address, processor_four value) {
  __builtin_nontemporal_store(value, (processor_four *)address);
}
#endif
