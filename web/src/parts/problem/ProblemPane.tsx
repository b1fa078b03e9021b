import { type ChallengeExample, type PublicChallenge, questionsOf } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { Fragment, memo, type ReactNode } from 'react'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { useRoom } from '../room/roomContext.ts'
import { roomTexts as texts } from '../room/texts.ts'
import classes from './ProblemPane.module.css'

/** The question as presented: statement and worked examples. */
export const ProblemPane = memo(function ProblemPane(props: {
  afterTitle?: ReactNode
  /** Whether limits and the first example, if short, stay visible at the bottom of the scrolling text. */
  pinsExample?: boolean
}) {
  const { afterTitle, pinsExample = false } = props
  const challenge = useRoom(({ state }) => (state === null ? undefined : questionsOf(state).at(-1)?.challenge))
  return challenge === undefined ? null : (
    <Statement challenge={challenge} afterTitle={afterTitle} pinsExample={pinsExample} />
  )
})

function Statement(props: { challenge: PublicChallenge; afterTitle: ReactNode; pinsExample: boolean }) {
  const { challenge, afterTitle, pinsExample } = props
  return (
    <div className={clsx(ui.body, classes.problem)}>
      <h2 className={classes.title}>{challenge.title}</h2>
      {afterTitle}
      <StatementBody challenge={challenge} pinsExample={pinsExample} />
    </div>
  )
}

/**
 * The question's text without its title. How a complete program reads its input comes last, because few people need
 * that.
 */
export function StatementBody({
  challenge,
  pinsExample = false,
}: {
  challenge: PublicChallenge
  pinsExample?: boolean
}) {
  const { parts, examples, challenge_description } = challenge
  const [first, ...others] = examples
  return (
    <>
      {challenge.limits !== undefined && (
        <p className={clsx(ui.text13, ui.line20, ui.quiet, classes.runLimits)}>{texts.runLimits(challenge.limits)}</p>
      )}
      <Markdown text={parts?.task ?? challenge_description} />
      <Foot example={first} limits={parts?.limits ?? []} isPinned={pinsExample} />
      {first !== undefined && first.explanation !== '' && <p className={ui.after8}>{first.explanation}</p>}
      {others.map((example) => (
        <Example key={`${example.input}${example.output}`} example={example} />
      ))}
      {parts !== undefined && <Markdown text={parts.format} />}
    </>
  )
}

/** For reference while writing code: the limits and the first example. */
function Foot(props: { example: ChallengeExample | undefined; limits: readonly string[]; isPinned: boolean }) {
  const { example, limits, isPinned } = props
  if (example === undefined && limits.length === 0) return null
  return (
    <div className={classes.foot} data-pinned={isPinned && isShort(example, limits)}>
      {limits.length > 0 && (
        <>
          <h3 className={clsx(ui.under4, ui.text13, ui.line20, classes.heading)}>{texts.limits}</h3>
          <Markdown text={limits.map((limit) => `- ${limit}`).join('\n')} />
        </>
      )}
      {example !== undefined && (
        <>
          <h3 className={clsx(ui.under4, ui.text13, ui.line20, classes.heading)}>{texts.examples}</h3>
          <Pair example={example} />
        </>
      )}
    </div>
  )
}

function Example({ example }: { example: ChallengeExample }) {
  return (
    <div className={classes.example}>
      <Pair example={example} />
      {example.explanation !== '' && <p className={ui.after8}>{example.explanation}</p>}
    </div>
  )
}

/**
 * An example as a function call. Shown as input and output if the question has no function or the log doesn't name it.
 */
function Pair({ example }: { example: ChallengeExample }) {
  return (
    <dl className={clsx(ui.grid, ui.flat, ui.text14, classes.pair)}>
      {linesOf(example).map(({ name, value, isCode }) => (
        <Fragment key={name}>
          <dt>{isCode ? <code>{name}</code> : name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

type Line = { name: string; value: string; isCode: boolean }

function linesOf({ call, input, output }: ChallengeExample): Line[] {
  if (call === undefined)
    return [
      { name: texts.exampleIn, value: input, isCode: false },
      { name: texts.exampleOut, value: output, isCode: false },
    ]
  const given = call.given.map((row) => ({ ...row, isCode: true }))
  // The calls of a class have what they return beside them.
  if (call.returns === '') return given
  return [...given, { name: texts.exampleReturns, value: call.returns, isCode: false }]
}

/** The most lines that a small pane has room for. */
const maxPinnedLines = 12
const isShort = (example: ChallengeExample | undefined, limits: readonly string[]): boolean => {
  const shown = example === undefined ? [] : linesOf(example).flatMap(({ value }) => value.trim().split('\n'))
  return shown.length + limits.length <= maxPinnedLines
}
