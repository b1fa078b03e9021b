/**
 * Reads JSON from a stream, without the ends of its long texts: a run can print much more than anybody is shown.
 * Memory use depends on what is kept, not on what arrives.
 * @param mostCharacters a longer text is cut to this length
 */
export async function readBounded({ body }: Pick<Response, 'body'>, mostCharacters: number): Promise<string> {
  if (body === null) return ''
  const decoder = new TextDecoder()
  const cut = textCutter(mostCharacters)
  // As bytes, because a part of a string would keep the whole string in memory.
  const kept: Buffer[] = []
  for await (const chunk of body) kept.push(Buffer.from(cut(decoder.decode(chunk, { stream: true }))))
  kept.push(Buffer.from(cut(decoder.decode())))
  return Buffer.concat(kept).toString()
}

/** Cuts the long texts of a JSON document that arrives in parts. */
export function textCutter(mostCharacters: number): (part: string) => string {
  const special = /["\\]/g
  let isInText = false
  let length = 0
  /** The beginning of an escape, such as `\u00`, whose end has not arrived. */
  let unfinished = ''

  return (part) => {
    const json = unfinished + part
    unfinished = ''
    let kept = ''
    for (let at = 0; at < json.length; ) {
      if (!isInText) {
        const quote = json.indexOf('"', at)
        const end = quote < 0 ? json.length : quote + 1
        kept += json.slice(at, end)
        at = end
        isInText = quote >= 0
        length = 0
        continue
      }
      special.lastIndex = at
      const found = special.exec(json)?.index ?? json.length
      kept += json.slice(at, Math.min(found, at + mostCharacters - length))
      length = Math.min(mostCharacters, length + found - at)
      at = found
      if (json[at] === '"') {
        kept += '"'
        at += 1
        isInText = false
      } else if (at < json.length) {
        const escaped = json.slice(at, at + (json[at + 1] === 'u' ? 6 : 2))
        if (escaped.length < (escaped[1] === 'u' ? 6 : 2)) {
          unfinished = escaped
          break
        }
        if (length < mostCharacters) kept += escaped
        length = Math.min(mostCharacters, length + 1)
        at += escaped.length
      }
    }
    return kept
  }
}
