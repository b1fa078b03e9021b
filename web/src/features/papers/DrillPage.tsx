import { type Drill, drillAnsweredSchema, paperPaths, type WorkedQuestion } from '@greenroom/shared/wire'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { post, sentenceOf } from '../../data/api.ts'
import { AnswerOption } from '../../ui/AnswerOption.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import classes from './Papers.module.css'
import { papersPage, useDrill } from './papers.ts'
import { letterOf } from './sheets.ts'
import { paperTexts } from './texts.ts'
import { unitSection } from './unitSection.tsx'
import { Worked } from './Worked.tsx'

const texts = paperTexts.drill

/**
 * `/app/papers/drill`: the questions that were last answered wrongly, one at a time, each followed by a worked
 * solution.
 */
export default function DrillPage() {
  const { data, isError, error, refetch } = useDrill()
  const [at, setAt] = useState(0)
  const client = useQueryClient()
  const question = data?.[at]
  return (
    <div className={clsx(ui.centred, classes.between)}>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.quiet, ui.under8)}>{texts.lead}</p>
      <p className={clsx(ui.small, ui.warn, ui.under24)}>
        {paperTexts.notReviewed} {paperTexts.notAdvice}
      </p>
      {isError && (
        <div role="alert">
          <p>
            {paperTexts.failed} {sentenceOf(error)}
          </p>
          <Button onClick={() => void refetch()}>{paperTexts.again}</Button>
        </div>
      )}
      {data === undefined && !isError && (
        <div role="status" aria-busy="true" aria-label={paperTexts.loading}>
          <Skeleton height={280} animate={false} />
        </div>
      )}
      {data !== undefined && question === undefined && (
        <>
          <p role="status">{data.length === 0 ? texts.empty : texts.done}</p>
          <Button
            component={Link}
            to={papersPage}
            onClick={() => void client.invalidateQueries({ queryKey: ['papers'] })}
          >
            {texts.back}
          </Button>
        </>
      )}
      {data !== undefined && question !== undefined && (
        <>
          <p className={clsx(ui.small, ui.quiet)}>{texts.left(data.length - at)}</p>
          <Drilled key={question.key} question={question} onNext={() => setAt(at + 1)} />
        </>
      )}
    </div>
  )
}

/** How an option is marked once the question has been answered. */
function judgedAs(option: string, answer: string, worked: WorkedQuestion | null): 'right' | 'wrong' | null {
  if (worked === null) return null
  if (option === worked.right) return 'right'
  return option === answer ? 'wrong' : null
}

function Drilled({ question, onNext }: { question: Drill['questions'][number]; onNext: () => void }) {
  const [answer, setAnswer] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [worked, setWorked] = useState<WorkedQuestion | null>(null)
  const { submit, pending, error } = useSubmit(async () => {
    const answered = await post(paperPaths.drill, { key: question.key, answer }, drillAnsweredSchema)
    setProblem(answered.problem === null ? null : paperTexts.problems[answered.problem])
    setWorked(answered.worked)
  })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (worked === null) void submit()
        else onNext()
      }}
    >
      <h2 className={clsx(ui.title, ui.under8)}>{question.title}</h2>
      <Markdown text={question.statement} />
      {question.scenario !== null && <Markdown text={question.scenario} />}
      {question.form === 'numeric' ? (
        <TextInput
          size="md"
          className={classes.drillField}
          label={paperTexts.room.answer}
          description={paperTexts.room.numberHint(question.rounding ?? '')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="decimal"
          autoComplete="off"
          {...unitSection(question.unit)}
          readOnly={worked !== null}
          error={problem}
          value={answer}
          onChange={({ currentTarget }) => setAnswer(currentTarget.value)}
        />
      ) : (
        <fieldset className={clsx(ui.bare, ui.borderless, classes.drillField)} disabled={worked !== null}>
          <legend className={clsx(ui.medium, ui.under8)}>{paperTexts.room.answer}</legend>
          {question.options.map((option, index) => (
            <AnswerOption
              key={option}
              name="answer"
              checked={answer === option}
              state={judgedAs(option, answer, worked)}
              letter={letterOf(index)}
              onChoose={() => setAnswer(option)}
            >
              {option}
            </AnswerOption>
          ))}
        </fieldset>
      )}
      <div aria-live="polite">
        {worked !== null && (
          <>
            <p className={clsx(ui.strong, worked.isRight === true ? ui.accent : ui.bad)}>
              {worked.isRight === true ? texts.right : texts.wrong}
            </p>
            <Worked question={worked} />
          </>
        )}
      </div>
      {error !== null && (
        <p role="alert" className={ui.bad}>
          {sentenceOf(error)}
        </p>
      )}
      <Button
        type="submit"
        variant="filled"
        size="md"
        mt={16}
        disabled={pending || (worked === null && answer.trim() === '')}
      >
        {worked === null ? texts.check : texts.next}
      </Button>
    </form>
  )
}
