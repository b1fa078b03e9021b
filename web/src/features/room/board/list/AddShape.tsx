import { Button, NativeSelect, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { type RefObject, useState } from 'react'
import ui from '../../../../ui/primitives.module.css'
import { boardTexts as texts } from '../texts.ts'
import type { Kind } from './editBoard.ts'
import classes from './ShapeList.module.css'

const kinds = ['rectangle', 'ellipse', 'diamond', 'text'] as const
const longestWords = 400

export function AddShape(props: {
  onAdd: (kind: Kind, words: string) => void
  field: RefObject<HTMLInputElement | null>
}) {
  const [kind, setKind] = useState<Kind>('rectangle')
  const [words, setWords] = useState('')
  const isBare = kind === 'text' && words.trim() === ''
  return (
    <form
      className={clsx(ui.flex, ui.wrap, ui.low, classes.form)}
      aria-label={texts.addTitle}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBare) return
        props.onAdd(kind, words.trim())
        setWords('')
        props.field.current?.focus()
      }}
    >
      <NativeSelect
        label={texts.kind}
        size="sm"
        value={kind}
        data={kinds.map((value) => ({ value, label: texts.kinds[value] }))}
        onChange={({ currentTarget }) => setKind(kinds.find((each) => each === currentTarget.value) ?? 'rectangle')}
      />
      <TextInput
        ref={props.field}
        label={texts.words}
        size="sm"
        className={classes.wide ?? ''}
        maxLength={longestWords}
        value={words}
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <Button type="submit" size="sm" disabled={isBare}>
        {texts.add}
      </Button>
    </form>
  )
}
