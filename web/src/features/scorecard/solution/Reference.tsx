import { type ProgrammingLanguage, programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { QuestionSolution } from '@greenroom/shared/wire'
import { Button, NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { useMemo, useState } from 'react'
import { CodeView } from '../../../parts/replay/CodeView.tsx'
import { type CodeChange, changedLines, unchanged } from '../../../parts/replay/changedLines.ts'
import ui from '../../../ui/primitives.module.css'
import { scorecardTexts } from '../texts.ts'
import { missingIn, programsOf } from './programsOf.ts'
import classes from './Reference.module.css'

const texts = scorecardTexts.solution

/** If more of the lines differ than this, marking them doesn't help. */
const maxDifferent = 0.6

/**
 * A correct program with its cost. On request, shows the candidate's program next to it, with differing lines marked.
 */
export function Reference(props: {
  solutions: QuestionSolution['solutions']
  /** The candidate's language. */
  language: ProgrammingLanguage
  /** The latest hand-in, or null. */
  mine: string | null
  compared: boolean
  onCompare: (compared: boolean) => void
}) {
  const { solutions, language } = props
  const offered = programsOf(solutions)
  const [chosen, setChosen] = useState<number | null>(null)
  const { compared, onCompare } = props
  const own = offered.findIndex(({ program }) => program.programmingLanguage === language)
  const index = chosen ?? Math.max(0, own)
  const shown = offered[index]?.program
  const missing = missingIn(solutions, language)
  const code = shown?.code.trimEnd() ?? ''
  const mine = props.mine !== null && shown?.programmingLanguage === language ? props.mine.trimEnd() : null
  const differs = useMemo(() => (mine === null ? unchanged : marksOf(changedLines(mine, code), code)), [mine, code])
  if (shown === undefined) return null
  return (
    <>
      <div className={clsx(ui.row, ui.wrap, ui.lineBelow, classes.head)}>
        <h3 className={clsx(ui.flat, ui.body)}>
          {offered.length > 1
            ? texts.reference
            : `${texts.reference}, ${programmingLanguageLabels[shown.programmingLanguage]}`}
        </h3>
        {offered.length > 1 && (
          <NativeSelect
            aria-label={texts.program}
            size="xs"
            value={String(index)}
            data={offered.map(({ label }, at) => ({ value: String(at), label }))}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        )}
        {shown.time !== null && shown.space !== null && (
          <span className={clsx(ui.text14, ui.quiet, classes.costs)}>{texts.costs(shown.time, shown.space)}</span>
        )}
        {mine !== null && (
          <Button
            size="compact-sm"
            variant="subtle"
            className={classes.compare ?? ''}
            aria-pressed={compared}
            onClick={() => onCompare(!compared)}
          >
            {compared ? texts.compareNot : texts.compare}
          </Button>
        )}
      </div>
      {missing !== null && <p className={clsx(ui.flat, ui.text13, ui.quiet, classes.note)}>{missing}</p>}
      <div className={clsx(ui.grid, classes.programs)} data-compared={compared}>
        <CodeView
          code={code}
          language={shown.programmingLanguage}
          highlight={null}
          change={differs}
          label={texts.program}
        />
        {compared && mine !== null && (
          <div className={clsx(ui.grid, ui.lowers, ui.lineAbove, classes.mine)}>
            <h4 className={clsx(ui.flat, ui.text14, classes.caption)}>{texts.mine}</h4>
            <CodeView code={mine} language={language} highlight={null} label={texts.mine} />
          </div>
        )}
      </div>
      {differs.added.size > 0 && <p className={clsx(ui.flat, ui.text13, ui.quiet, classes.note)}>{texts.differs}</p>}
    </>
  )
}

/** Lines that differ from the candidate's; none if it's a completely different program. */
function marksOf({ added }: CodeChange, code: string): CodeChange {
  const isOther = added.size > maxDifferent * code.split('\n').length
  return isOther ? unchanged : { added, removedBefore: unchanged.removedBefore }
}
