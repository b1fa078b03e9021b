import type { DesignPhase } from '../rules/designRound.ts'
import type { InterviewerPersonality } from '../vocabulary/interview.ts'

/** A part in which an interviewer may break a silence; `drawn` if the board isn't empty. */
type Part = Exclude<DesignPhase, 'depth'> | 'drawn'
type Wording = Record<InterviewerPersonality, string>

/** The interviewer's suggestion for a part of a design after a silence. None gives the answer away. */
export const partNudges: Record<Part, Wording> = {
  requirements: {
    lenient: 'Start anywhere. Tell me one thing people will use it for.',
    fair: 'First the requirements: tell me the two or three things it has to do.',
    harsh: 'I need the requirements. Tell me what it has to do.',
    demanding: 'Requirements first: what it has to do, and what’s out of scope.',
  },
  estimates: {
    lenient: 'A rough guess is fine. Tell me how many requests per second you expect.',
    fair: 'Now the numbers: tell me roughly how many requests per second you expect.',
    harsh: 'I need a number. Start with requests per second.',
    demanding: 'Give me two numbers: requests per second, and bytes stored per day.',
  },
  interface: {
    lenient: 'Pick one API call you’re sure of. Tell me what goes in and out.',
    fair: 'Now the interface: tell me the main call, and what goes in and out.',
    harsh: 'I need the API calls. Start with the main one.',
    demanding: 'Name each call, its fields, and what it returns.',
  },
  data: {
    lenient: 'Pick one thing you have to store, and tell me its key.',
    fair: 'Now the data: tell me what you store, and how you look it up.',
    harsh: 'I need the data. Tell me what you store, and under which key.',
    demanding: 'Name each record, its key, and what reads it.',
  },
  architecture: {
    lenient: 'Draw one box to start, or just tell me where a request comes in.',
    fair: 'Now the architecture: draw where a request goes first, or tell me.',
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
