import type { TestCaseOutcome } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './HiddenKinds.module.css'
import { hiddenKinds } from './ownRun.ts'
import { ResultGlyph } from './ResultFace.tsx'

/** Hidden cases: for each kind, how many pass and how many weren't run. Shows nothing else about them. */
export function HiddenKinds({ testCases }: { testCases: readonly TestCaseOutcome[] }) {
  const kinds = hiddenKinds(testCases)
  if (kinds.length === 0) return null
  return (
    <div className={clsx(ui.lineAbove, classes.kinds)}>
      <h3 className={clsx(ui.under8, ui.small)}>{texts.hiddenCases}</h3>
      <ul className={clsx(ui.flex, ui.wrap, ui.list, ui.text14, classes.list)}>
        {kinds.map(({ name, passed, notRun, total }) => (
          <li key={name} data-failed={passed < total}>
            <ResultGlyph
              verdict={passed === total ? 'ACCEPTED' : passed + notRun === total ? 'NOT_RUN' : 'WRONG_ANSWER'}
            />
            {name}{' '}
            <span className={ui.figures}>
              {passed}/{total}
              {notRun > 0 && `, ${texts.kindNotRun(notRun)}`}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
