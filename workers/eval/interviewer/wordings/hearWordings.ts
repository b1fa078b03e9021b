import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import { approachJudged, judgeCode } from '../../../src/reading/judgement/judgeCode.ts'
import { followUpKey, judgeInWords, mistakeKey, pointKey } from '../../../src/reading/judgement/judgeInWords.ts'
import type { Subject } from '../subject.ts'
import type { Wordings } from './wordings.ts'

/**
 * An utterance, whether it shows the point or mistake it was written for, and whether the product recognised that. A
 * mistake that was noticed counts as shown.
 */
export type HeardWording = {
  what: 'point' | 'follow-up' | 'mistake' | 'approach'
  name: string
  isShown: boolean
  text: string
  heardAs: 'shown' | 'contradicted' | 'not_understood'
}

/** Returns which points are recognised in each single utterance about a question. */
export function hearWordings(wordings: Wordings, { bank, spoken }: Subject): HeardWording[] {
  const name = wordings.id.split('/')[1] ?? wordings.id
  const [challenge, question] = [bank.get(name), spoken.get(name)]
  if (challenge !== undefined) return hearApproaches(wordings, challenge)
  if (question === undefined) throw new Error(`${wordings.id}: there is no such question`)
  return hearInWords(wordings, question)
}

/** Returns which points are recognised in plans for a challenge. A wrong plan that was noticed counts as shown. */
function hearApproaches({ id, approaches }: Wordings, challenge: Challenge): HeardWording[] {
  return approaches.flatMap(({ approach: name, shown, near }) => {
    const own = challenge.approaches.find((each) => each.name === name)
    if (own === undefined) throw new Error(`${id}: its page has no approach called “${name}”`)
    return [...shown.map((text) => ({ text, isShown: true })), ...near.map((text) => ({ text, isShown: false }))].map(
      ({ text, isShown }): HeardWording => {
        const adopted = approachJudged(judgeCode({ message: text, asked: '', taken: null }, challenge), challenge)
        const heardAs = adopted === own ? 'shown' : 'not_understood'
        return { what: 'approach', name, isShown, text, heardAs }
      },
    )
  })
}

/** Returns which points are recognised in each single utterance about a spoken question. */
function hearInWords({ id, points, claims, followUps, mistakes }: Wordings, question: SpokenQuestion): HeardWording[] {
  const indexIn = <Item>(items: readonly Item[], is: (item: Item) => boolean, name: string): number => {
    const index = items.findIndex(is)
    if (index < 0) throw new Error(`${id}: its page has nothing called “${name}”`)
    return index
  }
  const hear = (
    what: HeardWording['what'],
    name: string,
    tried: { shown: string[]; near: string[] },
    key: string,
    asked: string,
  ) =>
    [true, false].flatMap((isShown) =>
      (isShown ? tried.shown : tried.near).map((text): HeardWording => {
        const judged = judgeInWords({ message: text, asked }, question).find(({ point }) => point === key)
        const verdict = judged?.verdict ?? 'not_understood'
        const heardAs = what === 'mistake' && verdict === 'contradicted' ? 'shown' : verdict
        return { what, name, isShown, text, heardAs }
      }),
    )
  const named = [
    ...points.map(({ point, ...tried }) => ({ name: point, ...tried })),
    ...claims.map(({ claim, ...tried }) => ({ name: claim, ...tried })),
  ]
  return [
    ...named.flatMap(({ name, ...tried }) => {
      const key = pointKey(indexIn(question.points, ({ point }) => point === name, name))
      return hear('point', name, tried, key, '')
    }),
    ...followUps.flatMap(({ question: asked, ...tried }) => {
      const key = followUpKey(indexIn(question.followUps, (each) => each.question === asked, asked))
      return hear('follow-up', asked, tried, key, asked)
    }),
    ...mistakes.flatMap(({ mistake: name, ...tried }) => {
      const key = mistakeKey(indexIn(question.commonMistakes, ({ mistake }) => mistake === name, name))
      return hear('mistake', name, tried, key, '')
    }),
  ]
}
