import { publicationTexts } from '@greenroom/shared/english'
import { type PageContent, publicationProblems } from '@greenroom/shared/rules'
import { editedPageSchema, pageEditorPaths, urlOf } from '@greenroom/shared/wire'
import { Button, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { get, post, remove, sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { builderTexts } from './texts.ts'
import type { PageDraft } from './usePageDraft.ts'

const texts = builderTexts.publishing

/** Publishes a page, now or later, or takes it off the site. */
export function PublishDialog(props: { opened: boolean; onClose: () => void; draft: PageDraft; content: PageContent }) {
  const { opened, onClose, draft, content } = props
  const { page, setPage, flush, revisionOf } = draft
  const [at, setAt] = useState('')
  const [said, setSaid] = useState('')
  const { pageId, path, live, scheduledAt, isOurs, hasFixedAddress } = page
  const problems = publicationProblems(content, path)
  const publication = urlOf(pageEditorPaths.publication, { pageId })

  const publish = useSubmit(async (time?: string) => {
    setSaid('')
    if (time !== undefined && !(Date.parse(time) > Date.now())) {
      setSaid(texts.past)
      return
    }
    if (!(await flush())) return
    const body = { revision: revisionOf(), ...(time === undefined ? {} : { at: new Date(time).toISOString() }) }
    setPage(await post(publication, body, editedPageSchema))
    if (time === undefined) setSaid(texts.done)
  })
  /** These return the page, but `remove` doesn't use it. */
  const takeBack = useSubmit(async (address: string) => {
    setSaid('')
    await remove(address)
    setPage(await get(urlOf(pageEditorPaths.page, { pageId }), editedPageSchema))
  })
  const error = publish.error ?? takeBack.error
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.title}>
      <DialogWords>
        {live === null ? texts.notLive(path) : texts.live(path)} {hasFixedAddress ? '' : texts.fixed}
      </DialogWords>
      {scheduledAt !== null && (
        <p className={clsx(ui.row, ui.wrap, ui.gap12)}>
          {texts.scheduled(dayAndTimeOf(Date.parse(scheduledAt)))}
          <Button size="xs" onClick={() => void takeBack.submit(urlOf(pageEditorPaths.schedule, { pageId }))}>
            {texts.cancel}
          </Button>
        </p>
      )}
      {problems.length > 0 ? (
        <>
          <p className={ui.under4}>{texts.notReady}</p>
          <ul>
            {problems.map(({ code, blockId }) => (
              <li key={`${code} ${blockId}`}>{publicationTexts[code]}</li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <Button variant="filled" loading={publish.pending} onClick={() => void publish.submit()}>
            {texts.now}
          </Button>
          <div className={clsx(ui.flex, ui.wrap, ui.low, ui.gap12, ui.after12)}>
            <TextInput
              type="datetime-local"
              label={texts.at}
              value={at}
              onChange={({ currentTarget }) => setAt(currentTarget.value)}
            />
            <Button disabled={at === ''} onClick={() => void publish.submit(at)}>
              {texts.later}
            </Button>
          </div>
        </>
      )}
      <p role="status" className={clsx(ui.small, ui.after8)}>
        {said}
      </p>
      <Problem>{error === null ? null : sentenceOf(error)}</Problem>
      <div className={clsx(ui.row, ui.wrap, ui.gap12, ui.after12)}>
        {live !== null && !isOurs && (
          <Button color="red" onClick={() => void takeBack.submit(publication)}>
            {texts.unpublish}
          </Button>
        )}
        <Button onClick={onClose}>{texts.close}</Button>
      </div>
    </Dialog>
  )
}
