import { isAfterCoding, isExam } from '@greenroom/shared/rules'
import type { InterviewerGuide, QuestionGuide } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useInterview } from '../../../parts/room/useInterview.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import classes from './InterviewerPane.module.css'
import { Section } from './Section.tsx'
import { interviewerTexts as texts } from './texts.ts'
import { useGive } from './useGive.ts'
import { capOfRung } from './useGuide.ts'

/**
 * The five hint rungs, each with the score caps it sets; only the next one can be given. During the interview the
 * others get one line each, so that the rubric stays visible.
 */
export function HintLadder({ guide, rubric }: { guide: QuestionGuide; rubric: InterviewerGuide['rubric'] }) {
  const standing = useInterview((state) => ({
    isExam: isExam(state),
    number: state.question.number,
    given: state.question.hintRung,
    canGive: state.control === 'human' && !isAfterCoding(state.step),
    isOver: isAfterCoding(state.step),
  }))
  const { give, pending, problem } = useGive()
  const [isWhole, setIsWhole] = useState(false)
  if (guide.hints.length === 0) return <Section title={texts.hints}>{texts.noHints}</Section>
  if (standing?.isExam) return <Section title={texts.hints}>{texts.noHintsInExam}</Section>
  const isOpen = standing?.number === guide.question
  const given = isOpen ? standing.given : guide.hintsRevealed
  const isShort = standing !== null && !isWhole
  return (
    <Section title={texts.hints} aside={standing?.isOver ? texts.hintsOver : texts.hintCap}>
      <ol className={clsx(ui.grid, ui.gap6, ui.list)}>
        {guide.hints.map((hint, index) => {
          const rung = index + 1
          const isGiven = rung <= given
          const isNext = isOpen && rung === given + 1
          const at = capOfRung(rung, rubric)
          return (
            <li key={hint} className={clsx(ui.grid, ui.gap8, ui.start, ui.small, classes.rung)}>
              <span
                className={clsx(ui.grid, ui.placeMiddle, ui.circle, ui.tiny, ui.figures, classes.number)}
                data-given={isGiven}
              >
                {rung}
              </span>
              <span className={clsx(ui.breaks, ui.shrinks, isNext && !standing?.isOver ? ui.medium : ui.quiet)}>
                <span className={clsx(ui.block, isShort && !isNext && ui.cut)}>{hint}</span>
                {at !== null && !(isShort && !isNext) && (
                  <span className={clsx(ui.block, ui.tiny, ui.quiet)}>{texts.caps(at)}</span>
                )}
              </span>
              {isGiven ? (
                <span className={clsx(ui.tiny, ui.quiet)}>{texts.given}</span>
              ) : isNext && standing?.canGive ? (
                <Button
                  size="xs"
                  aria-label={texts.giveOf(rung)}
                  disabled={pending}
                  onClick={() => void give({ type: 'RevealHint', rung, question: guide.question })}
                >
                  {texts.give}
                </Button>
              ) : (
                <span className={clsx(ui.tiny, ui.quiet)}>{standing?.isOver ? null : texts.locked}</span>
              )}
            </li>
          )
        })}
      </ol>
      {standing !== null && (
        <Button variant="subtle" size="xs" mt={4} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.hintsShort : texts.hintsWhole}
        </Button>
      )}
      {problem !== null && <Problem mt={8}>{problem}</Problem>}
    </Section>
  )
}
