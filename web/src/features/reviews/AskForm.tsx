import type { ReviewAnswer, ReviewAsk, ReviewCard } from '@greenroom/shared/wire'
import { Button, Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { AnswerOption } from '../../ui/AnswerOption.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { answerCard } from './reviews.ts'
import { reviewTexts as texts } from './texts.ts'

type Choice = Extract<ReviewAsk, { type: 'choice' }>

/** What a card asks. The server judges the answer, so it can't be checked offline. */
export function AskForm(props: {
  card: ReviewCard
  ask: ReviewAsk
  answer: ReviewAnswer | null
  canSkip: boolean
  onSkip: () => void
  onDrop: () => void
  onAnswer: (answer: ReviewAnswer) => void
}) {
  const { card, ask, answer, onAnswer } = props
  const [chosen, setChosen] = useState<readonly number[]>(answer?.chosen ?? [])
  const [text, setText] = useState(answer?.text ?? '')
  const { submit, pending, error } = useSubmit(async (isKnown: boolean) =>
    onAnswer(await answerCard(card, isKnown ? { chosen: [...chosen], text } : {})),
  )
  const isEmpty = ask.type === 'choice' ? chosen.length === 0 : text.trim() === ''
  const isOffline = error instanceof ApiProblem && error.code === 'NETWORK'
  const isGone = error instanceof ApiProblem && (error.status === 404 || error.status === 409)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isEmpty && answer === null) void submit(true)
      }}
    >
      {ask.type === 'choice' ? (
        <Options ask={ask} answer={answer} chosen={chosen} onChange={setChosen} />
      ) : (
        <Textarea
          mt="md"
          autosize
          minRows={1}
          maxRows={8}
          label={texts.yourAnswer}
          value={text}
          readOnly={answer !== null}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      {answer === null && isGone && (
        <div className={ui.after12}>
          <p role="alert">{texts.elsewhere}</p>
          <Button variant="filled" onClick={props.onDrop}>
            {texts.drop}
          </Button>
        </div>
      )}
      {answer === null && !isGone && (
        <div className={clsx(ui.flex, ui.wrap, ui.gap8, ui.after12)}>
          <Button type="submit" variant="filled" loading={pending} disabled={isEmpty}>
            {texts.check}
          </Button>
          <Button disabled={pending} onClick={() => void submit(false)}>
            {texts.unknown}
          </Button>
          {error !== null && props.canSkip && <Button onClick={props.onSkip}>{texts.later}</Button>}
        </div>
      )}
      <Problem mt={8}>
        {error === null || isGone ? null : isOffline ? texts.offline : `${texts.notJudged} ${sentenceOf(error)}`}
      </Problem>
    </form>
  )
}

function Options(props: {
  ask: Choice
  answer: ReviewAnswer | null
  chosen: readonly number[]
  onChange: (chosen: readonly number[]) => void
}) {
  const { ask, answer, chosen, onChange } = props
  const name = useId()
  function choose(index: number): void {
    const others = chosen.filter((each) => each !== index)
    if (ask.many) onChange(chosen.includes(index) ? others : [...others, index])
    else onChange([index])
  }
  function stateOf(index: number): 'right' | 'wrong' | null {
    if (answer === null) return null
    if (answer.right.includes(index)) return 'right'
    return answer.chosen.includes(index) ? 'wrong' : null
  }
  return (
    <fieldset className={clsx(ui.bare, ui.borderless, ui.after12)} disabled={answer !== null}>
      <legend className={clsx(ui.bare, ui.small, ui.quiet)}>{ask.many ? texts.chooseMany : texts.chooseOne}</legend>
      <div className={clsx(ui.grid, ui.oneColumn, ui.gap8, ui.after8)}>
        {ask.options.map((option, index) => {
          const state = stateOf(index)
          return (
            <AnswerOption
              key={option}
              name={name}
              many={ask.many}
              checked={chosen.includes(index)}
              state={state}
              onChoose={() => choose(index)}
            >
              {option}
              {state !== null && answer?.whys[index] !== undefined && (
                <span className={clsx(ui.block, ui.small, ui.quiet)}>{answer.whys[index]}</span>
              )}
            </AnswerOption>
          )
        })}
      </div>
    </fieldset>
  )
}
