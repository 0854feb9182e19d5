// Almost every file of the program reads a file, writes one or says what is wrong with one: imported once, for all.
@_exported import FloatFiles
