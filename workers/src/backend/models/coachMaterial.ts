import { pointsIn } from '../../reading/pointsIn.ts'
import { approachIn, mistakeInWords } from '../../reading/recognise.ts'
import { simplificationsIn } from '../coach/code/simplifications.ts'
import type { CoachMoment, CoachTask } from '../coach/provider.ts'
import { caseToTry, suspicionsIn } from '../coach/scripted/bugs.ts'
import { isSayable, sayHelpIn, wasHeard } from '../coach/scripted/compose.ts'
import { improvementsIn, inPairs } from '../coach/scripted/simplify.ts'
import { candidateWords } from '../interviewer/scripted/conversation.ts'
import { listed, partsAsText } from './momentText.ts'

/** The tasks in which a model may help. Hints aren't among them, because those use the author's exact words. */
export type HelpByModel = Exclude<CoachTask, 'hint'>

const maxFindings = 4

/**
 * Builds the material for a language model's help: the findings in the code, and the authored material that we may say
 * now. Contains nothing that would break a rule, so nobody can coax such things out of the model.
 */
export function coachMaterialFor(moment: CoachMoment, task: HelpByModel): string {
  return partsAsText([...ofTheTask(moment), ...forHelp(moment, task)])
}

/** Returns the texts that may be said on their own and haven't been yet. */
const open = (moment: CoachMoment, texts: readonly (string | null)[]): string[] =>
  [...new Set(texts)]
    .flatMap((text) => (text === null || wasHeard(moment, text) || !isSayable(moment, text) ? [] : [text]))
    .slice(0, maxFindings)

function ofTheTask(moment: CoachMoment): (string | null)[] {
  const { challenge, spoken, hintRung } = moment.turn
  const material = challenge ?? spoken
  const facts = material?.clarifications.map(({ answer }) => answer) ?? []
  return [
    listed(
      'Facts that you tell when they are asked for:',
      facts.filter((fact) => isSayable(moment, fact)),
    ),
    listed('Hints that the candidate was given already:', material?.hints.slice(0, hintRung) ?? []),
  ]
}

function forHelp(moment: CoachMoment, task: HelpByModel): (string | null)[] {
  if (task === 'clarification') return [card(moment)]
  if (moment.turn.spoken !== null) return inWords(moment)
  switch (task) {
    case 'message':
      return [leadsAstray(moment), ...places(moment)]
    case 'bugs':
    case 'debug':
      return places(moment)
    case 'simplify':
      return [simpler(moment)]
    case 'improve':
      return [better(moment)]
    case 'feedback':
      return [leadsAstray(moment), ...places(moment), better(moment)]
  }
}

const card = ({ card: shown }: CoachMoment): string | null =>
  shown === null
    ? null
    : `A card on the topic: ${shown.label}. ${shown.card} One notices that it matters by this: ${shown.noticedBy}.`

function places(moment: CoachMoment): (string | null)[] {
  if (moment.isUntouched) return []
  const say = sayHelpIn(moment)
  const found = suspicionsIn(moment, say).map(({ text }) => text)
  const slow = moment.turn.testResults?.firstFailureStatus === 'TIME_LIMIT_EXCEEDED' ? inPairs(moment, say) : null
  return [
    listed(
      'A reading of the code, which may be wrong, stops at these places, the surest first:',
      open(moment, [slow, ...found]),
    ),
    listed('A case to try:', open(moment, [caseToTry(moment, say)])),
  ]
}

const simpler = (moment: CoachMoment): string | null =>
  listed(
    'A reading of the code, which may be wrong, found these to be simpler:',
    open(
      moment,
      simplificationsIn(moment.code).map(({ text }) => text),
    ),
  )

const better = (moment: CoachMoment): string | null =>
  moment.isUntouched
    ? null
    : listed(
        'A reading of the code, which may be wrong, would look at these:',
        open(moment, improvementsIn(moment, sayHelpIn(moment))),
      )

/**
 * Returns the author's question about the candidate's idea, if the idea is wrong. Leaves any other idea to the
 * interviewer's judgement.
 */
function leadsAstray(moment: CoachMoment): string | null {
  const { challenge, message } = moment.turn
  if (challenge === null) return null
  const words = candidateWords(moment.turn).join('\n')
  const approach = approachIn(message, challenge) ?? approachIn(words, challenge)
  const astray = approach?.quality === 'wrong' || approach?.quality === 'brute_force' ? approach.response : null
  const mistake = mistakeInWords(words, challenge)?.nudge ?? null
  return listed('To what the candidate proposes one might say:', open(moment, [astray, mistake]))
}

/** Says how complete the answer to a spoken question is, but not what is missing. */
function inWords(moment: CoachMoment): (string | null)[] {
  const { spoken } = moment.turn
  if (spoken === null) return []
  const words = candidateWords(moment.turn).join('\n')
  const made = pointsIn(words, spoken)
  return [
    'There is no program here: the question is answered in words.',
    listed(
      'Points of a good answer that the candidate has made:',
      made.map(({ point }) => point),
    ),
    `There are ${spoken.points.length} points in all. Those that are missing you do not know.`,
    listed('Something is amiss in what was said:', open(moment, [mistakeInWords(words, spoken)?.nudge ?? null])),
  ]
}
