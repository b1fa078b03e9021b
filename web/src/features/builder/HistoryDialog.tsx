import {
  editedPageSchema,
  type PageVersionSummary,
  pageEditorPaths,
  pageVersionSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { Badge, Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { get, post, sentenceOf } from '../../data/api.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Creator.module.css'
import { toPuck } from './puckData.ts'
import { usePuckPart } from './puckStore.ts'
import { useVersions } from './queries.ts'
import { builderTexts } from './texts.ts'
import type { PageDraft } from './usePageDraft.ts'

const texts = builderTexts.history

function nameOf({ kind, at, by }: PageVersionSummary): string {
  if (kind === 'repository' || at === null) return texts.repository
  const [when, who] = [dayAndTimeOf(Date.parse(at)), by?.name ?? '']
  return kind === 'draft' ? texts.draft(when, who) : texts.published(when, who)
}

/** A page's versions. Any of them can be shown to visitors again, or opened in the editor. */
export function HistoryDialog({ opened, onClose, draft }: { opened: boolean; onClose: () => void; draft: PageDraft }) {
  const { pageId } = draft.page
  const { data: versions, error, refetch } = useVersions(pageId, opened)
  const dispatch = usePuckPart((puck) => puck.dispatch)
  const [said, setSaid] = useState('')
  const rollBack = useSubmit(async (versionId: string) => {
    setSaid('')
    draft.setPage(await post(urlOf(pageEditorPaths.rollBack, { pageId }), { versionId }, editedPageSchema))
    await refetch()
    setSaid(texts.rolledBack)
  })
  const load = useSubmit(async (versionId: string) => {
    const { content } = await get(urlOf(pageEditorPaths.version, { pageId, versionId }), pageVersionSchema)
    dispatch({ type: 'setData', data: toPuck(content), recordHistory: true })
    onClose()
  })
  const failure = error ?? rollBack.error ?? load.error
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <Problem>{failure === null ? null : sentenceOf(failure)}</Problem>
      {versions?.length === 0 && <p className={ui.quiet}>{texts.none}</p>}
      <ul className={ui.list} aria-label={texts.title}>
        {versions?.map((version) => (
          <li key={version.versionId} className={clsx(ui.lineAbove, classes.item)}>
            <p className={clsx(ui.row, ui.wrap, ui.gap8, ui.under8)}>
              {nameOf(version)}
              {version.isLive && (
                <Badge variant="light" tt="none">
                  {texts.live}
                </Badge>
              )}
              {version.isScheduled && (
                <Badge variant="light" color="gray" tt="none">
                  {texts.scheduled}
                </Badge>
              )}
            </p>
            <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
              {!version.isLive && (
                <Button size="xs" loading={rollBack.pending} onClick={() => void rollBack.submit(version.versionId)}>
                  {texts.show}
                </Button>
              )}
              <Button size="xs" onClick={() => void load.submit(version.versionId)}>
                {texts.open}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className={clsx(ui.small, ui.after8)}>
        {said}
      </p>
      <Button onClick={onClose}>{texts.close}</Button>
    </Dialog>
  )
}
