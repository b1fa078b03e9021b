const word = 'judge?ment'
const lineStart = String.raw`\n[ \t*_>#"-]*`
const line = String.raw`${lineStart}${word} *[:=][^\n]*`

/** A mark in brackets wherever it is, or a line that is nothing else. */
const mark = new RegExp(String.raw`\[\s*${word}[^\]\n]*\]\**|${line}`, 'gi')
/** The same, and one that never came to its end. */
const lastMark = new RegExp(String.raw`\[\s*${word}[^\]\n]*\]\**|\[\s*${word}[^\]\n]*$|${line}`, 'gi')

const beginnings = Array.from('judgement', (_letter, index) => 'judgement'.slice(0, index + 1)).join('|')
/** The end of a text that may yet become a mark, or bold type: it is kept back until that is settled. */
const mayBecomeMark = new RegExp(
  String.raw`(\[[^\]\n]{0,60}|${lineStart}(${beginnings}|judgm\w{0,3}|${word} *([:=][^\n]{0,80})?)?|\*+)$`,
  'i',
)

/**
 * What a language model says without judgements like `[judgement: accepted]`, its own or the candidate's, repeated: words decide nothing.
 * Bold type goes too.
 */
export async function* withoutMarks(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  /** Begins with a line break, so that the first line is one like any other. */
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
