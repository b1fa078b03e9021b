import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './FirstRun.module.css'
import { firstRunTexts as texts } from './texts.ts'

/**
 * One step: its question, its fields, and two buttons to move on. On a phone the buttons stay at the bottom of the
 * window.
 */
export function StepForm(props: {
  title: string
  lead: string
  pending?: boolean
  problem?: string | null
  onNext: () => void
  onSkip: () => void
  children: ReactNode
}) {
  return (
    <form
      className={clsx(ui.grid, ui.gap24)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        props.onNext()
      }}
    >
      <div>
        <h1 className={ui.under8} tabIndex={-1}>
          {props.title}
        </h1>
        <p className={clsx(ui.flat, ui.text16, ui.quiet, classes.lead)}>{props.lead}</p>
      </div>
      {props.children}
      <div className={clsx(ui.row, ui.wrap, ui.gap12, classes.ways)}>
        <Problem>{props.problem ?? null}</Problem>
        <Button
          type="submit"
          variant="filled"
          size="md"
          loading={props.pending ?? false}
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        >
          {texts.next}
        </Button>
        <Button variant="subtle" size="md" color="gray" onClick={props.onSkip}>
          {texts.skip}
        </Button>
      </div>
    </form>
  )
}
