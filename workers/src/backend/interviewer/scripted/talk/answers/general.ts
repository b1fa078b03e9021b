import type { GeneralAct } from '../../../../../reading/talk/talkActs.ts'
import { type AnswerTo, alone, thenBack } from './answer.ts'
import { wordAndStep } from './smallStep.ts'
import { answersToTask } from './task.ts'

/** Replies for when the candidate is clearly upset, in doubt or complaining, but it's unclear about what. */
export const answersInGeneral: Record<GeneralAct, AnswerTo> = {
  someFeeling: wordAndStep('feelingHeard'),
  someJoy: (_s, say) => thenBack(say('joyHeard')),
  someComplaint: (s, say) => (s.at === 'closing' ? thenBack(say('complaintAtTheEnd')) : alone(say('complaintHeard'))),
  someDoubt: (s, say) => alone(say(s.at === 'closing' ? 'doubtAtTheEnd' : 'doubtHeard')),
  someVerdict: (s, say) => thenBack(say(s.isPractice ? 'verdictInPractice' : 'verdictHeard')),
  someJob: (_s, say) => thenBack(say('jobHeard')),
  someAccident: (_s, say) => thenBack(say('accidentHeard')),
  someTask: (s, say, clause) => answersToTask.repeatLast(s, say, clause),
  someScope: (s, say) => thenBack(say(s.maySpeakOfCode ? 'scopeByText' : 'scopeIsYours')),
  unclear: (s, say) => alone(say(s.at === 'closing' ? 'unclearAtTheEnd' : 'unclearWhich')),
  someRule: (_s, say) => thenBack(say('ruleOfThumb')),
}
