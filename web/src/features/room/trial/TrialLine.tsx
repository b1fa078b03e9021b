import { isUnkeptTrial } from '@greenroom/shared/rules'
import { Link } from 'react-router'
import { useAccount } from '../../../data/account.ts'
import { signUpFromRoom } from '../../../data/trial.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { trialTexts as texts } from '../../../parts/trial/texts.ts'
import classes from './TrialLine.module.css'
import { useFirstWords } from './useFirstWords.ts'

/** Beside the ways on of a visitor's interview: for how long it is kept, and how it stays. */
export function TrialLine() {
  const sessionId = useRoom(({ state }) => (state !== null && isUnkeptTrial(state) ? state.sessionId : null))
  const isKnown = useAccount().status === 'signed_in'
  useFirstWords()
  if (sessionId === null) return null
  // The log says whose it is once the interview is over.
  if (isKnown) return <p className={classes.line}>{texts.isKept}</p>
  return (
    <p className={classes.line}>
      {texts.saved}{' '}
      <Link to={signUpFromRoom(sessionId)} className={classes.link}>
        {texts.create}
      </Link>{' '}
      {texts.toKeep}
    </p>
  )
}
