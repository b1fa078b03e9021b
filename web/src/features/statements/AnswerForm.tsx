import { longestMessage } from '@greenroom/shared/session'
import { Button, TextInput, UnstyledButton } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useRoomAccess } from '../../parts/room/roomContext.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './AnswerForm.module.css'
import { answerOf, type Choice, choiceByKey, confidenceNames, nothingChosen, passAnswer } from './answer.ts'
import { statementTexts as texts } from './texts.ts'

/** Asks for true or false, how sure, and why, by pointer or keyboard. */
export function AnswerForm({ isJudged }: { isJudged: boolean }) {
  const { client } = useRoomAccess()
  const [choice, setChoice] = useState<Choice>(nothingChosen)
  const [problem, setProblem] = useState<string | null>(null)
  const sending = useRef(false)

  async function send(message: string | null) {
    if (isJudged || sending.current) return
    if (message === null) return setProblem(texts.chooseFirst)
    sending.current = true
    setProblem(null)
    const answer = await client.send({ type: 'SendMessage', message })
    sending.current = false
    if (!answer.ok) setProblem(answer.error.message)
  }

  useKeys((key) => {
    if (isJudged) return false
    if (key === 'Enter') {
      void send(answerOf(choice))
      return true
    }
    const chosen = choiceByKey(choice, key)
    if (chosen === null) return false
    setChoice(chosen)
    setProblem(null)
    return true
  })

  return (
    <form
      className={clsx(ui.flex, ui.column, ui.gap20)}
      onSubmit={(event) => {
        event.preventDefault()
        void send(answerOf(choice))
      }}
    >
      <fieldset className={clsx(ui.shrinks, ui.flat, ui.bare, ui.borderless)} disabled={isJudged}>
        <legend className={clsx(ui.bare, ui.body, ui.medium, classes.legend)}>{texts.verdict}</legend>
        <div className={clsx(ui.grid, ui.halves, ui.gap12)}>
          {[true, false].map((verdict) => (
            <UnstyledButton
              key={String(verdict)}
              className={clsx(ui.row, ui.between, ui.gap8, ui.medium, ui.round, ui.surface, classes.verdict)}
              disabled={isJudged}
              aria-pressed={choice.verdict === verdict}
              aria-keyshortcuts={verdict ? 'T' : 'F'}
              onClick={() => setChoice({ ...choice, verdict })}
            >
              {verdict ? texts.true : texts.false}
              <span
                className={clsx(ui.tiny, ui.line17, ui.regular, ui.mono, ui.roundSmall, classes.key)}
                aria-hidden="true"
              >
                {verdict ? 'T' : 'F'}
              </span>
            </UnstyledButton>
          ))}
        </div>
      </fieldset>
      <fieldset className={clsx(ui.shrinks, ui.flat, ui.bare, ui.borderless)} disabled={isJudged}>
        <legend className={clsx(ui.bare, ui.body, ui.medium, classes.legend)}>{texts.confidence}</legend>
        <div className={clsx(ui.grid, ui.gap8, classes.levels)}>
          {confidenceNames.map((level, index) => (
            <UnstyledButton
              key={level}
              className={clsx(ui.row, ui.between, ui.gap8, ui.round, ui.surface, classes.level)}
              disabled={isJudged}
              aria-pressed={choice.confidence === level}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => setChoice({ ...choice, confidence: level })}
            >
              {texts.levels[level]}
              <span
                className={clsx(ui.tiny, ui.line17, ui.regular, ui.mono, ui.roundSmall, classes.key)}
                aria-hidden="true"
              >
                {index + 1}
              </span>
            </UnstyledButton>
          ))}
        </div>
      </fieldset>
      <TextInput
        label={texts.why}
        description={texts.whyHint}
        maxLength={Math.min(500, longestMessage)}
        disabled={isJudged}
        value={choice.why}
        onChange={(event) => {
          setChoice({ ...choice, why: event.currentTarget.value })
          client.typed()
        }}
      />
      <div className={clsx(ui.row, ui.wrap, ui.gap8)}>
        <Button type="submit" variant="filled" size="md" disabled={isJudged}>
          {texts.answer}
        </Button>
        <Button size="md" variant="subtle" disabled={isJudged} onClick={() => void send(passAnswer)}>
          {texts.pass}
        </Button>
        <span className={clsx(ui.flat, ui.text14, ui.quiet)}>{texts.passHint}</span>
      </div>
      <Problem>{problem}</Problem>
      <p className={clsx(ui.flat, ui.text14, ui.quiet, ui.notOnPhones)}>{texts.keys}</p>
    </form>
  )
}

/** Handles keys pressed anywhere except in fields and on buttons. */
function useKeys(onKey: (key: string) => boolean): void {
  const latest = useRef(onKey)
  useEffect(() => {
    latest.current = onKey
  })
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
      const target = event.target instanceof HTMLElement ? event.target : null
      if (target?.closest('input, textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]')) return
      // Enter presses the focused element, unless it is already selected.
      if (event.key === 'Enter' && target?.closest('button, a') && !target.closest('[aria-pressed="true"]')) return
      if (latest.current(event.key)) event.preventDefault()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
