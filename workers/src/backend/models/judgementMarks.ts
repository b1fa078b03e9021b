const word = 'judge?ment'
const lineStart = String.raw`\n[ \t*_>#"-]*`
const line = String.raw`${lineStart}${word} *[:=][^\n]*`

/** A judgement mark, in brackets anywhere or alone on a line. */
const mark = new RegExp(String.raw`\[\s*${word}[^\]\n]*\]\**|${line}`, 'gi')
/** Like `mark`, but possibly unfinished. */
const lastMark = new RegExp(String.raw`\[\s*${word}[^\]\n]*\]\**|\[\s*${word}[^\]\n]*$|${line}`, 'gi')

const beginnings = Array.from('judgement', (_letter, index) => 'judgement'.slice(0, index + 1)).join('|')
/** The end of a text that may turn into a mark or bold type. It's held back until that is clear. */
const mayBecomeMark = new RegExp(
  String.raw`(\[[^\]\n]{0,60}|${lineStart}(${beginnings}|judgm\w{0,3}|${word} *([:=][^\n]{0,80})?)?|\*+)$`,
  'i',
)

/**
 * Strips judgements like `[judgement: accepted]` from a language model's text, because text must not decide anything.
 * The model may have written them itself or repeated the candidate. Strips bold type too.
 */
export async function* withoutMarks(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  /** Starts with a line break, so that the first line is treated like the others. */
  let kept = '\n'
  for await (const chunk of chunks) {
    kept += chunk
    const rest = mayBecomeMark.exec(kept)?.[0] ?? ''
    const settled = kept.slice(0, kept.length - rest.length)
    kept = rest
    const said = settled.replaceAll('**', '').replaceAll(mark, '')
    if (said !== '') yield said
  }
  const last = kept.replaceAll('**', '').replaceAll(lastMark, '')
  if (last !== '') yield last
}
