import { Link } from 'react-router'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import classes from './TrialProblem.module.css'
import { homeTexts } from './texts.ts'

const texts = homeTexts.problem

/** Why the interview did not begin, and what there is to do about it. */
export function TrialProblem({ error }: { error: unknown }) {
  const isUsed = error instanceof ApiProblem && error.code === 'TRIAL_USED'
  return (
    <p className={classes.problem} role="alert">
      {isUsed ? error.detail : `${texts.notOpened} ${sentenceOf(error)}`}
      {isUsed && (
        <>
          {' '}
          <Link to="/signup" className={classes.link}>
            {texts.signUp}
          </Link>{' '}
          {texts.or}{' '}
          <Link to="/signin" className={classes.link}>
            {texts.signIn}
          </Link>
          . {homeTexts.usedUp.kept}
        </>
      )}
    </p>
  )
}
