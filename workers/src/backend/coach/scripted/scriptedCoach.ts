import type { CoachMoment, CoachProvider } from '../provider.ts'
import { scanForBugs, suspicionsIn } from './bugs.ts'
import { clarifyTask } from './clarification.ts'
import { type SayHelp, sayHelpIn } from './compose.ts'
import { helpDebug } from './debugging.ts'
import { feedback } from './feedback.ts'
import { answerMessage } from './message.ts'
import { improve, simplify } from './simplify.ts'

/**
 * Creates the scripted coach. It works from the authored material, the candidate's code and its test results.
 */
export function scriptedCoach(): CoachProvider {
  return {
    name: 'scripted',
    async *help(moment) {
      yield { type: 'text', text: wordsFor(moment, sayHelpIn(moment)) }
    },
    findsNothing: (moment) => suspicionsIn(moment, sayHelpIn(moment)).length === 0,
    ready: async () => ({ ok: true, detail: 'scripted, needs nothing' }),
  }
}

function wordsFor(moment: CoachMoment, say: SayHelp): string {
  switch (moment.task) {
    case 'hint':
      // The next rung is given before a provider is called, so getting here means that none is left.
      return say('noHintsLeft')
    case 'clarification':
      return clarifyTask(moment, say)
    case 'feedback':
      return feedback(moment, say)
    case 'bugs':
      return scanForBugs(moment, say)
    case 'debug':
      return helpDebug(moment, say)
    case 'simplify':
      return simplify(moment, say)
    case 'improve':
      return improve(moment, say)
    case 'message':
      return answerMessage(moment, say)
  }
}
