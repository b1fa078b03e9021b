import { plainWords } from '../../../../reading/plainWords.ts'
import type { Said } from '../../../../reading/talk/readTalk.ts'
import type { TalkAct } from '../../../../reading/talk/talkActs.ts'
import type { Situation } from './situation.ts'

/** An act that the sentence model mistakes for a similar one, and the words that only this act has. */
type Confused = {
  taken: readonly TalkAct[]
  meant: TalkAct
  says: RegExp
  where?: (situation: Situation) => boolean
}

const confused: readonly Confused[] = [
  {
    taken: ['timeTotal', 'timeForThis', 'timeLeft', 'needsMinutes'],
    meant: 'shortOrLong',
    says: /\bhow long\b.*\b(story|answer|example|explanation|summary|intro)\b/,
  },
  {
    taken: ['whichDeeper', 'whereGoing', 'lost', 'whatNow', 'whichPart'],
    meant: 'repeatLast',
    says: /\b(did|do) you (want me|ask|mean)\b|\bwere you asking\b|\byour question\b|\byou asked\b/,
    where: ({ openQuestion }) => openQuestion !== '',
  },
  {
    taken: [
      ...(['hireMe', 'result', 'testMeansOut', 'howAmIDoing', 'relieved'] as const),
      ...(['answeredYou', 'checkCode', 'amIRight', 'scoreNow', 'feedback', 'someVerdict'] as const),
    ],
    meant: 'testResult',
    says: /\b(did|does|do|has|have|is|are)\b.*\b(pass(ed|es)?|green|fail(ed|s)?)\b|\bhow (did|does|is) (my|the|it)\b.*\b(code|solution|program|tests?|do|go)\b/,
    where: ({ turn, maySpeakOfCode }) => maySpeakOfCode && turn.testResults !== null,
  },
  {
    taken: ['anythingElseNeeded', 'nothingToAdd', 'isThatEnough'],
    meant: 'checkCode',
    says: /\b(you('d| would)?|should i|anything to) (change|improve|fix|do differently)\b/,
    where: ({ maySpeakOfCode }) => maySpeakOfCode,
  },
  {
    taken: [
      'mayAssume',
      'readRight',
      'checkWording',
      'whichReading',
      'repeatTask',
      'repeatLast',
      'someTask',
      'someScope',
    ],
    meant: 'scopeSize',
    says: /\b(limits?|constraints?|bounds?)\b|\bhow (many|big|large|long)\b.*\b(at most|at least|maximum|max|can|could|get)\b/,
    where: ({ maySpeakOfCode }) => maySpeakOfCode,
  },
  {
    taken: ['doingWell', 'greeting', 'howAreYou', 'wishMeLuck', 'acknowledges'],
    meant: 'goodbye',
    says: /\bhave a (good|nice|great|lovely)\b|\btake care\b|\bsee (you|ya)\b/,
  },
  {
    taken: ['mayProof', 'costWanted', 'writeTests', 'codeComments', 'proofOrCost', 'mayDraw'],
    meant: 'myOrder',
    says: /\b(can|may|could|should|shall|mind|ok|okay|fine)\b.*\b(at the end|afterwards?|later|last)\b/,
  },
]

/**
 * Returns a clause's act: usually the one the sentence model found. A few similar acts only differ by a word that the
 * model hardly considers.
 */
export function actMeant({ act, clause }: Said, situation: Situation): TalkAct {
  const text = plainWords(clause)
  const found = confused.find(
    ({ taken, says, where }) => taken.includes(act) && says.test(text) && (where?.(situation) ?? true),
  )
  return found?.meant ?? act
}
