import type { Challenge } from '@greenroom/shared/content'
import { plainWords } from '../../src/reading/plainWords.ts'
import type { Chance } from './chance.ts'
import { topicOf } from './topics.ts'

/** Lines a candidate might say in a coding challenge, built from the answers its author expects. */

type Approach = Challenge['approaches'][number]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const asksAlready = /^(how|what|can|could|is|are|do|does|may|which|when)\b/

export const clarifying = ({ clarifications }: Challenge, { oneOf }: Chance): string => {
  const sign = oneOf(clarifications).signs[0] ?? 'empty input'
  return asksAlready.test(sign) ? `${capital(sign)}?` : `Before I begin: what about "${sign}", what holds for that?`
}

export const approachOf = ({ approaches }: Challenge, ...qualities: Approach['quality'][]): Approach | undefined =>
  approaches.find(({ quality }) => qualities.includes(quality))

const telling = ({ signs }: Approach): string => [...signs].sort((one, other) => other.length - one.length)[0] ?? ''

export const firstThought = ({ name }: Approach): string =>
  `A first thought, to have something that works, is this: ${name.charAt(0).toLowerCase()}${name.slice(1)}.`

export const proposing = (approach: Approach, { oneOf }: Chance): string =>
  oneOf([
    `My idea is ${approach.name}, so ${telling(approach)}. I would go through the input step by step and keep what the result needs.`,
    `I would do it with ${approach.name}. That means ${telling(approach)}, and I update the result as I go along.`,
    `Let me think of ${approach.name}: ${telling(approach)}. After each step the partial result is right, and at the end I return it.`,
  ])

/** The first complexity in the author's words: "O(n log T)" from "O(n log T), where T is …". */
const growth = (authored: string): string => /O ?\((?:[^()]|\([^()]*\))*\)/.exec(authored)?.[0] ?? authored

export const costOf = ({ complexity }: Challenge): string =>
  `The time is ${growth(complexity.time)} and the space is ${growth(complexity.space)}.`
export const wrongCost = 'I think it takes O(2^n) time and O(n!) space.'

const edgesOf = ({ edgeCases }: Challenge): string =>
  edgeCases
    .map(
      ({ question, idea }, index) =>
        `${index === 0 ? 'First I would try this' : 'Then this'}: ${question.replace(/\?$/, '').replace(/^What (if|happens when|does your \w+ do with) /i, '')}; there ${idea}.`,
    )
    .join(' ')

/**
 * Returns the author's good answer to the follow-up that was asked; a general answer if the interviewer asked something
 * else.
 */
const followUpOf = ({ followUps }: Challenge, words: string): string =>
  followUps.find(({ question }) => plainWords(words).includes(plainWords(question)))?.goodAnswer ??
  'I would keep the idea, and read the input in pieces that fit into memory.'

/** Returns a good answer to any question that the interviewer asks after the hand-in. */
export function answering(challenge: Challenge, words: string): string {
  switch (topicOf(words, challenge)) {
    case 'complexity':
      return costOf(challenge)
    case 'edge_case':
      return edgesOf(challenge)
    case 'follow_up':
      return followUpOf(challenge, words)
    case 'else':
    case null:
      return 'I would first write a test for the smallest input, and then look at the line that runs most often.'
  }
}

type Kind = 'optimal' | 'brute_force' | 'wrong'

/** An authored Python program of this kind, or of another kind if there is none. */
export function programOf({ solutions, wrongSolutions, programs }: Challenge, kind: Kind): string {
  const wrong = wrongSolutions.find(({ language }) => language === 'python')?.file
  const right = solutions.find((each) => each.language === 'python' && each.kind === kind)?.file
  const file = kind === 'wrong' ? wrong : right
  const text = programs[file ?? solutions.find(({ language }) => language === 'python')?.file ?? '']
  if (text === undefined) throw new Error('A challenge has no program in Python.')
  return text
}
