import { isUnkeptTrial } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useAccount } from '../../../data/account.ts'
import { signUpFromRoom } from '../../../data/trial.ts'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { trialTexts as texts } from '../../../parts/trial/texts.ts'
import ui from '../../../ui/primitives.module.css'
import classes from './TrialLine.module.css'
import { useFirstWords } from './useFirstWords.ts'

/** For a visitor's interview: how long it is stored, and how to keep it. */
export function TrialLine() {
  const sessionId = useRoom(({ state }) => (state !== null && isUnkeptTrial(state) ? state.sessionId : null))
  const isKnown = useAccount().status === 'signed_in'
  useFirstWords()
  if (sessionId === null) return null
  // Once the interview is over, the log says who it belongs to.
  if (isKnown) return <p className={clsx(ui.flat, ui.small, ui.quiet, classes.line)}>{texts.isKept}</p>
  return (
    <p className={clsx(ui.flat, ui.small, ui.quiet, classes.line)}>
      {texts.saved}{' '}
      <Link to={signUpFromRoom(sessionId)} className={clsx(ui.accent, ui.medium)}>
        {texts.create}
      </Link>{' '}
      {texts.toKeep}
    </p>
  )
}
