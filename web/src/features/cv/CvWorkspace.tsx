import type { Cv, OwnCv } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { cvKey } from '../../data/cv.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Cv.module.css'
import { CvHeader, type OpenDialog } from './CvHeader.tsx'
import { QuestionsDialog } from './QuestionsDialog.tsx'
import { deleteCv } from './queries.ts'
import { ReviewDialog } from './ReviewDialog.tsx'
import { Sheet } from './Sheet.tsx'
import { Suggestions } from './Suggestions.tsx'
import { TargetDialog } from './TargetDialog.tsx'
import { cvTexts as texts } from './texts.ts'
import { UploadBox } from './UploadBox.tsx'
import { useCvDraft } from './useCvDraft.ts'

/** A CV beside its suggestions. */
export function CvWorkspace({ userId, own, cv: stored }: { userId: number; own: OwnCv; cv: Cv }) {
  const client = useQueryClient()
  const draft = useCvDraft(userId, stored)
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const { suggestions } = draft.cv
  const chosen = suggestions.find(({ suggestionId }) => suggestionId === chosenId) ?? suggestions[0] ?? null
  const close = () => setDialog(null)
  const fetchAgain = () => client.invalidateQueries({ queryKey: cvKey })
  // The upload button that the user pressed is further down, so focus starts here.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const removing = useSubmit(async () => {
    await deleteCv()
    draft.drop()
    await fetchAgain()
  })
  return (
    <>
      <CvHeader draft={draft} open={setDialog} />
      {draft.save.status === 'conflict' && <Conflict draft={draft} />}
      {(draft.save.status === 'offline' || draft.save.status === 'refused') && (
        <div className={classes.band}>
          <Problem>{sentenceOf(draft.save.error)}</Problem>
        </div>
      )}
      <div className={classes.workspace}>
        <Sheet draft={draft} chosen={chosen} choose={setChosenId} />
        <Suggestions
          draft={draft}
          chosen={chosen}
          choose={setChosenId}
          open={setDialog}
          isCovered={dialog !== null}
          hasModel={own.hasModel}
        />
      </div>
      <TargetDialog draft={draft} opened={dialog === 'target'} onClose={close} />
      <ReviewDialog draft={draft} own={own} opened={dialog === 'review'} onClose={close} onChange={fetchAgain} />
      <QuestionsDialog questions={draft.cv.questions} opened={dialog === 'questions'} onClose={close} />
      <Dialog opened={dialog === 'replace'} onClose={close} title={texts.replaceDialog.title}>
        <DialogWords>{texts.replaceDialog.body}</DialogWords>
        <UploadBox
          onRead={async () => {
            await draft.takeNewest()
            close()
            await fetchAgain()
          }}
        />
      </Dialog>
      <Dialog opened={dialog === 'remove'} onClose={close} title={texts.remove.title}>
        <DialogWords>{texts.remove.body}</DialogWords>
        {removing.error !== null && <Problem mb={12}>{sentenceOf(removing.error)}</Problem>}
        <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
          <Button color="red" variant="filled" loading={removing.pending} onClick={() => void removing.submit()}>
            {texts.remove.yes}
          </Button>
          <Button onClick={close}>{texts.remove.no}</Button>
        </div>
      </Dialog>
    </>
  )
}

function Conflict({ draft }: { draft: ReturnType<typeof useCvDraft> }) {
  const { title, body, mine, theirs } = texts.conflict
  return (
    <div role="alert" className={classes.band}>
      <p className={clsx(ui.flat, ui.medium)}>{title}</p>
      <p className={clsx(ui.under12, ui.small)}>{body}</p>
      <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
        <Button size="sm" onClick={() => draft.resolve('mine')}>
          {mine}
        </Button>
        <Button size="sm" onClick={() => draft.resolve('theirs')}>
          {theirs}
        </Button>
      </div>
    </div>
  )
}
