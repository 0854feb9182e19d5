import Glibc

// Draws SVGs for FloatDesktop and turns the colours of its other pictures to sRGB, one picture after the other, until
// its input ends. A request is seven words of the machine's own byte order, then bytes. The words are what is to be done
// (`Request.Kind`), the picture's width and height in pixels, the first of the wanted rows and their number, the whole
// pixels that a drawing may be moved by to cover its frame (0: it fits inside instead), and the number of bytes. Straight
// pixels in ARGB follow where colours are to be turned. The answer is a word and, if that is 0, the rows' pixels, those
// of drawings premultiplied; otherwise the word is the length of the reason, which follows.

Limits.begin()
// A drawing is the same on all machines: the language of the machine's user would choose the parts with a `systemLanguage`,
// and the font of Chinese characters.
setenv("LC_ALL", "C", 1)
setenv("LANGUAGE", "en", 1)
var fonts = PreferredFonts()
while var request = Request.read() {
  if request.kind == .drawing, request.mayHaveText { fonts.use() }
  Limits.allowNextPicture()
  do throws(Failure) {
    if request.kind == .drawing {
      request.dropTypes()
      try Drawing(request).write()
    } else {
      try TurnedColors(request).write()
    }
  } catch {
    let reason = Array(error.reason.utf8)
    Channel.write([UInt32(reason.count)])
    Channel.write(reason)
  }
}
