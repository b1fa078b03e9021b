import { type DiagnosticView, maxExplanationCharacters } from '@greenroom/shared/wire'
import { Button, Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { useDictation } from '../../parts/chat/useDictation.ts'
import { useNow } from '../../parts/room/useNow.ts'
import { MicrophoneButton } from '../../parts/voice/MicrophoneButton.tsx'
import { DictationProvider } from '../../parts/voice/VoiceProvider.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { elapsedOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { useDiagnosticCalls } from './diagnostics.ts'
import classes from './ItemStep.module.css'
import { SkipPart } from './SkipPart.tsx'
import { StepFooter } from './StepFooter.tsx'
import { diagnosticTexts } from './texts.ts'

const saveAfterMs = 1_500
const texts = diagnosticTexts.explain

/** Two minutes to explain the solution, typed or dictated. What is typed is saved, and handed in when time is up. */
export function ExplainStep({ open }: { open: DiagnosticView }) {
  const { id, explanation, code } = open
  const calls = useDiagnosticCalls()
  const begin = useSubmit(() => calls.beginExplanation(id))
  return (
    <>
      {explanation.state === 'running' ? (
        <DictationProvider>
          <Field key={id} open={open} />
        </DictationProvider>
      ) : (
        <>
          <div className={clsx(ui.grow, classes.item)}>
            <h1 className={ui.under12}>{texts.title}</h1>
            {explanation.state === 'judging' ? (
              <p role="status">{texts.judging}</p>
            ) : (
              <>
                <p className={ui.large}>{code.state === 'skipped' ? texts.notWritten : texts.body}</p>
                <Problem>{begin.error === null ? null : sentenceOf(begin.error)}</Problem>
                <TaskText open={open} />
              </>
            )}
          </div>
          {explanation.state === 'waiting' && (
            <StepFooter left={<SkipPart diagnosticId={id} part="explain" />}>
              <Button variant="filled" loading={begin.pending} onClick={() => void begin.submit()}>
                {texts.begin}
              </Button>
            </StepFooter>
          )}
        </>
      )}
    </>
  )
}

function TaskText({ open: { code, explanation } }: { open: DiagnosticView }) {
  return explanation.statement === null ? null : (
    <details open={code.state === 'skipped'} className={clsx(ui.surface, ui.round, ui.lineAround, ui.inset16by20)}>
      <summary className={clsx(ui.pressable, ui.medium)}>
        {texts.task}: {code.title}
      </summary>
      <Markdown text={explanation.statement} isPage />
    </details>
  )
}

function Field({ open }: { open: DiagnosticView }) {
  const { id, explanation, code } = open
  const calls = useDiagnosticCalls()
  const [text, setText] = useState(explanation.text)
  const { submit, pending, error } = useSubmit(() => calls.explain(id, text, true))
  const saving = useSubmit((draft: string) => calls.explain(id, draft, false))
  const { shown } = useDictation(text, setText, () => undefined)
  const now = useNow(1_000)
  const leftMs = Date.parse(explanation.endsAt ?? '') - now

  const isOver = leftMs <= 0
  const latest = useRef({ save: saving.submit, hand: submit })
  useEffect(() => {
    latest.current = { save: saving.submit, hand: submit }
  })
  useEffect(() => {
    if (isOver || pending || text === explanation.text) return
    const timer = setTimeout(() => void latest.current.save(text), saveAfterMs)
    return () => clearTimeout(timer)
  }, [text, explanation.text, isOver, pending])
  useEffect(() => {
    if (isOver) void latest.current.hand()
  }, [isOver])

  return (
    <form
      className={clsx(ui.flex, ui.column, ui.grow)}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <div className={clsx(ui.grow, ui.grid, ui.oneColumn, ui.gap16, ui.start, classes.item)}>
        <div className={clsx(ui.row, ui.wrap, ui.between, ui.gap12)}>
          <h1 className={ui.flat}>{texts.title}</h1>
          <span className={clsx(ui.mono, ui.figures)} role="timer">
            {texts.clock(elapsedOf(Math.max(0, leftMs)))}
          </span>
        </div>
        <p className={clsx(ui.flat, ui.quiet)}>{code.state === 'skipped' ? texts.notWritten : texts.body}</p>
        <Textarea
          label={texts.field}
          autosize
          minRows={8}
          maxRows={18}
          maxLength={maxExplanationCharacters}
          value={shown}
          data-autofocus
          onChange={({ currentTarget: { value } }) => setText(value)}
        />
        <div>
          <MicrophoneButton isWide />
        </div>
        <Problem>{(error ?? saving.error) ? sentenceOf(error ?? saving.error) : null}</Problem>
        <TaskText open={open} />
      </div>
      <StepFooter left={<SkipPart diagnosticId={id} part="explain" />}>
        <Button type="submit" variant="filled" loading={pending}>
          {texts.hand}
        </Button>
      </StepFooter>
    </form>
  )
}
