import { interviewerPersonalities } from '@greenroom/shared/vocabulary'
import { plainWords } from '../../../reading/plainWords.ts'
import { phrases, type Slot, wordingsOf } from './phrases.ts'

const sentencesOfWords = (text: string): string[] => text.split(/(?<=[.?!])\s+|\n/).filter((each) => each.trim() !== '')

const lastOf = (wording: string): string => sentencesOfWords(wording).at(-1) ?? ''

/** Groups closing sentences that ask for the same thing. Slots that share a sentence share a group. */
function groupsOfWordings(): Set<string>[] {
  const groups: Set<string>[] = []
  for (const slot of Object.keys(phrases) as Slot[]) {
    const own = ['fair' as const, ...interviewerPersonalities].flatMap((each) =>
      wordingsOf(slot, each).toReversed().flat(),
    )
    const group = new Set(own.map(lastOf).filter(isFixed).map(plainWords))
    for (const other of groups.filter((each) => [...each].some((sentence) => group.has(sentence)))) {
      groups.splice(groups.indexOf(other), 1)
      for (const sentence of other) group.add(sentence)
    }
    groups.push(group)
  }
  return groups
}

/** Maps every closing sentence to its group's representative. */
const alike = new Map(
  groupsOfWordings().flatMap((group) => [...group].map((sentence) => [sentence, [...group][0]] as const)),
)

function isFixed(sentence: string): boolean {
  return sentence !== '' && !sentence.includes('{')
}

/**
 * Returns the interviewer's last message in neutral wording, so that a personality's phrasing doesn't influence how the
 * answer is read. Leaves text that isn't ours as it is.
 */
export function askedAlike(message: string): string {
  const sentences = sentencesOfWords(message)
  const last = alike.get(plainWords(sentences.at(-1) ?? ''))
  return last === undefined ? message : [...sentences.slice(0, -1), last].join(' ')
}
