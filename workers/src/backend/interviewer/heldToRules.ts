import type { PointJudgement } from '@greenroom/shared/session'
import { wordCount } from '../../reading/plainWords.ts'
import { endsSentence, seemsClosed, sentencesIn } from '../../reading/sentences.ts'
import type { Objection, ProviderPiece } from './provider.ts'

/** What a reply is held to while it is spoken. */
export type SpeechRules = {
  /** Why a reply that goes so far may not be said, or null. `accepted` is null where nothing was accepted, or nothing is known yet. */
  faultOf(text: string, accepted: boolean | null): string | null
  /**
   * The same for the form of words that somebody finds for themselves; `accepted` is undefined while it is not decided. Missing where the
   * words are authored, as those of a stand-in always are.
   */
  formFaultOf?(text: string, accepted: boolean | null | undefined): string | null
  /** What a provider's judgement comes to; undefined while it decides something and is not there yet. */
  acceptedBy(judgement: boolean | null | undefined): boolean | null | undefined
  /** Plain words that break no rule, said where a reply did. */
  instead(): string
  /** Whether the rules can only be applied to the whole of it. */
  onlyAsWhole: boolean
  /** More words than that are too many in one sentence. */
  maxWords: number
}

/**
 * What a reply came to. `points` is what its provider judged point by point, null where it did not. `rest` is what of the message was not
 * passed on before; null where the message takes the place of what was. `fault` is the rule by which it was replaced, or cut short;
 * `isTrimmed` where the message is the beginning of what was said.
 */
export type Said = {
  message: string
  rest: string | null
  accepted: boolean | null
  points: readonly PointJudgement[] | null
  fault: string | null
  isTrimmed: boolean
}

/** Speech that is held to the rules, sentence by sentence: a pure account of what may be passed on, and when. */
export type HeldToRules = {
  /** Takes in what a provider says, and returns what may be passed on now. */
  hear(piece: ProviderPiece): string
  /** Nothing came for a moment: what seems to be a whole sentence is taken for one. */
  pause(): string
  /** Whether it may be a sentence that the provider is at the end of. */
  mayBeClosed(): boolean
  /** The rule that was broken, and what is to come of it; null where none was. */
  objection(): Objection | null
  /** Whether all that was said has been passed on, and the provider has told that it was all. */
  isWhole(): boolean
  hasShown(): boolean
  end(): Said
}

export function heldToRules(rules: SpeechRules): HeldToRules {
  /** Passed on. */
  let said = ''
  /** Whole sentences that wait for the judgement. */
  let waiting = ''
  /** The sentence that is being spoken. */
  let open = ''
  let judgement: boolean | null | undefined
  let points: readonly PointJudgement[] | null = null
  let fault: string | null = null
  let successor: { note: string | null; isAfresh: boolean; words: string } | null = null
  let isOver = false
  let isSecondTry = false

  /** Moves what may be said from `waiting` to `said`: all of it, else the sentences before the one that breaks a rule. */
  function release(isLast: boolean): string {
    if (fault !== null || waiting === '' || (rules.onlyAsWhole && !isLast)) return ''
    const accepted = rules.acceptedBy(isLast ? (judgement ?? null) : judgement)
    const faultWith = (more: string) => faultIn(joined(said, more), accepted) ?? (hasTitle(more) ? 'markdown' : null)
    const before = said
    const atOnce = rules.onlyAsWhole || faultWith(waiting) === null
    for (const part of atOnce ? [waiting] : sentencesIn(waiting)) {
      const found = faultWith(part)
      // What is praised too early may turn out to be earned, once the judgement is there.
      if (found === 'unearned_praise' && accepted === undefined) break
      if (found !== null) {
        fault = found
        break
      }
      waiting = waiting.slice(part.length)
      said = joined(said, part)
    }
    return said.slice(before.length)
  }

  /** Whether found words have a line that ends like no sentence, with more to come: a title, or what leads to a list. */
  const hasTitle = (text: string): boolean =>
    rules.formFaultOf !== undefined &&
    !isOver &&
    sentencesIn(text).some((part) => part.trim() !== '' && !endsSentence(part))

  const faultIn = (text: string, accepted: boolean | null | undefined): string | null =>
    rules.faultOf(text, accepted ?? null) ?? rules.formFaultOf?.(text, accepted) ?? null

  /** Whether what was said is a reply, with a fault after it: it has asked something, or it is long enough. */
  const isRounded = (): boolean => said !== '' && (said.includes('?') || fault === 'too_long')

  function repaired(accepted: boolean | null): Pick<Said, 'message' | 'rest' | 'isTrimmed'> {
    const words = rules.instead()
    if (said === '') return { message: words, rest: words, isTrimmed: false }
    const both = `${said} ${words}`
    const isAlone = isRounded() || rules.faultOf(both, accepted) !== null
    return isAlone
      ? { message: said, rest: '', isTrimmed: true }
      : { message: both, rest: ` ${words}`, isTrimmed: false }
  }

  /** Goes on from whole sentences that were said where the two make one reply; else the successor's words take its place. */
  function succeeded({ note, isAfresh, words }: NonNullable<typeof successor>): Said {
    const accepted = rules.acceptedBy(judgement ?? null) ?? null
    const whole = words.trim()
    const told = note === null ? whole : `${note} ${whole}`
    const judged = { accepted, points, isTrimmed: false }
    if (endsSentence(said) && !isAfresh && rules.faultOf(`${said} ${whole}`, accepted) === null)
      return { message: `${said} ${told}`, rest: ` ${told}`, fault: null, ...judged }
    const found = rules.faultOf(whole, accepted)
    const message = found === null ? told : rules.instead()
    return { message, rest: said === '' ? message : null, fault: found, ...judged }
  }

  function take(text: string): string {
    open += text
    const sentences = sentencesIn(open)
    // What is too long is so before it ends.
    const unfinished = wordCount(sentences.at(-1) ?? '') > rules.maxWords ? '' : (sentences.pop() ?? '')
    waiting += sentences.join('')
    open = unfinished
    return release(false)
  }

  function close(): string {
    isOver = true
    waiting += open
    open = ''
    const more = release(false)
    if (fault === null && said === '' && waiting.trim() === '') fault = 'empty'
    return more
  }

  return {
    hear(piece) {
      switch (piece.type) {
        case 'judgement':
          judgement = piece.candidatesAnswerWasAccepted
          points = piece.points ?? null
          return successor === null ? release(false) : ''
        case 'takeover':
          successor = { note: piece.note, isAfresh: piece.isAfresh, words: '' }
          judgement = undefined
          points = null
          fault = null
          return ''
        case 'again':
          isSecondTry = true
          isOver = false
          fault = null
          waiting = ''
          open = ''
          return ''
        case 'end':
          return successor === null ? close() : ''
        case 'text':
          if (successor === null) return take(piece.text)
          successor.words += piece.text
          return ''
      }
    },
    pause() {
      if (successor !== null) return ''
      waiting += open
      open = ''
      return release(false)
    },
    mayBeClosed: () => successor === null && fault === null && seemsClosed(open),
    objection() {
      if (fault === null || successor !== null) return null
      if (isRounded()) return { rule: fault, wants: 'stop' }
      return { rule: fault, wants: said === '' && !isSecondTry ? 'again' : 'standIn' }
    },
    isWhole: () => isOver && fault === null && waiting.trim() === '',
    hasShown: () => said !== '',
    end() {
      if (successor !== null) return succeeded(successor)
      waiting += open
      open = ''
      const last = release(true)
      const accepted = rules.acceptedBy(judgement ?? null) ?? null
      if (fault === null && said === '') fault = 'empty'
      if (fault === null) return { message: said, rest: last, accepted, points, fault, isTrimmed: false }
      const { message, rest, isTrimmed } = repaired(accepted)
      return { message, rest: last + rest, accepted, points, fault, isTrimmed }
    },
  }
}

/** One text after the other, without white space at the beginning or the end of the whole. */
const joined = (before: string, after: string): string => (before + after).trim()
