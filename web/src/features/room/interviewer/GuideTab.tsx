import type { InterviewerGuide, QuestionGuide } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { useRoom } from '../../../parts/room/roomContext.ts'
import { Markdown } from '../../../ui/Markdown.tsx'
import ui from '../../../ui/primitives.module.css'
import { HintLadder } from './HintLadder.tsx'
import classes from './InterviewerPane.module.css'
import { NowSection } from './prompter/NowSection.tsx'
import { RubricChips } from './RubricChips.tsx'
import { Section } from './Section.tsx'
import { interviewerTexts as texts } from './texts.ts'

/** Guide to leading this question: what to do now, the hint ladder, the rubric, and what to listen for. */
export function GuideTab({ guide, rubric }: { guide: QuestionGuide; rubric: InterviewerGuide['rubric'] }) {
  const step = useRoom(({ state }) => (state?.phase === 'IN_PROGRESS' ? state.step : null))
  return (
    <>
      <NowSection guide={guide} />
      {step === null && <h3 className={clsx(ui.flat, ui.inset16by20, ui.large, ui.breaks)}>{guide.title}</h3>}
      {guide.opening !== '' && (step === null || step === 'introduction') && (
        <Section title={texts.opening}>
          <div className={clsx(ui.small, ui.breaks)}>
            <Markdown text={guide.opening} />
          </div>
        </Section>
      )}
      <HintLadder guide={guide} rubric={rubric} />
      <RubricChips rubric={rubric} />
      <Pairs title={texts.clarifications} pairs={guide.clarifications.map(({ about, answer }) => [about, answer])} />
      {guide.keyPoints.length > 0 && (
        <Section title={texts.listen}>
          <ul className={clsx(ui.grid, ui.gap6, ui.flat, ui.small, classes.points)}>
            {guide.keyPoints.map((point) => (
              <li key={point}>
                <Markdown text={point} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Pairs title={texts.mistakes} pairs={guide.commonMistakes.map(({ mistake, nudge }) => [mistake, nudge])} />
      <Pairs title={texts.edgeCases} pairs={guide.edgeCases.map(({ question, idea }) => [question, idea])} />
      <Pairs
        title={texts.followUps}
        pairs={guide.followUps.map(({ question, goodAnswer }) => [question, goodAnswer])}
      />
    </>
  )
}

/** A titled list of pairs, such as a question and its answer, or a mistake and the nudge for it. */
export function Pairs({ title, pairs }: { title: string; pairs: readonly (readonly [string, string])[] }) {
  if (pairs.length === 0) return null
  return (
    <Section title={title}>
      <dl className={clsx(ui.grid, ui.gap10, ui.flat, ui.small)}>
        {pairs.map(([about, answer]) => (
          <div key={about}>
            <dt className={clsx(ui.medium, ui.breaks)}>{about}</dt>
            <dd className={clsx(ui.flat, ui.quiet, ui.breaks)}>{answer}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
