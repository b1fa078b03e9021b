import { presentable } from '@greenroom/shared/content'
import { type Intent, intents } from '@greenroom/shared/vocabulary'
import type { ChatRequestBody } from '@greenroom/shared/wire'
import { type Confusion, createConfusion } from './confusion.ts'
import type { Utterance, UtteranceSet } from './items.ts'
import { goal, percent, type Section, type Table } from './section.ts'
import type { Subject } from './subject.ts'

const leastMacroF1 = 0.95
const startedAt = Date.parse('2026-03-01T09:00:00Z')

export type Misheard = Utterance & { taken: Intent }
export type HeardIntents = { confusion: Confusion<Intent>; misheard: Misheard[] }

/** Sends each utterance as an answer to the interviewer's last question, and reads the intent from the reply. */
export async function hearIntents(utterances: readonly Utterance[], subject: Subject): Promise<HeardIntents> {
  const confusion = createConfusion(intents)
  const misheard: Misheard[] = []
  for (const utterance of utterances) {
    const response = await subject.answer('reply', requestOf(utterance, subject), startedAt + 60_000)
    const taken = response.interviewersClassificationOfCandidatesIntent ?? 'unknown'
    confusion.add(utterance.intent, taken)
    if (taken !== utterance.intent) misheard.push({ ...utterance, taken })
  }
  return { confusion, misheard }
}

/** The body the engine would send to get an answer to this utterance. */
function requestOf({ challenge: id, step, asked, said }: Utterance, { bank }: Subject): ChatRequestBody {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`An utterance speaks of ${id}, which is no challenge.`)
  const at = (seconds: number) => new Date(startedAt + seconds * 1_000).toISOString()
  return {
    chatHistory: [
      { sender: 'interviewer', recipient: 'candidate', timeSent: at(5), message: asked },
      { sender: 'candidate', recipient: 'interviewer', timeSent: at(30), message: said },
    ],
    candidatesCode: '',
    programmingLanguage: 'python',
    candidateName: 'Robin Vega',
    codingChallengeQuestion: presentable(challenge, 'python').challenge_description,
    interviewSettings: { interviewStage: 'on_site' },
    telephoneOrOnsitePhase: step,
    userId: 7,
    interviewContext: {
      challengeId: challenge.id,
      contentVersion: challenge.version,
      hintRung: 0,
      testResults: null,
      questionStartedAt: at(0),
    },
  }
}

/**
 * @param showMistakes lists the misread utterances of the practice set, but never of the held-out set, so that nobody
 * tunes the interviewer to it
 */
export function intentsSection(
  set: UtteranceSet,
  { confusion, misheard }: HeardIntents,
  { showMistakes }: { showMistakes: boolean },
): Section {
  const total = confusion.total()
  const macro = confusion.macroF1()
  return {
    title: `Intents, ${set} set`,
    how: `${total} utterances, each in reply to the interviewer's last message, in its step, with an empty editor. The intent is the one that the response names. ${
      set === 'held-out'
        ? 'The author of the set had not seen the classifier, and the classifier was never trained on it. We saw the score while building the classifier, but not the texts.'
        : 'This set may be read and used for training, so it says little about other people.'
    }`,
    // Only the held-out set has a goal, because we learn from the practice set.
    goals:
      set === 'practice'
        ? []
        : [goal(`macro-F1 of ${total} utterances`, `≥ ${leastMacroF1}`, macro.toFixed(3), macro >= leastMacroF1)],
    tables: [
      {
        title: `By intent: ${total - misheard.length} of ${total} as meant, macro-F1 ${macro.toFixed(3)}`,
        ...byIntent(confusion),
      },
      { title: 'The intended label (rows) and the recognised one (columns)', ...matrix(confusion) },
    ],
    notes:
      set === 'practice' && showMistakes
        ? misheard.map(
            ({ id, step, asked, said, intent, taken }) => `${id} ${step}: ${intent} → ${taken}: "${asked}" "${said}"`,
          )
        : [],
  }
}

const byIntent = ({ labels, scoresOf }: Confusion<Intent>): Table => ({
  head: ['intent', 'utterances', 'precision', 'recall', 'F1'],
  rows: labels.map((label) => {
    const { precision, recall, f1, support } = scoresOf(label)
    return [label, String(support), percent(precision), percent(recall), f1.toFixed(3)]
  }),
})

const short: Record<Intent, string> = {
  attempt_to_answer_question: 'attempt',
  declare_not_knowing_answer: 'not knowing',
  request_for_clarification: 'clarification',
  request_to_skip: 'skip',
  request_for_hint: 'hint',
  unrelated_question: 'unrelated',
  unknown: 'unknown',
}

const matrix = ({ labels, count }: Confusion<Intent>): Table => ({
  head: ['', ...labels.map((label) => short[label])],
  rows: labels.map((meant) => [short[meant], ...labels.map((taken) => String(count(meant, taken) || '·'))]),
})
