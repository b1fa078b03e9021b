const [tab, lineFeed, verticalTab, formFeed, carriageReturn, space] = [0x09, 0x0a, 0x0b, 0x0c, 0x0d, 0x20]
const isBlank = (byte: number | undefined): boolean =>
  byte === space || byte === tab || byte === carriageReturn || byte === verticalTab || byte === formFeed

/** Yields the bytes to compare, without white space at the ends of lines and at the end. */
function* significantBytes(output: Uint8Array): Generator<number> {
  let lineFeeds = 0
  let blanksFrom = -1
  for (let at = 0; at < output.length; at++) {
    const byte = output[at]
    if (byte === undefined) return
    if (byte === lineFeed) {
      lineFeeds += 1
      blanksFrom = -1
    } else if (isBlank(byte)) {
      if (blanksFrom < 0) blanksFrom = at
    } else {
      for (; lineFeeds > 0; lineFeeds--) yield lineFeed
      if (blanksFrom >= 0) yield* output.subarray(blanksFrom, at)
      blanksFrom = -1
      yield byte
    }
  }
}

/**
 * Whether a program printed the expected output. Compares byte by byte, ignoring white space at the end of each line
 * and at the very end. So CRLF equals LF, because a carriage return before a line feed is white space at the end of a
 * line.
 */
export function sameOutput(actual: Uint8Array, expected: Uint8Array): boolean {
  if (actual.length === expected.length && Buffer.compare(actual, expected) === 0) return true
  const left = significantBytes(actual)
  const right = significantBytes(expected)
  for (;;) {
    const [one, other] = [left.next(), right.next()]
    if (one.done || other.done) return one.done === other.done
    if (one.value !== other.value) return false
  }
}
