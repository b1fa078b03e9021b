import { Button, VisuallyHidden } from '@mantine/core'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './CallStrip.module.css'
import type { Call, CallView } from './call.ts'
import { useCallView } from './callContext.ts'
import { callTexts as texts } from './texts.ts'

/** The call's status as text. Anything the tiles already show is for screen readers only. */
export function CallStatusLine({ call, name }: { call: Call; name: string }) {
  const status = useCallView(call, ({ status }) => status)
  const theirs = useCallView(call, ({ theirs }) => theirs)
  const problem = useCallView(call, ({ problem }) => problem)
  const captioning = useCallView(call, ({ captioning }) => captioning)
  const seen = seenStatus(status, name)
  return (
    <div className={classes.status}>
      <div role="status">
        {seen !== null && <p className={clsx(ui.flat, ui.text13, ui.line18, ui.quiet)}>{seen}</p>}
        {status === 'connected' && (
          <VisuallyHidden>
            {[
              texts.connected(name),
              theirs !== null && !theirs.microphone ? texts.isMuted(name) : '',
              theirs?.screen ? texts.showsScreen(name) : '',
            ].join(' ')}
          </VisuallyHidden>
        )}
      </div>
      {status === 'failed' && (
        <Button size="xs" onClick={call.again}>
          {texts.again}
        </Button>
      )}
      {captioning === 'failed' && (
        <p className={clsx(ui.flat, ui.text13, ui.line18, ui.warn)} role="alert">
          {texts.captionsFailed}
        </p>
      )}
      {problem !== null && (
        <p className={clsx(ui.flat, ui.text13, ui.line18, ui.warn)} role="alert">
          {texts.problem[problem.why][problem.of]}
        </p>
      )}
    </div>
  )
}

function seenStatus(status: CallView['status'], name: string): string | null {
  switch (status) {
    case 'off':
    case 'connected':
      return null
    case 'waiting':
      return texts.status.waiting(name)
    case 'asking':
    case 'connecting':
    case 'lost':
    case 'failed':
      return texts.status[status]
  }
}
