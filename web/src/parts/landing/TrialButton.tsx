import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { roomOf, scorecardOf, useTrial } from '../../data/trial.ts'
import ui from '../../ui/primitives.module.css'
import classes from './TrialButton.module.css'
import { TrialProblem } from './TrialProblem.tsx'
import { landingTexts as texts } from './texts.ts'
import type { BeginTrial, Place } from './useBeginTrial.ts'

/**
 * The page's main button: starts or continues the five-minute interview. Sends people with an account to their own
 * page.
 */
export function TrialButton({
  place,
  trial: { begin, pendingAt, failure, isUsedUp },
}: {
  place: Place
  trial: BeginTrial
}) {
  const isKnown = useAccount().status === 'signed_in'
  const { data: mine } = useTrial()
  const arrow = <IconArrowRight size={18} stroke={1.6} aria-hidden="true" />
  const own = isKnown
    ? { to: '/app/interviewSelection', label: texts.choose, aside: texts.chooseAside }
    : mine && !mine.kept
      ? mine.phase === 'ENDED'
        ? { to: scorecardOf(mine.sessionId), label: texts.seeScorecard, aside: texts.keptForADay }
        : { to: roomOf(mine.sessionId), label: texts.goOn, aside: texts.goOnAside }
      : isUsedUp
        ? { to: '/signup', label: texts.usedUp.action, aside: texts.usedUp.title }
        : null
  return (
    <div className={clsx(ui.row, ui.wrap, classes.begin)}>
      {own ? (
        <Button component={Link} to={own.to} variant="filled" size="md" rightSection={arrow}>
          {own.label}
        </Button>
      ) : (
        <Button
          variant="filled"
          size="md"
          rightSection={arrow}
          loading={pendingAt === place}
          disabled={pendingAt !== null && pendingAt !== place}
          onClick={() => begin(place)}
        >
          {texts.start}
        </Button>
      )}
      <span className={clsx(ui.text15, ui.quiet)}>{own ? own.aside : texts.startAside}</span>
      {failure?.place === place && <TrialProblem error={failure.error} />}
    </div>
  )
}
