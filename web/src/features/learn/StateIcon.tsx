import type { Progress } from '@greenroom/shared/vocabulary'
import { VisuallyHidden } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled, IconCircleHalf2 } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { learnTexts as texts } from './texts.ts'

const icons = { not_started: IconCircle, in_progress: IconCircleHalf2, completed: IconCircleCheckFilled } as const

/** Somebody's progress in a lesson, as an icon and in words. */
export function StateIcon({ state }: { state: Progress }) {
  const Icon = icons[state]
  return (
    <>
      <Icon
        size={18}
        stroke={1.6}
        aria-hidden="true"
        className={clsx(ui.fixed, state === 'not_started' ? ui.faint : ui.accent)}
      />
      <VisuallyHidden>{texts.states[state]}: </VisuallyHidden>
    </>
  )
}
