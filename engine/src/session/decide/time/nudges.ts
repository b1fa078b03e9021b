import type { InterviewerPersonality } from '@greenroom/shared/vocabulary'

type Wordings = Record<InterviewerPersonality, readonly string[]>

/** What an interviewer says into a silence. None of it is a question, gives anything away, or judges. */
export const nudges: Wordings = {
  lenient: [
    'No hurry. Whenever you like, tell me what you are turning over in your mind; a half-finished thought is fine.',
    'I am still here. Tell me what you have so far, however rough it is.',
    'Say it as it comes, and we will sort it out together.',
    'You can think aloud with me. Begin with whatever you are looking at.',
  ],
  fair: [
    'Tell me what you are thinking, even where it is not finished.',
    'I cannot hear you think. Say aloud what you are weighing up.',
    'Let me know where you are with it.',
    'Take me along: say what you are looking at.',
  ],
  harsh: [
    'It has been quiet for a while. Tell me where you stand.',
    'Silence tells me nothing. Say what you are doing.',
    'I need to hear something. Put it into words.',
    'Say where you are.',
  ],
  demanding: [
    'Think aloud. I can only follow reasoning that I hear.',
    'Tell me precisely what you are deciding between.',
    'State where you are and what is missing.',
    'Name the next step and the reason for it.',
  ],
}

/** The same over a deck of statements, where one answers with a word and a number instead of thinking aloud. */
export const deckNudges: Wordings = {
  lenient: [
    'Take the statement once more in your own time. A low number is fine where you are not sure.',
    'Whenever you like. Not knowing is an answer too, and costs no strike.',
    'There is nothing clever to find here. Go by your first impression and give it a number.',
  ],
  fair: [
    'Whenever you are ready: true or false, and how sure you are.',
    'The statement still stands. An unsure answer with a low number counts as what it is.',
    'You can pass on this one, too; that is no strike.',
  ],
  harsh: [
    'True or false. Decide.',
    'This is meant to go quickly. Give me an answer, or say that you do not know.',
    'The statement will not change. Your answer, please.',
  ],
  demanding: [
    'I am waiting for a verdict and for how sure you are of it.',
    'Settle on one of the two, and put a number on your doubt.',
    'Commit to an answer, or pass.',
  ],
}
