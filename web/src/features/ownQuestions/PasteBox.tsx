import { Button, Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../ui/primitives.module.css'
import type { QuestionDraft } from './draft.ts'
import classes from './OwnQuestions.module.css'
import { readPasted } from './paste.ts'
import { ownQuestionTexts as texts } from './texts.ts'

/** Fills in the fields from a whole problem pasted from elsewhere. */
export function PasteBox({ onPaste }: { onPaste: (changed: Partial<QuestionDraft>) => void }) {
  const [text, setText] = useState('')
  const [count, setCount] = useState<number | null>(null)
  function fillIn(): void {
    const { title, statement, cases } = readPasted(text)
    onPaste({
      ...(title === '' ? {} : { title }),
      statement,
      ...(cases.length === 0 ? {} : { cases: cases.map((each) => ({ ...each, hidden: false })) }),
    })
    setCount(cases.length)
  }
  return (
    <div className={clsx(ui.grid, ui.gap12, ui.lineAround, ui.round, classes.case)}>
      <Textarea
        label={texts.paste}
        description={texts.pasteHint}
        autosize
        minRows={3}
        maxRows={12}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div className={clsx(ui.row, ui.gap12)}>
        <Button disabled={text.trim() === ''} onClick={fillIn}>
          {texts.pasteButton}
        </Button>
        <span className={clsx(ui.small, ui.quiet)} role="status">
          {count === null ? '' : texts.pasted(count)}
        </span>
      </div>
    </div>
  )
}
