import { decisionLabels, decisions } from '@greenroom/shared/session'
import type { InterviewerGuide } from '@greenroom/shared/wire'
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { nameOf } from '../../../data/sessionLabels.ts'
import { useRoomAccess } from '../../../parts/room/roomContext.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './After.module.css'
import { emptyDraft, lineOf, noted, submissionOf, withLine } from './draft.ts'
import { LineField } from './LineField.tsx'
import { Material } from './Material.tsx'
import type { Quotable } from './quotables.ts'
import { afterTexts as texts } from './texts.ts'
import { useDraft } from './useDraft.ts'

/** `dimension`: the line with the problem, or null if it concerns the whole scorecard. */
type Refused = { dimension: string | null; message: string }

/** The interviewer's scorecard form: scores, each backed by exact quotes from the interview. */
export function ScorecardForm(props: {
  sessionId: string
  rubric: InterviewerGuide['rubric']
  quotables: readonly Quotable[]
  /** The highest possible score in a dimension, given the help that the candidate got. */
  limitFor: (dimension: string) => number
}) {
  const { sessionId, rubric, quotables, limitFor } = props
  const { client } = useRoomAccess()
  const { draft, change, forget } = useDraft(sessionId, () =>
    noted(emptyDraft(rubric.dimensions.map(({ dimension }) => dimension)), quotables),
  )
  const [picking, setPicking] = useState<string | null>(null)
  const [refused, setRefused] = useState<Refused | null>(null)
  const [pending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refused !== null && refused.dimension !== null) focusOnLine(form.current, nameOf(refused.dimension))
  }, [refused])

  async function send() {
    const submission = submissionOf(draft)
    const bare = submission.lines.find(({ evidence }) => evidence.length === 0)
    if (submission.lines.length === 0) return setRefused({ dimension: null, message: texts.needsScore })
    if (bare !== undefined) return setRefused({ dimension: bare.dimension, message: texts.needsQuote })
    const high = submission.lines.find(({ dimension, score }) => score > limitFor(dimension))
    if (high !== undefined)
      return setRefused({ dimension: high.dimension, message: texts.atMost(limitFor(high.dimension)) })
    setRefused(null)
    setPending(true)
    const answer = await client.send({ type: 'SubmitScorecard', ...submission })
    setPending(false)
    if (answer.ok) forget()
    else {
      const { message, dimension } = answer.error
      const isShown = rubric.dimensions.some((each) => each.dimension === dimension)
      setRefused({ dimension: isShown ? (dimension ?? null) : null, message })
    }
  }

  return (
    <div className={clsx(ui.grid, classes.columns)}>
      <form
        ref={form}
        className={clsx(ui.grid, ui.gap16, ui.shrinks)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!pending) void send()
        }}
      >
        {rubric.dimensions.map(({ dimension, expected }) => (
          <LineField
            key={dimension}
            dimension={dimension}
            expected={expected}
            line={lineOf(draft, dimension)}
            problem={refused?.dimension === dimension ? refused.message : null}
            isPicking={picking === dimension}
            onPicking={() => setPicking(picking === dimension ? null : dimension)}
            onChange={(changed) => {
              setRefused(null)
              change(withLine(draft, dimension, changed))
            }}
          />
        ))}
        <div className={clsx(ui.grid, ui.gap16, ui.lineAbove, classes.line)}>
          <NativeSelect
            label={texts.decision}
            value={draft.decision ?? ''}
            data={[
              { value: '', label: texts.byScores },
              ...decisions.map((value) => ({ value, label: decisionLabels[value] })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              change({ ...draft, decision: decisions.find((each) => each === value) ?? null })
            }
          />
          <Textarea
            label={texts.summary}
            description={texts.summaryHint}
            autosize
            minRows={2}
            maxLength={4_000}
            value={draft.summary}
            onChange={({ currentTarget }) => change({ ...draft, summary: currentTarget.value })}
          />
          <div className={clsx(ui.row, ui.wrap, ui.gap12)}>
            <Button type="submit" variant="filled" size="md" loading={pending}>
              {texts.send}
            </Button>
            <span className={clsx(ui.small, ui.quiet)}>{texts.draft}</span>
          </div>
          {refused !== null && refused.dimension === null && <Problem>{refused.message}</Problem>}
        </div>
      </form>
      <section className={clsx(ui.shrinks, classes.happened)} aria-label={texts.material}>
        {picking !== null && (
          <p className={clsx(ui.under8, ui.small, ui.medium)} role="status">
            {texts.picking(nameOf(picking))}
          </p>
        )}
        <Material
          sessionId={sessionId}
          quotables={quotables}
          onPick={
            picking === null
              ? null
              : (quote) => {
                  setRefused(null)
                  const { evidence } = lineOf(draft, picking)
                  if (!evidence.some((each) => each.eventSeq === quote.eventSeq && each.quote === quote.quote))
                    change(withLine(draft, picking, { evidence: [...evidence, quote] }))
                  setPicking(null)
                }
          }
        />
      </section>
    </div>
  )
}

/** Focuses the score field of a line with a problem. */
function focusOnLine(form: HTMLElement | null, name: string): void {
  const lines = Array.from(form?.querySelectorAll('section') ?? [])
  const line = lines.find((each) => each.getAttribute('aria-label') === name)
  line?.querySelector<HTMLElement>('input:checked')?.focus()
}
