import type { ScorecardLine, SessionScorecard } from '@greenroom/shared/session'
import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import type { QuestionSolution, SessionSolution } from '@greenroom/shared/wire'
import { NativeSelect } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { HandIn } from '../../../parts/replay/handIns.ts'
import { Markdown } from '../../../ui/Markdown.tsx'
import ui from '../../../ui/primitives.module.css'
import { scorecardTexts } from '../texts.ts'
import { Covers } from './Covers.tsx'
import { coverageOf } from './coverage.ts'
import { ModelDesign } from './ModelDesign.tsx'
import { Reference } from './Reference.tsx'
import classes from './SolutionTab.module.css'

const texts = scorecardTexts.solution

/**
 * A strong answer next to the candidate's: its points, the ones that never came up, and the program, design or
 * explanation.
 */
export function SolutionTab(props: {
  solution: SessionSolution
  scorecard: SessionScorecard | null
  round: number | null
  handIns: readonly HandIn[]
  language: ProgrammingLanguage
  /** When a commit was stored, in ms from the start of the interview; null if it's unknown. */
  momentOf: (seq: number) => number | null
  onEvidence: (line: ScorecardLine, pointIndex: number) => void
}) {
  const { questions } = props.solution
  const [chosen, setChosen] = useState<number | null>(null)
  const [compared, setCompared] = useState(false)
  const wanted = props.round === null ? chosen : props.round + 1
  const answer = questions.find(({ question }) => question === wanted) ?? questions[0]
  if (answer === undefined) return null
  const judged = props.scorecard?.rounds[answer.question - 1] ?? null
  const handIn = props.handIns.filter(({ question }) => question === answer.question).at(-1)
  return (
    <div className={clsx(ui.grid, ui.lowers, ui.tall, classes.solution)}>
      <section
        className={clsx(ui.inset16by20, ui.lineRight, ui.scrolls, ui.focusInside, classes.side)}
        aria-label={texts.covers}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
        tabIndex={0}
      >
        {questions.length > 1 && props.round === null && (
          <NativeSelect
            aria-label={texts.question}
            size="xs"
            mb={12}
            value={answer.question}
            data={questions.map(({ question, title }) => ({ value: String(question), label: `${question}. ${title}` }))}
            onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
          />
        )}
        <Covers
          covered={coverageOf(answer, judged)}
          isDesign={answer.design !== null}
          momentOf={props.momentOf}
          onEvidence={props.onEvidence}
        />
        <OtherWays answer={answer} />
      </section>
      <div className={clsx(ui.flex, ui.column, ui.lowers)}>
        {answer.solutions.length > 0 && (
          <Reference
            key={answer.question}
            solutions={answer.solutions}
            language={handIn?.programmingLanguage ?? props.language}
            mine={handIn?.code ?? null}
            compared={compared && handIn !== undefined}
            onCompare={setCompared}
          />
        )}
        {(!compared || handIn === undefined) && <Explanation answer={answer} />}
      </div>
    </div>
  )
}

/** Reading material: the model design, or else the explanation and possible follow-up questions. */
function Explanation({ answer }: { answer: QuestionSolution }) {
  return (
    <section
      className={clsx(ui.body, ui.lineAbove, ui.scrolls, ui.focusInside, classes.text)}
      aria-label={texts.why}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by the keyboard
      tabIndex={0}
    >
      {answer.design !== null && <ModelDesign design={answer.design} />}
      {answer.design === null && (
        <>
          <h3 className={clsx(ui.under6, classes.title)}>{answer.solutions.length > 0 ? texts.why : texts.inShort}</h3>
          <Markdown text={answer.editorial} />
        </>
      )}
      {answer.followUps.length > 0 && (
        <>
          <h3 className={clsx(ui.under6, classes.title)}>
            {answer.points.length === 0 && answer.solutions.length === 0 ? texts.statements : texts.followUps}
          </h3>
          <dl className={clsx(ui.grid, ui.gap10, ui.flat, classes.followUps)}>
            {answer.followUps.map(({ question, goodAnswer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{goodAnswer}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

/** Other approaches and their weaknesses; if there are none, common mistakes. */
function OtherWays({ answer }: { answer: QuestionSolution }) {
  const others = answer.approaches.filter(({ quality }) => quality !== 'optimal')
  if (others.length === 0 && answer.pitfalls.length === 0) return null
  return (
    <section className={clsx(ui.body, ui.quiet, ui.lineAbove, classes.others)}>
      <h3 className={clsx(ui.under6, classes.title)}>{others.length > 0 ? texts.otherWays : texts.pitfalls}</h3>
      <ul>
        {others.length > 0
          ? others.map(({ name, quality, time }) => (
              <li key={name}>
                {name.charAt(0).toUpperCase() + name.slice(1)}. {texts.way[quality]}
                {quality === 'wrong' ? '.' : `: ${time}.`}
              </li>
            ))
          : answer.pitfalls.map(({ mistake }) => <li key={mistake}>{mistake}</li>)}
      </ul>
    </section>
  )
}
