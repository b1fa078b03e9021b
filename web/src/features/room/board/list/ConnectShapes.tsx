import { Button, NativeSelect, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import ui from '../../../../ui/primitives.module.css'
import { boardTexts as texts } from '../texts.ts'
import classes from './ShapeList.module.css'

type Thing = { value: string; label: string }

/** Adds an arrow between two shapes on the board. */
export function ConnectShapes(props: {
  things: Thing[]
  onConnect: (from: string, to: string, words: string) => void
}) {
  const { things, onConnect } = props
  const [chosen, setChosen] = useState({ from: '', to: '' })
  const [words, setWords] = useState('')
  const isThere = (id: string) => things.some(({ value }) => value === id)
  const from = isThere(chosen.from) ? chosen.from : (things[0]?.value ?? '')
  const others = things.filter(({ value }) => value !== from)
  const to = isThere(chosen.to) && chosen.to !== from ? chosen.to : (others[0]?.value ?? '')
  if (things.length < 2)
    return things.length === 0 ? null : <p className={clsx(ui.body, ui.quiet, classes.empty)}>{texts.needTwo}</p>
  return (
    <form
      className={clsx(ui.flex, ui.wrap, ui.low, classes.form)}
      aria-label={texts.connectTitle}
      onSubmit={(event) => {
        event.preventDefault()
        onConnect(from, to, words.trim())
        setWords('')
      }}
    >
      <NativeSelect
        label={texts.from}
        size="sm"
        className={classes.end ?? ''}
        data={things}
        value={from}
        onChange={({ currentTarget }) => setChosen({ from: currentTarget.value, to })}
      />
      <NativeSelect
        label={texts.to}
        size="sm"
        className={classes.end ?? ''}
        data={others}
        value={to}
        onChange={({ currentTarget }) => setChosen({ from, to: currentTarget.value })}
      />
      <TextInput
        label={texts.connectionWords}
        size="sm"
        className={classes.wide ?? ''}
        maxLength={200}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit" size="sm">
        {texts.connect}
      </Button>
    </form>
  )
}
