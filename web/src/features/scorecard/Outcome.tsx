import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Outcome.module.css'

/** Shown instead of a decision: why there is none, what is safe, and what to do. */
export function Outcome(props: {
  line: string
  title: string
  body: string
  action?: { label: string; pending: boolean; failure: string | null; onClick: () => void }
}) {
  const { action } = props
  return (
    <div className={classes.outcome}>
      <p className={clsx(ui.flat, ui.body, ui.quiet)}>{props.line}</p>
      <h1 className={clsx(ui.flat, classes.title)}>{props.title}</h1>
      <p className={clsx(ui.flat, ui.quiet, classes.body)}>{props.body}</p>
      {action && (
        <Button variant="filled" mt="md" loading={action.pending} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
      {action && action.failure !== null && <Problem mt={8}>{action.failure}</Problem>}
    </div>
  )
}
