import { Button, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { daysLeft, isoDayOf } from '../../data/days.ts'
import { useGoalChange } from '../../data/profile.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Journey.module.css'
import { journeyTexts } from './texts.ts'

const texts = journeyTexts.ask

/** Asks for the interview's date; the rest of the goal stays as it is. */
export function AskForDate() {
  const [date, setDate] = useState('')
  const [isPast, setPast] = useState(false)
  const change = useGoalChange()
  const client = useQueryClient()
  const { submit, pending, error } = useSubmit(async () => {
    await change({ date })
    await client.invalidateQueries({ queryKey: ['journey'] })
  })
  return (
    <form
      className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.gap16, ui.lineAround, ui.round, classes.offer)}
      aria-labelledby="ask-for-date"
      onSubmit={(event) => {
        event.preventDefault()
        const past = date === '' || daysLeft(date, new Date()) === null
        setPast(past)
        if (!past) void submit()
      }}
    >
      <div className={ui.shrinks}>
        <h2 id="ask-for-date" className={clsx(ui.under4, ui.large)}>
          {texts.title}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.body}</p>
        <Problem>{error === null ? null : `${texts.notSaved} ${sentenceOf(error)}`}</Problem>
      </div>
      <div className={clsx(ui.flex, ui.wrap, ui.low, ui.gap12)}>
        <TextInput
          type="date"
          label={texts.date}
          value={date}
          min={isoDayOf(new Date())}
          error={isPast ? texts.past : undefined}
          onChange={({ currentTarget: { value } }) => {
            setDate(value)
            setPast(false)
          }}
        />
        <Button type="submit" loading={pending}>
          {texts.set}
        </Button>
      </div>
    </form>
  )
}
