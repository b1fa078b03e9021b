import { difficultyLabels } from '@greenroom/shared/vocabulary'
import { Button, Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { heldToken } from './heldToken.ts'
import classes from './OwnQuestions.module.css'
import { copyShared, ownQuestionsKey, useSharedQuestion } from './queries.ts'
import { ownQuestionTexts as texts } from './texts.ts'

const mine = '/app/ownQuestions'

/** `/app/sharedQuestion#token=…`: practise a question that someone else has shared. */
export default function SharedQuestionPage() {
  const [token] = useState(heldToken)
  const { data, error, refetch } = useSharedQuestion(token)
  const client = useQueryClient()
  const navigate = useNavigate()
  const copying = useSubmit(async () => {
    const { questionId } = await copyShared(token)
    await client.invalidateQueries({ queryKey: ownQuestionsKey, exact: true })
    await navigate(`${mine}?question=${encodeURIComponent(questionId)}`)
  })
  if (token === '' || (error instanceof ApiProblem && error.code === 'OWN_QUESTION_NOT_SHARED'))
    return <Notice title={texts.goneTitle} body={texts.goneBody} action={{ label: texts.toMine, to: mine }} />
  if (error !== null)
    return (
      <Notice
        title={texts.failed}
        body={sentenceOf(error)}
        action={{ label: texts.again, onClick: () => void refetch() }}
      />
    )
  if (data === undefined) return <PageSkeleton />
  const { title, difficulty, durationInMinutes, statement, by, questionId, mayCopy, isMine } = data
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <h1 className={clsx(ui.under8, ui.breaks)}>{title}</h1>
      <p className={clsx(ui.under16, ui.quiet)}>
        {texts.sharedBy(by)}. {difficultyLabels[difficulty]}, {durationInMinutes} min
      </p>
      <Group mb="lg">
        <Button component={Link} variant="filled" to={`/app/mockInterview?challenge=${encodeURIComponent(questionId)}`}>
          {texts.practise}
        </Button>
        {mayCopy && !isMine && (
          <Button loading={copying.pending} onClick={() => void copying.submit()}>
            {texts.copy}
          </Button>
        )}
      </Group>
      {copying.error !== null && <Problem>{sentenceOf(copying.error)}</Problem>}
      <Markdown text={statement} />
    </div>
  )
}
