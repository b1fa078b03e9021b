import { plainWords } from '../../../reading/plainWords.ts'

const names =
  'idiots?|morons?|imbeciles?|dumbass|asshole|bastard|bitch|loser|cretin|halfwit|dimwit|nitwit|dunce|clown|fool|retard(?:ed)?|scum'
const qualities =
  'stupid|dumb|idiotic|moronic|pathetic|worthless|useless|hopeless|incompetent|lazy|ridiculous|clueless|brainless|ignorant|embarrassing|an embarrassment|a joke|a disgrace|a waste of (?:my )?time|too slow for this'

/** Words that are only insults when aimed at a person: "a useless index" and "a dumb terminal" are fine. */
const insult = new RegExp(
  [
    String.raw`\b(?:${names})\b`,
    String.raw`\b(?:you|you are|you're|your (?:\w+ )?(?:answer|idea|plan|code|question|attempt|solution|english|work|brain) (?:is|was)|that(?: is|'s| was)|how|are you)\b(?: \w+){0,2} (?:${qualities})\b`,
    String.raw`\b(?:shut up|fuck\w*|shit\w*|screw you|get lost|go to hell|piss off|damn you|what is wrong with you|what's wrong with you)\b`,
    String.raw`\byou(?:'ll| will) never (?:be|become|make|get)\b|\beven a (?:child|kid|five[- ]year[- ]old|monkey)\b`,
    String.raw`\b(?:give up|quit) (?:coding|programming|on this career)\b|\bdo you even (?:know|code)\b`,
  ].join('|'),
)

/** Whether a text insults its recipient, or swears. */
export const isInsult = (text: string): boolean => insult.test(plainWords(text))
