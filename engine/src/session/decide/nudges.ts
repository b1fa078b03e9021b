import type { InterviewerPersonality } from '@greenroom/shared'

/** What an interviewer says into a silence. None of it is a question, gives anything away, or judges. */
export const nudges: Record<InterviewerPersonality, readonly string[]> = {
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
