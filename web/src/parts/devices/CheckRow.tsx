import { VisuallyHidden } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './DeviceCheck.module.css'
import { deviceTexts as texts } from './texts.ts'

export type CheckState = 'works' | 'attention' | 'unknown'

const icons = { works: IconCircleCheck, attention: IconAlertTriangle, unknown: IconCircleDashed } as const

/** One check: its state, as an icon and a sentence, and what to do. */
export function CheckRow(props: {
  name: string
  state: CheckState
  sentence: string
  action?: ReactNode
  children?: ReactNode
}) {
  const Icon = icons[props.state]
  return (
    <li className={classes.row}>
      <Icon className={classes[props.state]} size={18} stroke={1.6} aria-hidden="true" />
      <div className={classes.words}>
        <h3 className={classes.name}>
          {props.name}
          <VisuallyHidden>, {texts[props.state]}</VisuallyHidden>
        </h3>
        <p className={classes.sentence} aria-live="polite">
          {props.sentence}
        </p>
        {props.children}
      </div>
      {props.action && <div className={classes.action}>{props.action}</div>}
    </li>
  )
}
