import { Button, Textarea } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { RadioField } from '../../../ui/RadioField.tsx'
import { useGive } from '../interviewer/useGive.ts'
import classes from './After.module.css'
import { afterTexts as texts } from './texts.ts'

const ratings = [1, 2, 3, 4, 5].map((value) => ({ value, label: String(value) }))
const longestText = 8_000

/** Collects the candidate's feedback on their interviewer. */
export function FeedbackForm({ sessionId }: { sessionId: string }) {
  const [rating, setRating] = useState(0)
  const [text, setText] = useSessionStorage({
    key: `greenroom:feedback-draft:${sessionId}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const [isMissing, setIsMissing] = useState(false)
  const { give, pending, problem } = useGive()
  return (
    <form
      className={clsx(ui.grid, ui.gap20, classes.feedback)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (rating === 0) return setIsMissing(true)
        void give({ type: 'GiveFeedback', rating, text: text.trim() })
      }}
    >
      <RadioField
        label={texts.rating}
        hint={texts.ratingHint}
        value={rating}
        options={ratings}
        onChange={(value) => {
          setIsMissing(false)
          setRating(value)
        }}
      />
      {isMissing && <Problem>{texts.needsRating}</Problem>}
      <Textarea
        label={texts.words}
        description={texts.wordsHint}
        autosize
        minRows={3}
        maxLength={longestText}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="filled" size="md" loading={pending}>
          {texts.sendRating}
        </Button>
      </div>
      {problem !== null && <Problem>{problem}</Problem>}
    </form>
  )
}
