import { difficultyLabels } from '@greenroom/shared/vocabulary'
import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link, useSearchParams } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { EmptyBox } from '../../ui/EmptyBox.tsx'
import ui from '../../ui/primitives.module.css'
import classes from './OwnQuestions.module.css'
import { QuestionPage } from './QuestionPage.tsx'
import { useOwnQuestions } from './queries.ts'
import { ownQuestionTexts as texts } from './texts.ts'

/** `/app/ownQuestions`: your own questions. `?question=<id>` edits one; `?question=new` creates one. */
export default function OwnQuestionsPage() {
  const [search] = useSearchParams()
  const id = search.get('question')
  return (
    <div className={clsx(ui.centred, classes.page)}>{id === null ? <List /> : <QuestionPage key={id} id={id} />}</div>
  )
}

const writing = '/app/ownQuestions?question=new'

function List() {
  const { data, error, refetch } = useOwnQuestions()
  return (
    <>
      <h1 className={ui.under8}>{texts.title}</h1>
      <p className={clsx(ui.under24, ui.quiet, ui.pretty)}>{texts.lead}</p>
      {error !== null && (
        <EmptyBox fact={texts.listFailed} support={sentenceOf(error)} isFailure>
          <Button onClick={() => void refetch()}>{texts.again}</Button>
        </EmptyBox>
      )}
      {data?.questions.length === 0 ? (
        <EmptyBox fact={texts.none} support={texts.noneHint} roomy>
          <Button component={Link} to={writing} variant="filled" mt="sm">
            {texts.write}
          </Button>
        </EmptyBox>
      ) : (
        <Button component={Link} to={writing} variant="filled" mb="md">
          {texts.write}
        </Button>
      )}
      <ul className={ui.list} aria-label={texts.title}>
        {data?.questions.map((question) => {
          const { questionId, title, difficulty, durationInMinutes, disagreeing, isShared } = question
          return (
            <li key={questionId} className={clsx(ui.grid, ui.middle, ui.gap12, ui.lineBelow, classes.item)}>
              <span>
                <span className={clsx(ui.block, ui.medium, ui.breaks)}>{title}</span>
                <span className={clsx(ui.block, ui.small, ui.quiet)}>
                  {texts.facts(difficultyLabels[difficulty], durationInMinutes, question.cases)}
                  {isShared && `. ${texts.shared}`}
                </span>
                {(disagreeing ?? 0) > 0 && (
                  <span className={clsx(ui.block, ui.small, ui.bad)}>{texts.disagreeing(disagreeing ?? 0)}</span>
                )}
              </span>
              <span className={clsx(ui.flex, ui.wrap, ui.gap8)}>
                <Button
                  component={Link}
                  size="xs"
                  to={`/app/mockInterview?challenge=${encodeURIComponent(questionId)}`}
                  aria-label={texts.practiseOf(title)}
                >
                  {texts.practise}
                </Button>
                <Button
                  component={Link}
                  size="xs"
                  to={`/app/ownQuestions?question=${encodeURIComponent(questionId)}`}
                  aria-label={texts.editOf(title)}
                >
                  {texts.edit}
                </Button>
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}
