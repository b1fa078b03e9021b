import { useSessionStorage } from '@mantine/hooks'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { trialDraftKey } from '../../data/trial.ts'
import ui from '../../ui/primitives.module.css'
import classes from './TrialProblem.module.css'
import { landingTexts } from './texts.ts'

const texts = landingTexts.problem

/** Explains why the interview didn't start, and what to do about it. */
export function TrialProblem({ error }: { error: unknown }) {
  const [words] = useSessionStorage({ key: trialDraftKey, defaultValue: '', getInitialValueInEffect: false })
  const isUsed = error instanceof ApiProblem && error.code === 'TRIAL_USED'
  return (
    <p className={clsx(ui.flat, ui.body, ui.bad, classes.problem)} role="alert">
      {isUsed ? error.detail : `${texts.notOpened} ${sentenceOf(error)}`}
      {isUsed && (
        <>
          {' '}
          <Link to="/signup" className={clsx(ui.medium, ui.oneLine, classes.link)}>
            {texts.signUp}
          </Link>{' '}
          {texts.or}{' '}
          <Link to="/signin" className={clsx(ui.medium, ui.oneLine, classes.link)}>
            {texts.signIn}
          </Link>
          .{words.trim() !== '' && ` ${landingTexts.usedUp.kept}`}
        </>
      )}
    </p>
  )
}
