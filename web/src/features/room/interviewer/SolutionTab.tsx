import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import type { QuestionGuide } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Markdown } from '../../../ui/Markdown.tsx'
import ui from '../../../ui/primitives.module.css'
import { Pairs } from './GuideTab.tsx'
import classes from './InterviewerPane.module.css'
import { Section } from './Section.tsx'
import { interviewerTexts as texts } from './texts.ts'

/** The full answer, the approaches, and the authors' programs. */
export function SolutionTab({ guide }: { guide: QuestionGuide }) {
  const { time, space } = guide.complexity
  return (
    <>
      <Section title={texts.solution} aside={time === '' ? undefined : texts.cost({ time, space })}>
        <div className={clsx(ui.small, ui.breaks)}>
          <Markdown text={guide.editorial} />
        </div>
      </Section>
      <Pairs
        title={texts.approaches}
        pairs={guide.approaches.map(({ name, time, space, response }) => [
          `${name}, ${texts.cost({ time, space })}`,
          response,
        ])}
      />
      {guide.solutions.map(({ language, kind, program, ...cost }) => (
        <Section
          key={`${language} ${kind} ${program.length}`}
          title={`${programmingLanguageLabels[language]}, ${kind}`}
          aside={cost.time === '' ? undefined : texts.cost(cost)}
        >
          <pre
            className={clsx(ui.flat, ui.lineAround, ui.round, ui.codeGround, ui.mono, ui.focusInside, classes.program)}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
            tabIndex={0}
          >
            {program}
          </pre>
        </Section>
      ))}
    </>
  )
}
