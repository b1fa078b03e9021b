import type { ProviderPiece } from '../interviewer/provider.ts'

const word = 'judge?ment'
const lineStart = String.raw`\n[ \t*_>#"-]*`
const line = String.raw`${lineStart}${word} *[:=][^\n]*`

/** A mark in brackets wherever it is, or a line that is nothing else. */
const mark = new RegExp(String.raw`(\[\s*${word}[^\]\n]*\]\**|${line})`, 'i')
/** The same, and one that never came to its end. */
const lastMark = new RegExp(String.raw`(\[\s*${word}[^\]\n]*\]\**|\[\s*${word}[^\]\n]*$|${line})`, 'i')
const isMark = new RegExp(String.raw`^(\[\s*|${lineStart})${word}`, 'i')

const beginnings = Array.from('judgement', (_letter, index) => 'judgement'.slice(0, index + 1)).join('|')
/** The end of a text that may yet become a mark, or bold type: it is kept back until that is settled. */
const mayBecomeMark = new RegExp(
  String.raw`(\[[^\]\n]{0,60}|${lineStart}(${beginnings}|judgm\w{0,3}|${word} *([:=][^\n]{0,80})?)?|\*+)$`,
  'i',
)

function verdictIn(text: string): boolean | null {
  if (/\b(not|no|never|rejected|false|wrong)\b/i.test(text)) return false
  return /\b(accepted|true|yes)\b/i.test(text) ? true : null
}

/**
 * Takes the judgement out of what a language model writes: `[judgement: accepted]` before its words, or else after them. One in the midst
 * may be the candidate's, repeated: it is taken out and counts for nothing. Bold type goes too.
 */
export async function* withoutJudgement(chunks: AsyncIterable<string>): AsyncGenerator<ProviderPiece> {
  /** Begins with a line break, so that the first line is one like any other. */
  let kept = '\n'
  let hasSpoken = false
  let isJudged = false
  /** What was judged after the words so far. */
  let afterwards: boolean | null | undefined

  function* passOn(text: string, marks: RegExp): Generator<ProviderPiece> {
    for (const part of text.replaceAll('**', '').split(marks)) {
      if (isMark.test(part)) {
        const verdict = verdictIn(part)
        if (hasSpoken || isJudged) {
          afterwards = verdict
          continue
        }
        isJudged = true
        yield { type: 'judgement', candidatesAnswerWasAccepted: verdict }
      } else if (part !== '') {
        const isSpeech = part.trim() !== ''
        hasSpoken ||= isSpeech
        if (isSpeech) afterwards = undefined
        yield { type: 'text', text: part }
      }
    }
  }

  for await (const chunk of chunks) {
    kept += chunk
    const rest = mayBecomeMark.exec(kept)?.[0] ?? ''
    const settled = kept.slice(0, kept.length - rest.length)
    kept = rest
    yield* passOn(settled, mark)
  }
  yield* passOn(kept, lastMark)
  if (!isJudged && afterwards !== undefined) yield { type: 'judgement', candidatesAnswerWasAccepted: afterwards }
}
