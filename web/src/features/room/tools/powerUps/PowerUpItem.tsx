import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { toolTexts } from '../../../../parts/coach/toolTexts.ts'
import { clockFace } from '../../../../parts/header/roomClock.ts'
import { useRoomAccess } from '../../../../parts/room/roomContext.ts'
import { useNow } from '../../../../parts/room/useNow.ts'
import ui from '../../../../ui/primitives.module.css'
import { clockTimeOf } from '../../../../ui/time.ts'
import classes from './PowerUpItem.module.css'
import { powerUpIcons } from './powerUpIcons.ts'
import { powerUpName } from './powerUpNames.ts'
import type { PowerUpView } from './powerUpView.ts'

const texts = toolTexts.powerUps

/**
 * One power-up: what it does, its cost as icons that are spelled out on focus, and its button or why it can't be used.
 */
export function PowerUpItem({ view, isBlocked, onUse }: { view: PowerUpView; isBlocked: boolean; onUse: () => void }) {
  const { powerUp, description, use, cameBack, why } = view
  const Icon = powerUpIcons[powerUp]
  const name = powerUpName(powerUp)
  const isLocked = use === null && why !== null
  return (
    <li className={clsx(ui.grid, ui.gap12, ui.lineBelow, classes.item)} data-locked={isLocked}>
      <span className={clsx(ui.grid, ui.placeMiddle, ui.quiet, ui.lineAround, ui.round, classes.icon)}>
        <Icon size={18} stroke={1.6} aria-hidden="true" />
      </span>
      <div>
        <div className={clsx(ui.row, ui.between, ui.gap8, classes.head)}>
          <h3 className={clsx(ui.flat, ui.text15, ui.tight, ui.line20, ui.strong, classes.name)}>{name}</h3>
          {use === null && <Cost view={view} />}
          {use !== null ? (
            <span
              className={clsx(ui.text12, ui.line18, ui.quiet, ui.figures, ui.lineAround, ui.roundSmall, classes.used)}
            >
              {texts.usedAt(clockTimeOf(use.usedAt))}
            </span>
          ) : isLocked ? (
            <IconLock className={ui.faint} size={15} stroke={1.6} aria-hidden="true" />
          ) : (
            <Button size="xs" disabled={isBlocked} aria-label={texts.named(name)} onClick={onUse}>
              {texts.use}
            </Button>
          )}
        </div>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{description}</p>
        {cameBack !== null && <p className={clsx(ui.flat, ui.small, classes.back)}>{cameBack}</p>}
        {use?.status === 'active' && <Running view={view} endsAt={use.endsAt} />}
        {isLocked && <p className={clsx(ui.flat, ui.small, ui.faint, classes.why)}>{why}</p>}
      </div>
    </li>
  )
}

/** The charges as squares, with a ring if the result changes. Spelled out on hover, on focus and for screen readers. */
function Cost({ view: { powerUp, charges, effect, changesResult } }: { view: PowerUpView }) {
  const words = `${texts.costs(charges)}. ${effect}.`
  return (
    <Tooltip label={words} events={{ hover: true, focus: true, touch: true }} multiline maw={240} withinPortal={false}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={30}
        className={clsx(ui.flex, classes.cost)}
        aria-label={texts.costOf(powerUpName(powerUp), words)}
      >
        {Array.from({ length: charges }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: squares have no names
          <span key={index} className={clsx(ui.square2, ui.accentGround, classes.charge)} />
        ))}
        {changesResult && <span className={clsx(ui.circle, classes.ring)} />}
        {charges === 0 && !changesResult && <span className={clsx(ui.square2, classes.free)} />}
      </ActionIcon>
    </Tooltip>
  )
}

function Running({ view: { powerUp }, endsAt }: { view: PowerUpView; endsAt: number | null }) {
  if (endsAt !== null) return <Countdown until={endsAt} />
  return (
    <p className={clsx(ui.flat, ui.small, ui.figures, classes.running)}>
      {texts.active[powerUp] ?? texts.coachAnswers}
    </p>
  )
}

function Countdown({ until }: { until: number }) {
  const { client } = useRoomAccess()
  const now = useNow(500)
  const left = Math.max(0, until - now - client.store.getState().serverOffsetMs)
  return <p className={clsx(ui.flat, ui.small, ui.figures, classes.running)}>{texts.runs(clockFace(left))}</p>
}
