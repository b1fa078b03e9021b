import type { CvDecided, CvSuggestion } from '@greenroom/shared/wire'
import { Button, SegmentedControl } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconShieldCheck, IconTrash } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { useState } from 'react'
import { sentenceOf } from '../../data/api.ts'
import { isoDayOf, longDateOf } from '../../data/days.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { AskModel } from './AskModel.tsx'
import classes from './Cv.module.css'
import type { OpenDialog } from './CvHeader.tsx'
import { fieldId } from './Sheet.tsx'
import { SuggestionCard } from './SuggestionCard.tsx'
import { cvTexts } from './texts.ts'
import type { CvDraft } from './useCvDraft.ts'

const texts = cvTexts.suggestions
const views = ['open', 'accepted', 'rejected'] as const

type Props = {
  draft: CvDraft
  chosen: CvSuggestion | null
  choose: (suggestionId: string) => void
  open: (dialog: OpenDialog) => void
  /** Whether an open dialog gets the keys instead. */
  isCovered: boolean
  hasModel: boolean
}

/** The suggestions, one of which is open for a decision. J and K move, A accepts, R rejects. */
export function Suggestions({ draft, chosen, choose, open, isCovered, hasModel }: Props) {
  const { suggestions, decided, questions, deleteAt } = draft.cv
  const [view, setView] = useState<(typeof views)[number]>('open')
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const deciding = useSubmit(async (suggestionId: string, decision: 'accepted' | 'rejected' | 'open') => {
    const index = suggestions.findIndex((each) => each.suggestionId === suggestionId)
    const next = suggestions[index + 1] ?? suggestions[index - 1]
    const answer = answers[suggestionId]?.trim()
    await draft.decide(suggestionId, {
      decision,
      ...(decision === 'accepted' && answer !== undefined && answer !== '' ? { answer } : {}),
    })
    if (decision === 'open') choose(suggestionId)
    else if (next !== undefined) choose(next.suggestionId)
  })
  const move = (by: number): void => {
    if (isCovered) return
    const index = suggestions.findIndex(({ suggestionId }) => suggestionId === chosen?.suggestionId)
    const next = suggestions[Math.min(suggestions.length - 1, Math.max(0, index + by))]
    if (next === undefined) return
    setView('open')
    choose(next.suggestionId)
    document.getElementById(fieldId(next.lineId))?.scrollIntoView({ block: 'nearest' })
  }
  const accept = (suggestion: CvSuggestion): void => {
    const isAnswered = (answers[suggestion.suggestionId] ?? '').trim() !== ''
    if (suggestion.after !== null || isAnswered) void deciding.submit(suggestion.suggestionId, 'accepted')
  }
  const ofChosen = (action: (suggestion: CvSuggestion) => void) => () => {
    if (chosen !== null && view === 'open' && !isCovered) action(chosen)
  }
  useHotkeys([
    ['J', () => move(1)],
    ['K', () => move(-1)],
    ['A', ofChosen(accept)],
    ['R', ofChosen(({ suggestionId }) => void deciding.submit(suggestionId, 'rejected'))],
  ])
  const ofDecision = (decision: CvDecided['decision']) => decided.filter((each) => each.decision === decision)
  const counts = {
    open: suggestions.length,
    accepted: ofDecision('accepted').length,
    rejected: ofDecision('rejected').length,
  }
  return (
    <section aria-label={texts.title} className={classes.side}>
      <div className={clsx(ui.flex, ui.wrap, ui.between, ui.middle, ui.gap12, ui.under16)}>
        <h2 className={clsx(ui.flat, classes.sideTitle)}>{texts.title}</h2>
        <SegmentedControl
          size="sm"
          aria-label={texts.show}
          value={view}
          onChange={(value) => setView(views.find((each) => each === value) ?? 'open')}
          data={views.map((value) => ({ value, label: texts[value](counts[value]) }))}
        />
      </div>
      {deciding.error !== null && <Problem mb={12}>{sentenceOf(deciding.error)}</Problem>}
      {hasModel && view === 'open' && <AskModel draft={draft} />}
      {view === 'open' && suggestions.length === 0 && <EmptyBox fact={texts.none} support={texts.noneBody} />}
      {view === 'open' && (
        <ol className={ui.list}>
          {suggestions.map((suggestion, index) => (
            <li key={suggestion.suggestionId}>
              <SuggestionCard
                suggestion={suggestion}
                number={decided.length + index + 1}
                isOpen={chosen?.suggestionId === suggestion.suggestionId}
                isBusy={deciding.pending}
                answer={answers[suggestion.suggestionId] ?? ''}
                setAnswer={(answer) => setAnswers((all) => ({ ...all, [suggestion.suggestionId]: answer }))}
                choose={() => choose(suggestion.suggestionId)}
                accept={() => accept(suggestion)}
                reject={() => void deciding.submit(suggestion.suggestionId, 'rejected')}
                edit={() => document.getElementById(fieldId(suggestion.lineId))?.focus()}
                move={move}
              />
            </li>
          ))}
        </ol>
      )}
      {view !== 'open' && (
        <DecidedList
          decided={ofDecision(view)}
          none={view === 'accepted' ? texts.noneAccepted : texts.noneRejected}
          isBusy={deciding.pending}
          undo={(suggestionId) => void deciding.submit(suggestionId, 'open')}
        />
      )}
      <div className={classes.foot}>
        <p className={clsx(ui.flat, ui.row, ui.gap8, ui.small, ui.quiet)}>
          <IconShieldCheck size={18} stroke={1.5} aria-hidden className={ui.fixed} />
          {cvTexts.promise}
        </p>
        <p className={clsx(ui.flat, ui.row, ui.gap8, ui.small, ui.quiet)}>
          <IconTrash size={18} stroke={1.5} aria-hidden className={ui.fixed} />
          <span>
            {cvTexts.deletedOn(longDateOf(isoDayOf(new Date(deleteAt))))}{' '}
            <button type="button" className={classes.link} onClick={() => open('remove')}>
              {cvTexts.now}
            </button>
            .
          </span>
        </p>
        {questions.length > 0 && (
          <div className={clsx(ui.flex, ui.between, ui.middle, ui.gap12, ui.lineAbove, classes.questionsLine)}>
            <span className={ui.small}>{cvTexts.questions.count(questions.length)}</span>
            <Button
              size="sm"
              aria-label={cvTexts.questions.showAll(questions.length)}
              onClick={() => open('questions')}
            >
              {cvTexts.questions.show}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

function DecidedList(props: {
  decided: readonly CvDecided[]
  none: string
  isBusy: boolean
  undo: (suggestionId: string) => void
}) {
  const { decided, none, isBusy, undo } = props
  if (decided.length === 0) return <p className={ui.quiet}>{none}</p>
  return (
    <ul className={ui.list}>
      {decided.toReversed().map(({ suggestionId, title, before, after }) => (
        <li key={suggestionId} className={clsx(ui.flex, ui.between, ui.gap12, ui.lineAbove, classes.decided)}>
          <div className={ui.shrinks}>
            <p className={clsx(ui.flat, ui.small, ui.medium)}>{title}</p>
            <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>
              {after === '' ? `${texts.removed}: ${before}` : (after ?? before)}
            </p>
          </div>
          <Button size="sm" aria-label={texts.undoOf(title)} disabled={isBusy} onClick={() => undo(suggestionId)}>
            {texts.undo}
          </Button>
        </li>
      ))}
    </ul>
  )
}
