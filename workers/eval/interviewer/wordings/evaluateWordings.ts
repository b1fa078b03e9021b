import { catalogueOf } from '../../../../engine/src/features/challenges/catalogue.ts'
import { scriptedProvider } from '../../../src/backend/interviewer/scripted/scriptedProvider.ts'
import { hearAnswers } from '../playAnswers.ts'
import { goal, none, percent, plainSection } from '../section.ts'
import { createSubject, type Subject } from '../subject.ts'
import { type HeardWording, hearWordings } from './hearWordings.ts'
import { partOf, type WordingPart, type Wordings, wordingsOf } from './wordings.ts'

export type WordingOptions = {
  /** The kind and folder of the only question to measure, or just the beginning of that. If missing, measures all. */
  only?: string | undefined
  part: WordingPart
  /** Prints the misread texts, but only from the part we may read. */
  mistakes: boolean
  print: (line: string) => void
}

/**
 * The goals for each question. `leastShown` is the minimum share of recognised texts among those that show a point.
 * `maxNear` is the maximum share among texts that only sound like they show it.
 */
const leastShown = 0.9
const maxNear = 0.05

/** Measures how well single points are recognised, question by question. Resolves to the number of missed goals. */
export async function evaluateWordings({ only, part, mistakes, print }: WordingOptions): Promise<number> {
  const subject = createSubject(scriptedProvider())
  let missed = 0
  const all: HeardWording[] = []
  const whole: WholeAnswer[] = []
  for (const wordings of wordingsOf(only)) {
    const heard = hearWordings(wordings, subject).filter(({ text }) => partOf(text) === part)
    all.push(...heard)
    const accepted = await acceptedOf(wordings, subject, part)
    whole.push(...accepted)
    const [unacceptable, right] = partition(accepted, isUnacceptable)
    const wrong = unacceptable.filter((each) => each.isAccepted)
    const refused = right.filter((each) => !each.isAccepted)
    const goals = [...goalsOf(heard), ...goalsOfWhole(accepted)]
    missed += goals.filter(({ met }) => !met).length
    const mayPrint = mistakes && part === 'read'
    const section = {
      ...{ title: `${wordings.id}, the part that is ${part}`, how: '', goals, tables: [tableOf(heard)] },
      notes: mayPrint
        ? [
            ...heard.flatMap(({ what, name, isShown, heardAs, text }) =>
              isShown === (heardAs === 'shown')
                ? []
                : [`${isShown ? 'missed' : 'wrongly heard'} (${heardAs}), ${what} “${name}”: ${text}`],
            ),
            ...wrong.map(
              ({ kind, missing, text }) => `accepted, ${kind}${missing === '' ? '' : ` (${missing})`}: ${text}`,
            ),
            ...refused.map(({ kind, text }) => `not accepted, ${kind}: ${text}`),
          ]
        : [],
    }
    for (const line of plainSection(section)) print(line)
  }
  for (const line of plainSection({
    ...{ title: `All together, the part that is ${part}`, how: '', tables: [], notes: [] },
    goals: [...goalsOf(all), ...goalsOfWhole(whole)],
  }))
    print(line)
  return missed
}

type WholeAnswer = { kind: string; isAccepted: boolean }

const isUnacceptable = ({ kind }: WholeAnswer): boolean => kind === 'wrong' || kind === 'partly'

function goalsOfWhole(answers: readonly WholeAnswer[]) {
  const [unacceptable, right] = partition(answers, isUnacceptable)
  const wrong = unacceptable.filter(({ isAccepted }) => isAccepted).length
  return [
    none('wrong or partly right answers that are accepted', wrong, unacceptable.length),
    ...(right.length === 0 ? [] : [rightGoal(right)]),
  ]
}

const rightGoal = (right: readonly { isAccepted: boolean }[]) => {
  const accepted = right.filter(({ isAccepted }) => isAccepted).length
  const share = accepted / right.length
  return goal(
    'right answers that are accepted',
    `≥ ${percent(leastShown)}`,
    `${accepted} of ${right.length}`,
    share >= leastShown,
  )
}

const partition = <Item>(items: readonly Item[], is: (item: Item) => boolean): [Item[], Item[]] => [
  items.filter(is),
  items.filter((item) => !is(item)),
]

const shareOf = (heard: readonly HeardWording[], isShown: boolean) => {
  const own = heard.filter((each) => each.isShown === isShown)
  const found = own.filter(({ heardAs }) => heardAs === 'shown').length
  return { found, count: own.length, share: own.length === 0 ? (isShown ? 1 : 0) : found / own.length }
}

function goalsOf(heard: readonly HeardWording[]) {
  const [shown, near] = [shareOf(heard, true), shareOf(heard, false)]
  return [
    goal(
      'shown, and heard',
      `≥ ${percent(leastShown)}`,
      `${percent(shown.share)} of ${shown.count}`,
      shown.share >= leastShown,
    ),
    goal(
      'only near it, and heard',
      `≤ ${percent(maxNear)}`,
      `${percent(near.share)} of ${near.count}`,
      near.share <= maxNear,
    ),
  ]
}

const tableOf = (heard: readonly HeardWording[]) => ({
  title: 'Point by point',
  head: ['what', 'shown, heard', 'near, heard', ''],
  rows: [...Map.groupBy(heard, ({ what, name }) => `${what}: ${name}`)].map(([name, own]) => {
    const [shown, near] = [shareOf(own, true), shareOf(own, false)]
    return [name.slice(0, 90), `${shown.found} of ${shown.count}`, `${near.found} of ${near.count}`]
  }),
})

/** Checks whether whole answers (right, wrong or incomplete) are accepted as first answers. */
async function acceptedOf({ id, right, wrong, partly }: Wordings, subject: Subject, part: WordingPart) {
  const whole = [
    ...right.map((each) => ({ ...each, missing: '' })),
    ...wrong.map((text) => ({ kind: 'wrong' as const, missing: '', text })),
    ...partly.map(({ text, missing }) => ({ kind: 'partly' as const, missing, text })),
  ].filter(({ text }) => partOf(text) === part)
  const setting = { subject, catalogue: catalogueOf(subject.bank, subject.spoken) }
  const heard = await hearAnswers([{ id, answers: whole }], setting)
  return whole.map((answer, index) => ({ ...answer, isAccepted: heard[index]?.accepted === true }))
}
