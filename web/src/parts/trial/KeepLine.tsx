import { isUnkeptTrial } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { signUpToKeep } from '../../data/trial.ts'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import classes from './KeepLine.module.css'
import { trialTexts } from './texts.ts'

/** Shown at the end of a visitor's interview: how to keep it. */
export function KeepLine() {
  const sessionId = useRoom(({ state }) => (state !== null && isUnkeptTrial(state) ? state.sessionId : null))
  if (sessionId === null) return null
  return (
    <p className={clsx(ui.body, ui.quiet, ui.lineAbove, classes.line)}>
      {trialTexts.day}{' '}
      <Link to={signUpToKeep(sessionId)} className={clsx(ui.accent, ui.medium)}>
        {trialTexts.offer}
      </Link>
    </p>
  )
}
