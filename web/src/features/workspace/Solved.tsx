import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Solved.module.css'
import { workspaceTexts as texts } from './texts.ts'
import { useNeighbours, useOpenChallenge } from './useChallenge.ts'
import type { CostsField } from './useCosts.ts'
import type { View } from './views.ts'

/** Shown after a submission that passed every case: what to do next. */
export function Solved({
  challengeId,
  costs,
  onShow,
}: {
  challengeId: string
  costs: CostsField
  onShow: (view: View) => void
}) {
  const { next } = useNeighbours(challengeId, true)
  const { open, isOpening, problem } = useOpenChallenge()
  function stateCosts() {
    onShow('problem')
    requestAnimationFrame(() => document.getElementById('costs-time')?.focus())
  }
  return (
    <section
      className={clsx(ui.row, ui.wrap, ui.gap8, ui.fixed, ui.small, classes.solved)}
      aria-label={texts.solvedNext}
    >
      <p className={clsx(ui.grow, ui.flat, classes.words)}>
        <strong>{texts.solved}</strong> {texts.solvedNext}
      </p>
      {!costs.isSaid && (
        <Button size="xs" onClick={stateCosts}>
          {texts.stateCosts}
        </Button>
      )}
      <Button size="xs" onClick={() => onShow('editorial')}>
        {texts.readEditorial}
      </Button>
      {next === null ? (
        <Button size="xs" component={Link} to="/app/mockInterview">
          {texts.allChallenges}
        </Button>
      ) : (
        <Button size="xs" loading={isOpening} onClick={() => open(next.challengeId)}>
          {texts.nextChallenge}
        </Button>
      )}
      {problem !== null && <Problem w="100%">{problem}</Problem>}
    </section>
  )
}
