import type { TestCaseOutcome } from '@greenroom/shared/session'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './HiddenKinds.module.css'
import { hiddenKinds } from './ownRun.ts'
import { ResultGlyph } from './ResultFace.tsx'

/** Hidden cases: of each kind how many pass, and nothing else. */
export function HiddenKinds({ testCases }: { testCases: readonly TestCaseOutcome[] }) {
  const kinds = hiddenKinds(testCases)
  if (kinds.length === 0) return null
  return (
    <div className={classes.kinds}>
      <h3 className={classes.title}>{texts.hiddenCases}</h3>
      <ul className={classes.list}>
        {kinds.map(({ name, passed, total }) => (
          <li key={name} data-failed={passed < total}>
            <ResultGlyph verdict={passed === total ? 'ACCEPTED' : 'WRONG_ANSWER'} />
            {name}{' '}
            <span className={classes.count}>
              {passed}/{total}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
