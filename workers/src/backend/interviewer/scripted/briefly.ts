import type { Slot } from './phrases.ts'

/**
 * Used once a session has used up all wordings of a slot: two or three words that people do repeat. None of them is a
 * question, so the question before them stays open.
 */
export const briefly: Partial<Record<Slot, readonly string[]>> = {
  acknowledge: ['Go ahead.', 'I’m listening.', 'Your turn.', 'Over to you.'],
  acknowledgeCoding: ['Fine, continue.', 'Carry on.', 'I’m with you.'],
  acknowledgeFollowUp: ['I’m listening.', 'Go ahead.', 'Start anywhere.', 'Your turn.'],
  acknowledgeSpoken: ['I’m listening.', 'Go ahead.', 'Your turn.'],
  backOnTrack: ['Please go on.', 'Over to you.', 'Back to work.', 'Your turn.'],
  codingTalk: ['Go on.', 'I follow.', 'Carry on.'],
  followUpNoted: ['Okay.', 'Got it.', 'I see.', 'All right.', 'Thanks.'],
  followUpUnknown: ['All right.', 'That’s fine.', 'No problem.'],
  goOnThen: ['Please go on.', 'Carry on.'],
  hintNotPressed: ['Still no.', 'Not that way.'],
  ignored: ['No problem.', 'Already forgotten.', 'Gone.'],
  leaveItThere: ['That’s fine.', 'All right.'],
  moveOn: ['Next one.', 'Moving on.'],
  noHintsAfterCode: ['No hints here.', 'No hints now.', 'None, sorry.'],
  noHintsInExam: ['No hints, sorry.', 'None here.'],
  noMoreHints: ['No hints left.', 'None left, sorry.'],
  noScoreNow: ['Still no number.', 'No number yet.'],
  notBoredLong: ['Fair enough.', 'Quickly, then.'],
  notKnowing: ['Start small.', 'One step, then.', 'That’s fine.'],
  notKnowingWhileCoding: ['One line, then.', 'Start small.'],
  nothingToRun: ['Nothing runs here.', 'Only words here.'],
  onByFinished: ['Press I’m finished.', 'I’m finished, then.'],
  onByNext: ['Press Next question.', 'Next question, then.'],
  pause: ['Take your time.', 'I’ll wait.'],
  storyUnknown: ['Fair enough.', 'OK, no problem.'],
  thanksForSaying: ['Fair enough.', 'Thanks.'],
  thanksForThat: ['Thank you.', 'Thanks.'],
  toLastQuestion: ['Still open.', 'Back to it.', 'Over to you.', 'My question, then.'],
  toPlan: ['Your plan, then.', 'Over to you.'],
  unrelated: ['Not here.', 'Another time.', 'I’ll pass.', 'Still no.'],
}
