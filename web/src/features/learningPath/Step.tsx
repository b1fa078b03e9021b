import type { PathItem } from '@greenroom/shared/wire'
import { Button, VisuallyHidden } from '@mantine/core'
import {
  IconBook2,
  IconCheck,
  IconCode,
  IconCompass,
  IconLock,
  IconRefresh,
  IconTargetArrow,
  IconUsers,
  type TablerIcon,
} from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './LearningPath.module.css'
import { pathTexts as texts } from './texts.ts'

const icons: Record<PathItem['kind'], TablerIcon> = {
  diagnostic: IconCompass,
  lesson: IconBook2,
  challenge: IconCode,
  review: IconRefresh,
  mock: IconUsers,
  drill: IconTargetArrow,
}
const plans = '/app/subscriptions'

/** One item: its state, why it's there, and how long it takes. */
export function Step({ item, isNext }: { item: PathItem; isNext: boolean }) {
  const { title, reason, kind, minutes, to, locked, state, tier } = item
  const Icon = icons[kind]
  const shown = locked ? 'locked' : isNext ? 'next' : state
  return (
    <li className={clsx(ui.row, ui.round, classes.step)} data-state={shown}>
      <span className={clsx(ui.fixed, ui.circle, ui.grid, ui.placeMiddle, classes.mark)}>
        {shown === 'done' && <IconCheck size={14} stroke={2.2} aria-hidden="true" />}
        {shown === 'locked' && <IconLock size={12} stroke={1.8} aria-hidden="true" />}
        <VisuallyHidden>{texts.states[shown]}: </VisuallyHidden>
      </span>
      <div className={clsx(ui.grow, ui.shrinks)}>
        <p className={clsx(ui.flat, ui.body, ui.medium, ui.breaks)}>
          <Link to={locked ? plans : to} className={classes.name} data-step={isNext ? 'next' : 'any'}>
            {title}
          </Link>
          {tier === 'premium' && <span className={clsx(ui.tiny, ui.lineAround, classes.tier)}>{texts.premium}</span>}
          {state === 'missed' && !locked && (
            <span className={clsx(ui.tiny, ui.quiet, classes.tier)}>{texts.states.missed}</span>
          )}
        </p>
        <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>{reason}</p>
      </div>
      <span className={clsx(ui.inlineRow, ui.fixed, ui.gap6, ui.small, ui.quiet, classes.kind)}>
        <Icon size={15} stroke={1.6} aria-hidden="true" />
        {texts.kinds[kind]}
      </span>
      <span className={clsx(ui.fixed, ui.small, ui.quiet, ui.figures, ui.right, classes.minutes)}>
        {texts.minutes(minutes)}
      </span>
      <span className={clsx(ui.fixed, classes.way)}>
        {isNext && (
          <Button component={Link} to={to} size="xs" variant="filled" aria-label={texts.startOf(title)}>
            {texts.start}
          </Button>
        )}
      </span>
    </li>
  )
}
