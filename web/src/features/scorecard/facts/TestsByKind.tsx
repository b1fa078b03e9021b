import { isJudged, type TestCaseOutcome } from '@greenroom/shared/session'
import { IconCheck, IconX } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { type HandIn, toldOf } from '../../../parts/replay/handIns.ts'
import { hiddenKinds } from '../../../parts/runs/ownRun.ts'
import ui from '../../../ui/primitives.module.css'
import { elapsedOf } from '../../../ui/time.ts'
import { scorecardTexts } from '../texts.ts'
import classes from './TestsByKind.module.css'

const texts = scorecardTexts.facts

/** Above this many kinds, only those with a failure get a row, and at most this many. */
const maxKinds = 6

type Count = { passed: number; total: number }
const passes = ({ passed, total }: Count): boolean => passed === total
const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  total: counts.reduce((sum, { total }) => sum + total, 0),
})

/** Groups the cases: those in the statement, and the hidden ones by kind. */
function kindsOf(testCases: readonly TestCaseOutcome[]) {
  const examples = testCases.filter((each) => !each.hidden && isJudged(each))
  const passed = examples.filter(({ status }) => status === 'ACCEPTED').length
  return [
    ...(examples.length === 0 ? [] : [{ name: texts.examples, passed, total: examples.length }]),
    ...hiddenKinds(testCases),
  ]
}

/** How many small inputs were checked for a wrong result. */
const searchedIn = ({ facts }: HandIn) =>
  facts === null || facts.searched === 0
    ? []
    : [{ name: texts.searched, passed: facts.searched - facts.wrong, total: facts.searched }]

/** Tests passed per kind, for each handed-in version. */
export function TestsByKind(props: {
  /** The question's title, if there are several questions. */
  title: string | null
  handIns: readonly HandIn[]
}) {
  const shown = toldOf(props.handIns).map((handIn) => ({
    ...handIn,
    kinds: [...kindsOf(handIn.results?.testCases ?? []), ...searchedIn(handIn)],
  }))
  const all = [...new Set(shown.flatMap(({ kinds }) => kinds.map(({ name }) => name)))]
  if (all.length === 0) return null
  const failed = all.filter((name) =>
    shown.some(({ kinds }) => kinds.some((kind) => kind.name === name && !passes(kind))),
  )
  const hidden = all.filter((name) => name !== texts.examples && name !== texts.searched)
  const told = hidden.length > maxKinds ? hidden.filter((name) => failed.includes(name)).slice(0, maxKinds) : hidden
  const others = hidden.filter((name) => !told.includes(name))
  const rowOf = (name: string) => ({ name: name.charAt(0).toUpperCase() + name.slice(1), of: [name] })
  const rows = [
    ...all.filter((name) => name === texts.examples).map(rowOf),
    ...told.map(rowOf),
    ...(others.length === 0
      ? []
      : [{ name: told.length === 0 ? texts.allKinds(others.length) : texts.otherKinds(others.length), of: others }]),
    ...all.filter((name) => name === texts.searched).map(rowOf),
  ]
  return (
    <section>
      <h3 className={ui.under4}>
        {texts.testsByKind}
        {props.title !== null && `, ${props.title}`}
      </h3>
      <table className={clsx(ui.wide, ui.body, classes.table)}>
        <thead>
          <tr>
            <th scope="col">{texts.kind}</th>
            {shown.map(({ runId, atMs, counts }) => (
              <th key={runId} scope="col">
                {elapsedOf(atMs)}
                {counts && shown.length > 1 && ` ${texts.counts}`}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {shown.map(({ runId, kinds }) => {
                const sum = sumOf(kinds.filter((kind) => of.includes(kind.name)))
                const Glyph = passes(sum) ? IconCheck : IconX
                return (
                  <td key={runId} data-passes={passes(sum)}>
                    <Glyph size={16} stroke={2} aria-hidden="true" /> {texts.ofKind(sum.passed, sum.total)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
