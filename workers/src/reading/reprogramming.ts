import { anyOf } from './anyOf.ts'
import { plainWords } from './plainWords.ts'

/** Attempts to reprogram the interviewer or to see its notes. */
const attempts = anyOf(
  /\b(ignore|forget|disregard|override|bypass) (all |any |everything |every )?(of )?(your |the |my |these |those |previous |prior |above |earlier )*(instructions?|rules?|prompts?|guidelines?|orders?|constraints? you|restrictions|you were told|above)/,
  /\b(system|hidden|initial|secret|original) (prompt|instructions?|message|notes)\b/,
  /\byou are (now|no longer|not an interviewer|free (from|of))\b/,
  /\b(pretend|act|behave|respond|roleplay|role play) (as|like|to be|that you|you)\b/,
  /\b(developer|debug|admin|god|dan|jailbreak|unrestricted|sudo) mode\b|\bjailbreak\b/,
  /\b(reveal|show|print|repeat|tell|give|share|output|leak)( me| us)? (all )?(of )?(your|the interviewer's|the hidden|the secret) (full |own |hidden |secret |internal )*(instructions?|prompt|notes|rubric|rules|guidelines|configuration|hidden tests?|tests?|test cases|score ?card)/,
  /\b(what|which) (are|is|were) your (exact |hidden |secret |system |initial |full )*(instructions|prompt|rules|guidelines|rubric)\b/,
  /\bfrom now on,? you\b|\bnew instructions?:|^system ?:|<\/?system>|\bmark (my|this) (answer|solution|approach) as (correct|accepted|right)|\b(set|make) candidatesanswerwasaccepted\b|\bgive me (a )?(full|top|maximum|perfect) (score|marks?|rating)\b/,
)

/** Whether a message tries to change who the interviewer is, or to see something hidden from candidates. */
export const isReprogramming = (message: string): boolean => attempts.test(plainWords(message))
