import type { PointJudgement } from '@greenroom/shared/session'
import { wordCount } from '../../reading/plainWords.ts'
import { endsSentence, seemsClosed, sentencesIn } from '../../reading/sentences.ts'
import type { Objection, ProviderPiece } from './provider.ts'

/** The rules that apply to a reply while it is being spoken. */
export type SpeechRules = {
  /**
   * The rule that the reply so far breaks, or null. `accepted` is null if nothing was accepted or that isn't known yet.
   */
  faultOf(text: string, accepted: boolean | null): string | null
  /**
   * Like `faultOf`, but for the style of a provider's own wording. `accepted` is undefined while undecided. Left out if
   * the words are authored, as a fallback's always are.
   */
  formFaultOf?(text: string, accepted: boolean | null | undefined): string | null
  /** Returns whether a provider's judgement means accepted; undefined while the judgement is pending and matters. */
  acceptedBy(judgement: boolean | null | undefined): boolean | null | undefined
  /** Returns plain words that break no rule, to replace a reply that broke one. */
  instead(): string
  /** Whether the rules can only be applied to the whole reply. */
  onlyAsWhole: boolean
  /** The maximum number of words in one sentence. */
  maxWords: number
}

/**
 * The outcome of a reply. `points` is the provider's judgement point by point; null if there is none. `rest` is the
 * part of the message that hasn't been passed on yet; null if the message replaces the text that has. `fault` is the
 * rule for which the reply was replaced or cut short. `isTrimmed` means that the message is only the beginning of the
 * reply.
 */
export type Said = {
  message: string
  rest: string | null
  accepted: boolean | null
  points: readonly PointJudgement[] | null
  fault: string | null
  isTrimmed: boolean
}

/** Checks speech against the rules sentence by sentence, and decides what may be passed on and when. Pure. */
export type HeldToRules = {
  /** Takes a piece from the provider, and returns the text that may be passed on now. */
  hear(piece: ProviderPiece): string
  /** Call this when no piece has arrived for a moment. Anything that looks like a whole sentence then counts as one. */
  pause(): string
  /** Whether the provider may have reached the end of a sentence. */
  mayBeClosed(): boolean
  /** The rule the reply broke, and how to react; null if none was broken. */
  objection(): Objection | null
  /** Whether the provider is done and everything was passed on. */
  isWhole(): boolean
  hasShown(): boolean
  end(): Said
}

export function heldToRules(rules: SpeechRules): HeldToRules {
  /** The text passed on so far. */
  let said = ''
  /** Whole sentences that wait for the judgement before they are passed on. */
  let waiting = ''
  /** The sentence that isn't finished yet. */
  let open = ''
  let judgement: boolean | null | undefined
  let points: readonly PointJudgement[] | null = null
  let fault: string | null = null
  let successor: { note: string | null; isAfresh: boolean; words: string } | null = null
  let isOver = false
  let isSecondTry = false

  /** Moves sentences from `waiting` to `said`: all of them, or only those before the one that breaks a rule. */
  function release(isLast: boolean): string {
    if (fault !== null || waiting === '' || (rules.onlyAsWhole && !isLast)) return ''
    const accepted = rules.acceptedBy(isLast ? (judgement ?? null) : judgement)
    const faultWith = (more: string) => faultIn(joined(said, more), accepted) ?? (hasTitle(more) ? 'markdown' : null)
    const before = said
    const atOnce = rules.onlyAsWhole || faultWith(waiting) === null
    for (const part of atOnce ? [waiting] : sentencesIn(waiting)) {
      const found = faultWith(part)
      // Praise may come before the judgement that shows whether it was deserved.
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

  /**
   * Whether a provider's own wording has a line before the last that doesn't end like a sentence. Such a line is a
   * title, or the lead-in to a list.
   */
  const hasTitle = (text: string): boolean =>
    rules.formFaultOf !== undefined &&
    !isOver &&
    sentencesIn(text).some((part) => part.trim() !== '' && !endsSentence(part))

  const faultIn = (text: string, accepted: boolean | null | undefined): string | null =>
    rules.faultOf(text, accepted ?? null) ?? rules.formFaultOf?.(text, accepted) ?? null

  /**
   * Whether the text before a fault works as a reply, because it contains a question or the fault is only its length.
   */
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

  /**
   * Appends the fallback's words to the whole sentences so far, if together they make one reply. Otherwise the
   * fallback's words replace them.
   */
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
    // A sentence can exceed the limit before it has ended.
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

/** Joins two texts and trims the result. */
const joined = (before: string, after: string): string => (before + after).trim()
