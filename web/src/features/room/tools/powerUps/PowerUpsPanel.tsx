import { refusalTexts } from '@greenroom/shared/english'
import { isExam } from '@greenroom/shared/rules'
import { maxPowerUps } from '@greenroom/shared/session'
import type { PowerUp } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ApiProblem } from '../../../../data/api.ts'
import { ToolNote } from '../../../../parts/coach/ToolNote.tsx'
import { toolTexts } from '../../../../parts/coach/toolTexts.ts'
import { ConfirmDialog } from '../../../../parts/dialogs/ConfirmDialog.tsx'
import { useRoom } from '../../../../parts/room/roomContext.ts'
import { Problem } from '../../../../ui/Problem.tsx'
import ui from '../../../../ui/primitives.module.css'
import { PowerUpItem } from './PowerUpItem.tsx'
import classes from './PowerUpsPanel.module.css'
import { powerUpName } from './powerUpNames.ts'
import { isAtHand, type PowerUpView, powerUpViews } from './powerUpView.ts'
import { TimeWarpDialog } from './TimeWarpDialog.tsx'
import { useLearner } from './useLearner.ts'
import { useUsePowerUp } from './useUsePowerUp.ts'

const texts = toolTexts.powerUps

/** This session's power-ups: what each does and costs, and the outcome of those already used. */
export function PowerUpsPanel({ onCoach }: { onCoach: () => void }) {
  const state = useRoom(({ state }) => (state?.phase === 'IN_PROGRESS' ? state : null))
  if (state === null) return <ToolNote>{toolTexts.over}</ToolNote>
  if (state.mode === 'human' || isExam(state)) return <ToolNote>{refusalTexts.POWER_UPS_OFF}</ToolNote>
  if (state.trial) return <ToolNote>{refusalTexts.NOT_IN_A_TRIAL}</ToolNote>
  return <Inventory state={state} onCoach={onCoach} />
}

function Inventory({ state, onCoach }: { state: Parameters<typeof powerUpViews>[0]; onCoach: () => void }) {
  const learner = useLearner(state.powerUps)
  const { problem, use, isUsing } = useUsePowerUp(onCoach)
  const [asking, setAsking] = useState<PowerUpView | null>(null)
  const [warping, setWarping] = useState(false)
  const views = powerUpViews(state, learner.data?.charges ?? null)
  const used = state.powerUps.filter(({ status }) => status !== 'refunded').length
  function press(view: PowerUpView) {
    if (view.powerUp === 'time_warp') setWarping(true)
    else if (view.asksFirst) setAsking(view)
    else void use(view.powerUp)
  }
  const later = views.filter((view) => !isAtHand(view))
  const itemOf = (view: PowerUpView) => (
    <PowerUpItem
      key={view.powerUp}
      view={view}
      isBlocked={isUsing || learner.data === undefined}
      onUse={() => press(view)}
    />
  )
  return (
    <div className={classes.panel}>
      <div className={clsx(ui.row, ui.between, ui.gap12)}>
        <h2 className={clsx(ui.flat, ui.body, ui.tight, ui.strong)}>{texts.used(used, maxPowerUps)}</h2>
        <span className={clsx(ui.flex, ui.gap3)} aria-hidden="true">
          {Array.from({ length: maxPowerUps }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: dots have no names
            <span key={index} className={clsx(ui.square2, classes.dot)} data-full={index < used} />
          ))}
        </span>
      </div>
      <p className={clsx(ui.after4, ui.small, ui.quiet)}>{texts.apart}</p>
      <Charges learner={learner} />
      <Problem mt={8}>{problem}</Problem>
      <ul className={clsx(ui.unmarked, ui.bare, ui.after8)} aria-label={texts.now}>
        {views.filter(isAtHand).map(itemOf)}
      </ul>
      {later.length > 0 && (
        <details className={classes.later}>
          <summary
            className={clsx(
              ui.row,
              ui.gap6,
              ui.unmarked,
              ui.text15,
              ui.strong,
              ui.round,
              ui.pressable,
              classes.summary,
            )}
          >
            <IconChevronRight className={clsx(ui.quiet, classes.chevron)} size={16} stroke={1.6} aria-hidden="true" />
            {texts.earnMore}
            <span className={clsx(ui.quiet, ui.regular, ui.figures)}>{later.length}</span>
          </summary>
          <p className={clsx(ui.after4, ui.small, ui.quiet)}>{texts.earn}</p>
          <ul className={clsx(ui.unmarked, ui.bare, ui.after8)} aria-label={texts.earnMore}>
            {later.map(itemOf)}
          </ul>
        </details>
      )}
      <ConfirmDialog
        opened={asking !== null}
        title={asking === null ? '' : texts.confirmTitle(nameInside(asking.powerUp))}
        body={
          asking === null
            ? ''
            : `${asking.description} ${texts.confirmBody(texts.costs(asking.charges), asking.effect)}`
        }
        cancel={texts.cancel}
        confirm={texts.use}
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null)
          if (asking !== null) void use(asking.powerUp)
        }}
      />
      <TimeWarpDialog
        opened={warping}
        onClose={() => setWarping(false)}
        onWarp={(snapshotSeq) => {
          setWarping(false)
          void use('time_warp', snapshotSeq)
        }}
      />
    </div>
  )
}

const nameInside = (powerUp: PowerUp): string => powerUpName(powerUp).toLowerCase()

function Charges({ learner }: { learner: ReturnType<typeof useLearner> }) {
  if (learner.data !== undefined)
    return <p className={clsx(ui.after4, ui.small, ui.quiet)}>{texts.have(learner.data.charges, learner.data.xp)}</p>
  if (learner.error === null) return null
  const isGuest = learner.error instanceof ApiProblem && learner.error.status === 401
  return (
    <p className={clsx(ui.after4, ui.small, ui.quiet)} role="alert">
      {isGuest ? texts.needAccount : texts.unknown}{' '}
      {!isGuest && (
        <Button size="xs" onClick={() => void learner.refetch()}>
          {texts.tryAgain}
        </Button>
      )}
    </p>
  )
}
