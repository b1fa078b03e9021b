import type { Challenge } from '@greenroom/shared/content'
import { isFreeRung } from '@greenroom/shared/rules'
import { approachJudged } from '../../reading/judgement/judgeCode.ts'
import { mistakesInCode } from '../../reading/recognise.ts'
import type { HintWords } from './hints.ts'
import { isShowable, seenDoing } from './inputBlock.ts'
import { askPrints } from './look.ts'
import type { Turn } from './provider.ts'
import { isUntouched, wasSaid } from './scripted/conversation.ts'
import type { Say } from './scripted/say.ts'

/**
 * Adapts a rung's text to the candidate's progress. If they haven't found the technique, they get the author's words.
 * If they have, the hint is about what's in their way. With code, that is its bug: first as a question and, on a rung
 * with a cap, as a failing input. Without code, it is an edge case.
 */
export function fittingHint(turn: Turn, { rung, text }: { rung: number; text: string }, say: Say): HintWords {
  const { challenge } = turn
  if (challenge === null || !hasTechnique(turn, challenge)) return { text }
  const isFree = isFreeRung(rung)
  const aCase = () => openCase(turn, challenge, say)
  if (!isUntouched(turn)) return (isFree ? null : byRunning(turn, say)) ?? nudge(turn, challenge) ?? aCase() ?? { text }
  const [, , example] = challenge.hints
  if (rung === 4 && example !== undefined && !wasSaid(turn, example)) return { text: example }
  // If the candidate knows the technique, the outline and the small example are still useful, but the name of the
  // technique isn't.
  return rung === 3 || rung === 5 ? { text } : (aCase() ?? { text })
}

/** Whether the candidate has described a technique that works, judging by their messages so far. */
const hasTechnique = ({ judged }: Turn, challenge: Challenge): boolean =>
  judged.some((judgement) => {
    const quality = approachJudged(judgement, challenge)?.quality
    return quality === 'optimal' || quality === 'acceptable'
  })

/** Asks what the code prints for an input it gets wrong or, if that was asked before, shows the output. */
function byRunning({ facts }: Turn, say: Say): HintWords | null {
  if (facts === null) return null
  const asked = askPrints(facts, say)
  if (asked !== null) return { text: asked.message, ...(asked.namedInput && { namedInput: asked.namedInput }) }
  const found = facts.counterexample
  return found === null || !isShowable(found.rows, found.prints)
    ? null
    : { text: `${seenDoing(found)}\n\n${say('hintOnBug')}` }
}

/** Returns the author's question about a mistake in the code; null if there is none left to ask. */
function nudge(turn: Turn, challenge: Challenge): HintWords | null {
  const seen = mistakesInCode(turn.codeAlone, challenge).find((mistake) => !wasSaid(turn, mistake.nudge))
  return seen === undefined ? null : { text: seen.nudge }
}

function openCase(turn: Turn, { edgeCases }: Challenge, say: Say): HintWords | null {
  const open = edgeCases.find(({ question }) => !wasSaid(turn, question))
  return open === undefined ? null : { text: say('hintOnCase', { question: open.question }) }
}
