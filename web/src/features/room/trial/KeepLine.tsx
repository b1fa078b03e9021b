import { isUnkeptTrial } from '@greenroom/shared/rules'
import { Link } from 'react-router'
import { trialTexts } from '../../../app/trial/texts.ts'
import { signUpToKeep } from '../../../app/trial/trial.ts'
import { useRoom } from '../roomContext.ts'
import classes from './KeepLine.module.css'

/** At the end of a visitor's interview: how to keep it. */
export function KeepLine() {
  const sessionId = useRoom(({ state }) => (state !== null && isUnkeptTrial(state) ? state.sessionId : null))
  if (sessionId === null) return null
  return (
    <p className={classes.line}>
      {trialTexts.day}{' '}
      <Link to={signUpToKeep(sessionId)} className={classes.link}>
        {trialTexts.offer}
      </Link>
    </p>
  )
}
