import type { CommitView } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { useMemo } from 'react'
import { TranscriptEntry } from '../../parts/replay/Transcript.tsx'
import { replayTexts as texts } from '../../parts/replay/texts.ts'
import { transcriptOf } from '../../parts/replay/transcript.ts'
import ui from '../../ui/primitives.module.css'
import classes from './PrintedTranscript.module.css'
import { usePrinting } from './usePrinting.ts'

/** The whole conversation, printed only on request. */
export function PrintedTranscript(props: { commits: readonly CommitView[]; startedAt: number; candidate: string }) {
  const { commits, startedAt, candidate } = props
  const { withConversation } = usePrinting()
  const entries = useMemo(() => (withConversation ? transcriptOf(commits) : []), [commits, withConversation])
  if (!withConversation) return null
  return (
    <section className={classes.transcript} aria-label={texts.conversation}>
      <h2 className={clsx(ui.under8, ui.large)}>{texts.conversation}</h2>
      {entries.map((entry) => (
        <TranscriptEntry key={entry.id} entry={entry} startedAt={startedAt} candidate={candidate} quote={null} />
      ))}
    </section>
  )
}
