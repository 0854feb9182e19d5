import Glibc

// Draws SVGs for FloatDesktop, one after the other, until its input ends. A request is four words of the machine's own
// byte order, then the file's bytes: the picture's width and height in pixels, the whole pixels that it may be moved by
// to cover its frame (0: it fits inside instead), and the number of bytes. The answer is a word and, if that is 0, the
// picture's pixels in premultiplied ARGB; otherwise the word is the length of the reason, which follows.

Limits.begin()
PreferredFonts.use()
while let request = Request.read() {
  Limits.allowNextPicture()
  do throws(Drawing.Failure) {
    try Drawing(request).write()
  } catch {
    let reason = Array(error.reason.utf8)
    Channel.write([UInt32(reason.count)])
    Channel.write(reason)
  }
}
