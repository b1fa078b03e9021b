import type { DesignPhase } from '../rules/designRound.ts'
import type { InterviewerPersonality } from '../vocabulary/interview.ts'

/** A part in which an interviewer may break a silence; `drawn` if the board isn't empty. */
type Part = Exclude<DesignPhase, 'depth'> | 'drawn'
type Wording = Record<InterviewerPersonality, string>

/** The interviewer's suggestion for a part of a design after a silence. None gives the answer away. */
export const partNudges: Record<Part, Wording> = {
  requirements: {
    lenient: 'Start anywhere: tell me one thing a user does with it.',
    fair: 'For the requirements: name the two or three things it must do.',
    harsh: 'I need the requirements. Name what it must do.',
    demanding: 'Requirements first: what it must do, and what’s out of scope.',
  },
  estimates: {
    lenient: 'A rough guess is fine: say how many requests per second you expect.',
    fair: 'For the numbers: give me requests per second, even as a rough guess.',
    harsh: 'I need a number. Start with requests per second.',
    demanding: 'Give me two numbers: requests per second, and bytes stored per day.',
  },
  interface: {
    lenient: 'Take one call you’re sure of. Say what goes in and out.',
    fair: 'For the interface: name the main call, and what goes in and out.',
    harsh: 'I need the calls. Name the main one.',
    demanding: 'Name each call, its fields, and what it returns.',
  },
  data: {
    lenient: 'Pick one thing you have to store, and tell me its key.',
    fair: 'For the data: name what you store, and how you look it up.',
    harsh: 'I need the data. Tell me what you store, and under which key.',
    demanding: 'Name each record, its key, and who reads it.',
  },
  architecture: {
    lenient: 'Draw one box to start, or just tell me where a request comes in.',
    fair: 'For the architecture: draw where a request goes first, or tell me.',
    harsh: 'I need the architecture. Draw the path of one request.',
    demanding: 'Take one request and show me every part it passes through.',
  },
  drawn: {
    lenient: 'I can see your board. Walk me through it, one box at a time.',
    fair: 'I can see your board. Follow one request through it for me.',
    harsh: 'I can see boxes. Tell me what happens between them.',
    demanding: 'Follow one request through your board, and say what each box does.',
  },
}
