import { currentCode } from '@greenroom/shared/session'
import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { Button, Group, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { fetchLog } from '../../../../data/sessionLog.ts'
import { toolTexts } from '../../../../parts/coach/toolTexts.ts'
import { useInterview } from '../../../../parts/room/useInterview.ts'
import { Dialog } from '../../../../ui/Dialog.tsx'
import ui from '../../../../ui/primitives.module.css'
import { secondsTimeOf } from '../../../../ui/time.ts'
import { codeMoments } from './codeMoments.ts'
import classes from './TimeWarpDialog.module.css'

const texts = toolTexts.warp

/** Picks a moment to restore, with a preview of its code. */
export function TimeWarpDialog(props: { opened: boolean; onClose: () => void; onWarp: (snapshotSeq: number) => void }) {
  return (
    <Dialog opened={props.opened} onClose={props.onClose} title={texts.title}>
      {props.opened && <Moments {...props} />}
    </Dialog>
  )
}

function Moments({ onClose, onWarp }: { onClose: () => void; onWarp: (snapshotSeq: number) => void }) {
  const now = useInterview((state) => ({
    sessionId: state.sessionId,
    language: state.programmingLanguage,
    code: currentCode(state.question, state.programmingLanguage),
  }))
  const [chosen, setChosen] = useState<number | null>(null)
  const log = useQuery({
    queryKey: ['roomLog', now?.sessionId, now?.code],
    queryFn: ({ signal }) => fetchLog(now?.sessionId ?? '', signal),
    enabled: now !== null,
  })
  const moments = now === null || log.data === undefined ? [] : codeMoments(log.data, now)
  const shown = moments.find(({ seq }) => seq === chosen) ?? moments[0]
  return (
    <>
      <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.note}</p>
      <div role="status">
        {log.isPending && <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.loading}</p>}
        {log.isError && <p className={clsx(ui.under12, ui.small, ui.bad)}>{texts.failed}</p>}
        {log.isSuccess && shown === undefined && <p className={clsx(ui.under12, ui.small, ui.quiet)}>{texts.none}</p>}
      </div>
      {shown !== undefined && (
        <div className={clsx(ui.grid, ui.gap12, classes.panes)}>
          <ul className={clsx(ui.list, ui.scrolls)} aria-label={texts.moments}>
            {moments.map(({ seq, at, code, language }) => (
              <li key={seq}>
                <UnstyledButton
                  className={clsx(ui.block, ui.wide, ui.round, ui.hovers, classes.moment)}
                  aria-pressed={seq === shown.seq}
                  onClick={() => setChosen(seq)}
                >
                  <span className={clsx(ui.block, ui.small, ui.medium, ui.figures)}>{secondsTimeOf(at)}</span>
                  <span className={clsx(ui.text12, ui.line17, ui.quiet)}>
                    {texts.lines(code.split('\n').length, programmingLanguageLabels[language])}
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
          <section
            className={clsx(ui.round, ui.thinLineAround, ui.codeGround, ui.scrolls, classes.preview)}
            aria-label={texts.preview}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
            tabIndex={0}
          >
            <pre>{shown.code}</pre>
          </section>
        </div>
      )}
      <Group justify="flex-end" gap="sm" mt="lg">
        <Button data-autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
        {shown !== undefined && <Button onClick={() => onWarp(shown.seq)}>{texts.confirm}</Button>}
        {log.isError && <Button onClick={() => void log.refetch()}>{toolTexts.powerUps.tryAgain}</Button>}
      </Group>
    </>
  )
}
