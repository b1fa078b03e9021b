import type { OwnQuestion } from '@greenroom/shared/wire'
import { Button, Checkbox, CopyButton, Group, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { forgetDraft } from './draft.ts'
import { deleteQuestion, makeLink, ownQuestionKey, ownQuestionsKey, revokeLink } from './queries.ts'
import { ownQuestionTexts as texts } from './texts.ts'

/** Creates or revokes a link to a question, and deletes the question. */
export function ShareSection({ question: { questionId, link } }: { question: OwnQuestion }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [mayCopy, setMayCopy] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [isDeleting, setIsDeleting] = useState(false)
  const refresh = () => client.invalidateQueries({ queryKey: ownQuestionKey(questionId) })
  const making = useSubmit(async () => {
    setMade((await makeLink(questionId, mayCopy)).link)
    await refresh()
  })
  const revoking = useSubmit(async () => {
    await revokeLink(questionId)
    setMade(null)
    await refresh()
  })
  const deleting = useSubmit(async () => {
    await deleteQuestion(questionId)
    forgetDraft(questionId)
    await navigate('/app/ownQuestions', { replace: true })
    client.removeQueries({ queryKey: ownQuestionKey(questionId) })
    await client.invalidateQueries({ queryKey: ownQuestionsKey, exact: true })
  })
  const error = making.error ?? revoking.error
  return (
    <section className={clsx(ui.grid, ui.gap12, ui.lineAbove, ui.inset16)} aria-labelledby="own-share">
      <h2 id="own-share" className={clsx(ui.flat, ui.title)}>
        {texts.share}
      </h2>
      <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.shareHint}</p>
      <Checkbox
        label={texts.mayCopy}
        checked={mayCopy}
        onChange={({ currentTarget }) => setMayCopy(currentTarget.checked)}
      />
      {made !== null && (
        <TextInput
          label={texts.link}
          description={texts.linkOnce}
          value={made}
          readOnly
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {made === null && link !== null && <p className={clsx(ui.flat, ui.small)}>{texts.linkOpen}</p>}
      <Group>
        {made !== null && (
          <CopyButton value={made}>
            {({ copied, copy }) => (
              <Button variant="filled" onClick={copy}>
                {copied ? texts.copied : texts.copyLink}
              </Button>
            )}
          </CopyButton>
        )}
        <Button loading={making.pending} onClick={() => void making.submit()}>
          {link === null ? texts.makeLink : texts.newLink}
        </Button>
        {link !== null && (
          <Button loading={revoking.pending} onClick={() => void revoking.submit()}>
            {texts.revoke}
          </Button>
        )}
        <Button variant="subtle" color="red" onClick={() => setIsDeleting(true)}>
          {texts.delete}
        </Button>
      </Group>
      {error !== null && (
        <Problem>
          {texts.failed} {sentenceOf(error)}
        </Problem>
      )}
      <Dialog opened={isDeleting} onClose={() => setIsDeleting(false)} title={texts.deleteTitle}>
        <DialogWords>{texts.deleteBody}</DialogWords>
        {deleting.error !== null && <Problem>{sentenceOf(deleting.error)}</Problem>}
        <Group justify="flex-end" mt="md">
          <Button onClick={() => setIsDeleting(false)}>{texts.keep}</Button>
          <Button variant="filled" color="red" loading={deleting.pending} onClick={() => void deleting.submit()}>
            {texts.delete}
          </Button>
        </Group>
      </Dialog>
    </section>
  )
}
