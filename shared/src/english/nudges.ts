import type { InterviewerPersonality } from '../vocabulary/interview.ts'

type Wordings = Record<InterviewerPersonality, readonly string[]>

/** An interviewer's words after a silence. None asks a question, gives anything away, or judges. */
export const nudges: Wordings = {
  lenient: [
    'No hurry. Tell me what you’re thinking, even if it’s half-finished.',
    'I’m still here. Tell me what you have so far, however rough.',
    'Just say it as it comes, and we’ll sort it out together.',
    'Think aloud if you like. Start with whatever you’re looking at.',
  ],
  fair: [
    'Tell me what you’re thinking, even if it’s not finished.',
    'I can’t follow your thinking yet. Tell me what you’re weighing up.',
    'Let me know where you are with it.',
    'Talk me through it: what you’re looking at, and why.',
  ],
  harsh: [
    'It’s been quiet for a while. Tell me how far you’ve got.',
    'I can’t judge silence. Tell me what you’re doing.',
    'I need to hear something. Put your thoughts into words.',
    'Tell me where you are with this.',
  ],
  demanding: [
    'Think aloud. I can only follow what I hear.',
    'Tell me exactly what you’re deciding between.',
    'Tell me how far you’ve got, and what’s missing.',
    'Tell me the next step, and the reason for it.',
  ],
}

/**
 * Like `nudges`, for a deck of statements: the candidate answers with a word and a number instead of thinking aloud.
 */
export const deckNudges: Wordings = {
  lenient: [
    'Read it once more in your own time. A low number is fine if you’re not sure.',
    'Take your time. Not knowing is an answer too, and it’s not a strike.',
    'There’s no trick here. Go with your first impression, and give me a number.',
  ],
  fair: [
    'Whenever you’re ready, say true or false and how sure you are.',
    'We’re still on that statement. If you’re unsure, just give me a low number.',
    'You can also pass on this one. That’s not a strike.',
  ],
  harsh: [
    'True or false. Decide.',
    'This is meant to be quick. Answer, or say you don’t know.',
    'I won’t reword the statement. I’m waiting for your answer.',
  ],
  demanding: [
    'I need your answer, and how sure you are of it.',
    'Pick true or false, and tell me how sure you are.',
    'Commit to an answer, or pass.',
  ],
}
