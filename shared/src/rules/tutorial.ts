import type { ChatParticipant, Intent } from '../vocabulary/conversation.ts'

/**
 * How many tries a candidate has at each step of a tutorial. After the last, the interviewer gives the answer and moves
 * on.
 */
const triesAtAStep = 2

/** Progress through a tutorial: the settled steps, and the tries at the current one. */
export type Walked = { settled: number; tries: number }

const isTry = (intent: Intent | null): boolean =>
  intent === 'attempt_to_answer_question' ||
  intent === 'declare_not_knowing_answer' ||
  intent === 'request_for_hint' ||
  intent === 'request_to_skip'

/**
 * Updates the progress after a message with this judgement. An accepted answer settles the step, and so does the last
 * try.
 */
export function walkedAfter(
  { settled, tries }: Walked,
  said: { intent: Intent | null; accepted: boolean | null },
): Walked {
  if (said.accepted === true) return { settled: settled + 1, tries: 0 }
  if (!isTry(said.intent)) return { settled, tries }
  return tries + 1 < triesAtAStep ? { settled, tries: tries + 1 } : { settled: settled + 1, tries: 0 }
}

/** The fields of a message that affect the tutorial's progress. */
type Classified = {
  sender: ChatParticipant
  recipient: ChatParticipant
  interviewersClassificationOfCandidatesIntent?: Intent | null | undefined
  candidatesAnswerWasAccepted?: boolean | null | undefined
}

/** Counts a tutorial's progress from its messages. */
export const walkedIn = (aboutTutorial: readonly Classified[]): Walked =>
  aboutTutorial
    .filter(({ sender, recipient }) => sender === 'candidate' && recipient === 'interviewer')
    .reduce<Walked>(
      (walked, said) =>
        walkedAfter(walked, {
          intent: said.interviewersClassificationOfCandidatesIntent ?? null,
          accepted: said.candidatesAnswerWasAccepted ?? null,
        }),
      { settled: 0, tries: 0 },
    )
