import type { QuizItem } from '@greenroom/shared/rules'
import { Button, Checkbox, Fieldset, Textarea, TextInput } from '@mantine/core'
import { clsx } from 'clsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { editorTexts } from './texts.ts'

const texts = editorTexts.quiz
const noOption = { text: '', isRight: false, why: '' }
const newQuestion: QuizItem = { question: '', options: [{ ...noOption, isRight: true }, noOption, noOption] }

const replaced = <Item,>(items: readonly Item[], at: number, item: Item): Item[] =>
  items.map((each, index) => (index === at ? item : each))

/** A lesson's questions with their options, and the reason that readers get for each option. */
export function QuizFields(props: {
  quiz: readonly QuizItem[]
  error: string | undefined
  onChange: (quiz: QuizItem[]) => void
}) {
  const { quiz, error, onChange } = props
  return (
    <section aria-label={editorTexts.fields.quiz}>
      <h2 className={clsx(ui.under8, ui.text15)}>{editorTexts.fields.quiz}</h2>
      <Problem mb="sm">{error ?? null}</Problem>
      {quiz.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a question has no other identity while it is written
        <Fieldset key={at} legend={texts.question(at + 1)} mb="md">
          <TextInput
            aria-label={texts.question(at + 1)}
            value={item.question}
            mb="sm"
            onChange={({ currentTarget }) => onChange(replaced(quiz, at, { ...item, question: currentTarget.value }))}
          />
          {item.options.map((option, index) => {
            const change = (next: typeof option) =>
              onChange(replaced(quiz, at, { ...item, options: replaced(item.options, index, next) }))
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an option has no other identity while it is written
              <div key={index} className={clsx(ui.grid, ui.gap8, ui.under12, classes.option)}>
                <TextInput
                  label={texts.option(index + 1)}
                  value={option.text}
                  onChange={({ currentTarget }) => change({ ...option, text: currentTarget.value })}
                />
                <Textarea
                  label={texts.why}
                  value={option.why}
                  autosize
                  minRows={1}
                  onChange={({ currentTarget }) => change({ ...option, why: currentTarget.value })}
                />
                <Checkbox
                  label={texts.right}
                  checked={option.isRight}
                  onChange={({ currentTarget }) => change({ ...option, isRight: currentTarget.checked })}
                />
                <Button
                  size="compact-sm"
                  aria-label={texts.removeOption(index + 1, at + 1)}
                  onClick={() =>
                    onChange(
                      replaced(quiz, at, { ...item, options: item.options.filter((_, other) => other !== index) }),
                    )
                  }
                >
                  ×
                </Button>
              </div>
            )
          })}
          <span className={clsx(ui.flex, ui.wrap, ui.gap8)}>
            <Button
              size="xs"
              onClick={() => onChange(replaced(quiz, at, { ...item, options: [...item.options, noOption] }))}
            >
              {texts.addOption}
            </Button>
            <Button size="xs" onClick={() => onChange(quiz.filter((_, other) => other !== at))}>
              {texts.removeQuestion(at + 1)}
            </Button>
          </span>
        </Fieldset>
      ))}
      <Button size="xs" onClick={() => onChange([...quiz, newQuestion])}>
        {texts.addQuestion}
      </Button>
    </section>
  )
}
