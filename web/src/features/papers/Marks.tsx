import { Button, Checkbox, Skeleton } from '@mantine/core'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { DocumentTitle } from '../../app/layout/DocumentTitle.tsx'
import { sentenceOf } from '../../data/api.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import ui from '../../ui/primitives.module.css'
import { MarksBar, percent } from './MarksBar.tsx'
import classes from './Papers.module.css'
import { drillPage, papersPage, useMarks } from './papers.ts'
import { paperTexts } from './texts.ts'
import { Worked } from './Worked.tsx'

const texts = paperTexts.marks

/** The marks of a finished paper: by part and by area, with a worked solution for every question. */
export function Marks({ id }: { id: string }) {
  const { data, isError, error, refetch } = useMarks(id)
  const [onlyWrong, setOnlyWrong] = useState(true)
  if (isError && data === undefined)
    return (
      <div role="alert" className={clsx(ui.centred, classes.between)}>
        <p>
          {paperTexts.failed} {sentenceOf(error)}
        </p>
        <Button onClick={() => void refetch()}>{paperTexts.again}</Button>
      </div>
    )
  if (data === undefined)
    return (
      <div role="status" aria-busy="true" aria-label={paperTexts.loading} className={clsx(ui.centred, classes.between)}>
        <Skeleton height={320} animate={false} />
      </div>
    )
  const { number, parts, areas, questions } = data
  const wrong = questions.filter(({ isRight }) => isRight !== true)
  const shown = onlyWrong ? wrong : questions
  return (
    <div className={clsx(ui.centred, ui.contentWide, classes.page)}>
      <DocumentTitle title={texts.title(number)} />
      <h1 className={ui.under12}>{texts.title(number)}</h1>
      <p className={clsx(ui.quiet, ui.under8, ui.pretty)}>
        {texts.lead} {texts.noPassMark}
      </p>
      <p className={clsx(ui.small, ui.warn, ui.under24)}>
        {paperTexts.notReviewed} {paperTexts.notAdvice}
      </p>
      <div className={ui.under24}>
        {parts.map((part) => (
          <MarksBar
            key={part.title}
            label={part.title}
            marks={part}
            aside={[
              texts.used(part.minutesUsed),
              ...(part.answered < part.total ? [texts.unanswered(part.total - part.answered)] : []),
            ].join(', ')}
          />
        ))}
      </div>
      <section className={clsx(ui.lineAbove, classes.part)} aria-labelledby="areas">
        <h2 id="areas" className={clsx(ui.large, ui.under12)}>
          {texts.byArea}
        </h2>
        {areas.map(({ area, before, ...marks }) => (
          <MarksBar
            key={area}
            label={area}
            marks={marks}
            aside={before === null ? texts.firstTime : texts.before(percent(before))}
          />
        ))}
      </section>
      <section className={clsx(ui.lineAbove, classes.part)} aria-labelledby="worked">
        <div className={clsx(ui.row, ui.between, ui.wrap, ui.gap12, ui.under12)}>
          <h2 id="worked" className={clsx(ui.large, ui.flat)}>
            {texts.worked}
          </h2>
          <div className={clsx(ui.row, ui.wrap, ui.gap16)}>
            <Checkbox
              label={texts.onlyWrong}
              checked={onlyWrong}
              onChange={({ currentTarget }) => setOnlyWrong(currentTarget.checked)}
            />
            {wrong.length > 0 && (
              <Button component={Link} to={drillPage} variant="filled">
                {paperTexts.drill.start}
              </Button>
            )}
          </div>
        </div>
        {shown.length === 0 && <p className={ui.quiet}>{texts.allRight}</p>}
        <ol className={ui.list}>
          {shown.map((question) => (
            <li key={question.key} className={clsx(ui.lineBelow, classes.question)}>
              <p className={clsx(ui.flat, ui.small, ui.quiet)}>{question.area}</p>
              <h3 className={clsx(ui.text17, ui.under8)}>{question.title}</h3>
              <Markdown text={question.statement} />
              {question.scenario !== null && <Markdown text={question.scenario} />}
              <Worked question={question} />
            </li>
          ))}
        </ol>
      </section>
      <Link to={papersPage}>{paperTexts.drill.back}</Link>
    </div>
  )
}
