import { plainWords, wordCount } from '../plainWords.ts'

/**
 * Says something about the speaker. When people don't know, they say so in the first person, or with one of a few
 * phrases.
 */
const ofOneself =
  /\b(i|i'm|im|i've|i'd|i'll|me|my|mine|myself|idk|dunno|idea|clue|sorry|pass|blank|stuck|unsure|experience|beats|help|hint|skip|next|stupid|silly|ridiculous|nonsense|boring|waste|useless|annoying|pointless|whatever|question|interview)\b|\b(not sure|hard to say|who knows|(can't|couldn't) (say|tell|explain|remember|recall|think)|cannot (say|tell|count)|stumped|no (solution|reason)|(totally|completely|quite|a bit|really) lost|lost (here|now)|nothing comes|no (answer|memory)|never (seen|heard|done|used|learn\w*|worked|had|met|came|really)|too (hard|difficult|deep|much|advanced)|all greek|(don't|do not) (know|remember)|(doesn't|didn't) ring|forgot\w*|gone|not (familiar|really|at all))\b/

/** Words of denial. A statement without one never sounds like not knowing. */
const denial = /\b(not|never|nothing|nobody|none|neither|nor|no|nowhere|cannot|without)\b|n't\b/

/** The minimum number of words. Phrases such as “I don't know” are shorter. */
const fewestWords = 7

/**
 * Whether a message with a denial is about the question and not about the candidate: "The update does not match any
 * row, so somebody was faster". That is an answer, however many negations it has.
 */
export function statesTheMatter(message: string): boolean {
  const text = plainWords(message)
  return wordCount(text) >= fewestWords && !text.includes('?') && denial.test(text) && !ofOneself.test(text)
}
