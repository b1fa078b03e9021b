import type { PaperView } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { sentenceOf } from '../../data/api.ts'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { usePartChange } from './papers.ts'
import { paperTexts } from './texts.ts'
import type { Answers } from './useAnswers.ts'

const texts = paperTexts.room

type Props = { paper: PaperView; at: number; answers: Answers; opened: boolean; onClose: () => void }

/** Asks for confirmation before a part is handed in, and lists open questions. Sends unsent answers first. */
export function HandInDialog({ paper, at, answers, opened, onClose }: Props) {
  const change = usePartChange()
  const { submit, pending, error } = useSubmit(async () => {
    await answers.flush()
    await change('handIn', paper.id, at + 1)
  })
  const part = paper.parts[at]
  if (part === undefined) return null
  const open = part.questions.filter(({ key }) => answers.answerOf(key) === null).length
  const flagged = part.questions.filter(({ key }) => answers.isFlagged(key)).length
  const said = [
    open === 0 ? texts.confirm.complete : texts.confirm.open(open),
    ...(flagged === 0 ? [] : [texts.confirm.flagged(flagged)]),
    texts.confirm.final,
  ]
  return (
    <Dialog opened={opened} onClose={onClose} title={texts.confirm.title(part.title)}>
      <DialogWords>{said.join(' ')}</DialogWords>
      {error !== null && (
        <p role="alert" className={ui.bad}>
          {texts.confirm.failed} {sentenceOf(error)}
        </p>
      )}
      <div className={clsx(ui.row, ui.end, ui.wrap, ui.gap8)}>
        <Button onClick={onClose}>{texts.confirm.stay}</Button>
        <Button variant="filled" disabled={pending} onClick={() => void submit()}>
          {texts.handIn}
        </Button>
      </div>
    </Dialog>
  )
}
