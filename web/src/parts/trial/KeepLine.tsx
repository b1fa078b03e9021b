import { isUnkeptTrial } from '@greenroom/shared/rules'
import { Link } from 'react-router'
import { signUpToKeep } from '../../data/trial.ts'
import { useRoom } from '../room/roomContext.ts'
import classes from './KeepLine.module.css'
import { trialTexts } from './texts.ts'

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
