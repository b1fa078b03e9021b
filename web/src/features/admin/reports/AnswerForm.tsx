import { adminPaths, maxAnswerLength, urlOf } from '@greenroom/shared/wire'
import { Button, Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ApiProblem, post, sentenceOf, unread } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from '../parts/Admin.module.css'
import { useChange } from '../parts/useChange.ts'
import { reportTexts as texts } from './texts.ts'

/** Answers a report, which closes it. Keeps the text until the answer is stored. */
export function AnswerForm({ reportId, isGuest }: { reportId: string; isGuest: boolean }) {
  const [text, setText] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const { submit, pending, error } = useChange(async () => {
    setEmpty(text.trim() === '')
    if (text.trim() !== '') await post(urlOf(adminPaths.reportAnswer, { id: reportId }), { text: text.trim() }, unread)
  })
  const isOvertaken = error instanceof ApiProblem && error.code === 'REPORT_ANSWERED'
  return (
    <form
      className={clsx(ui.grid, classes.form)}
      style={{ marginTop: 12, maxWidth: 640 }}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <Textarea
        label={texts.answer}
        description={isGuest ? texts.guestHint : texts.answerHint}
        autosize
        minRows={2}
        maxRows={10}
        maxLength={maxAnswerLength}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {isEmpty && <Problem>{texts.empty}</Problem>}
      {error !== null && <Problem>{isOvertaken ? texts.overtaken : sentenceOf(error)}</Problem>}
      <div className={clsx(ui.row, ui.wrap, classes.actions)}>
        <Button type="submit" loading={pending}>
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
