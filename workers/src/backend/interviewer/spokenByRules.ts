import { type Hearing, hearingOf } from './hearing.ts'
import { type HeldToRules, heldToRules, type Said, type SpeechRules } from './heldToRules.ts'
import type { Listener, ProviderPiece } from './provider.ts'

/** If no piece arrives for this long, in ms, any text that looks like a whole sentence counts as one. */
const pauseMs = 20

export type SpokenBy = {
  reply(signal: AbortSignal, listener: Listener): AsyncIterable<ProviderPiece>
  rules: SpeechRules
  /** Whether the provider listens to objections. If it doesn't, a reply that breaks a rule is aborted. */
  heedsListener: boolean
  /** Called with each rule the reply breaks. */
  onFault?: (fault: string) => void
}

/** Lets a provider speak as long as it keeps the rules. Yields the text that may be shown, and returns the outcome. */
export async function* spokenByRules(
  { reply, rules, heedsListener, onFault = () => {} }: SpokenBy,
  signal: AbortSignal,
): AsyncGenerator<string, Said> {
  const enough = new AbortController()
  const speech = heldToRules(rules)
  const hearing = hearingOf(speech.hasShown)
  const pieces = reply(AbortSignal.any([signal, enough.signal]), hearing.listener)[Symbol.asyncIterator]()
  try {
    for (let next = pieces.next(); ; ) {
      const piece = speech.mayBeClosed() ? await orPause(next) : await next
      if (piece !== null && piece.done === true) break
      const text = piece === null ? speech.pause() : speech.hear(piece.value)
      if (piece?.value.type === 'again') hearing.startOver()
      if (tell(speech, hearing, onFault) && !heedsListener) {
        if (text !== '') yield text
        break
      }
      if (piece !== null) {
        // Only ask for the next piece now, because the provider checks for objections before it continues.
        next = pieces.next()
        // This promise is awaited above, unless the reply ends first. Without a handler, a rejection would then go
        // unhandled.
        next.catch(() => {})
      }
      if (text !== '') yield text
    }
  } finally {
    enough.abort(new Error('nothing more is wanted'))
    hearing.close()
    await pieces.return?.()
  }
  const said = speech.end()
  if (said.fault !== null && hearing.listener.objection() === null) onFault(said.fault)
  if (said.rest !== null && said.rest !== '') yield said.rest
  return said
}

/** Tells the provider whether its reply has kept the rules so far. Returns whether there is an objection. */
function tell(speech: HeldToRules, hearing: Hearing, onFault: (fault: string) => void): boolean {
  const objection = speech.objection()
  if (objection === null) {
    if (speech.isWhole()) hearing.approve()
    return false
  }
  if (hearing.listener.objection() === null) {
    hearing.object(objection)
    onFault(objection.rule)
  }
  return true
}

/** Returns the next piece; null if that takes longer than the pause. */
async function orPause<Piece>(next: Promise<Piece>): Promise<Piece | null> {
  const { promise: pause, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, pauseMs, null)
  try {
    return await Promise.race([next, pause])
  } finally {
    clearTimeout(timer)
  }
}
