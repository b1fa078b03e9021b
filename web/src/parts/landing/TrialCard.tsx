import { trialMinutes, trialQuestion } from '@greenroom/shared/rules'
import { ActionIcon, Button } from '@mantine/core'
import { useSessionStorage } from '@mantine/hooks'
import { IconArrowUp } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { trialDraftKey } from '../../data/trial.ts'
import ui from '../../ui/primitives.module.css'
import classes from './TrialCard.module.css'
import { TrialProblem } from './TrialProblem.tsx'
import { landingTexts } from './texts.ts'
import type { BeginTrial } from './useBeginTrial.ts'

const texts = landingTexts.card
const longestFirstWords = 2_000

/** The interviewer's first question, with a field to answer it. Enter sends the answer and starts the interview. */
export function TrialCard({ trial: { begin, pendingAt, failure, isUsedUp } }: { trial: BeginTrial }) {
  // The text survives a reload and a refusal.
  const [words, setWords] = useSessionStorage({
    key: trialDraftKey,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  const isBusy = pendingAt !== null
  return (
    <section className={clsx(ui.flex, ui.column, ui.lineAround, ui.surface, classes.card)} aria-label={texts.label}>
      <div className={clsx(ui.flex, ui.between, ui.baseline, classes.head)}>
        <span className={clsx(ui.text15, ui.quiet)}>{texts.interviewer}</span>
        <span className={clsx(ui.strong, ui.figures, classes.clock)}>{texts.clock(trialMinutes)}</span>
      </div>
      <p className={clsx(ui.line27, classes.question)}>{trialQuestion.opening}</p>
      {isUsedUp ? (
        <UsedUp hasWords={words.trim() !== ''} />
      ) : (
        <>
          <form
            className={clsx(ui.row, ui.gap8, ui.round, ui.surface, classes.box)}
            onSubmit={(event) => {
              event.preventDefault()
              begin('card', words)
            }}
          >
            <input
              className={clsx(ui.grow, ui.shrinks, ui.bare, ui.ink, ui.borderless, ui.clear, classes.field)}
              aria-label={texts.field}
              placeholder={texts.field}
              aria-describedby="trial-clock"
              autoComplete="off"
              maxLength={longestFirstWords}
              value={words}
              readOnly={isBusy}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
            <span
              className={clsx(
                ui.tiny,
                ui.line18,
                ui.quiet,
                ui.mono,
                ui.lineAround,
                ui.roundSmall,
                ui.notOnPhones,
                classes.key,
              )}
              aria-hidden="true"
            >
              Enter
            </span>
            <ActionIcon
              type="submit"
              variant="filled"
              size={32}
              radius={8}
              aria-label={texts.send}
              loading={pendingAt === 'card'}
              disabled={isBusy && pendingAt !== 'card'}
            >
              <IconArrowUp size={18} stroke={1.8} aria-hidden="true" />
            </ActionIcon>
          </form>
          <p id="trial-clock" className={clsx(ui.small, ui.quiet, classes.note)}>
            {texts.starts}
          </p>
        </>
      )}
      {failure?.place === 'card' && <TrialProblem error={failure.error} />}
    </section>
  )
}

/** Replaces the field once today's free tries are used up. */
function UsedUp({ hasWords }: { hasWords: boolean }) {
  const { title, body, action, kept } = landingTexts.usedUp
  return (
    <>
      <p className={clsx(ui.body, ui.quiet, classes.used)}>
        {title} {hasWords ? kept : body}
      </p>
      <Button component={Link} to="/signup">
        {action}
      </Button>
    </>
  )
}
