import type { OwnQuestion } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { preferredLanguage } from '../../data/preferredLanguage.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { draftOf, emptyDraft, readDraft } from './draft.ts'
import { QuestionForm } from './QuestionForm.tsx'
import { useOwnQuestion } from './queries.ts'
import { ShareSection } from './ShareSection.tsx'
import { ownQuestionTexts as texts } from './texts.ts'

export const newId = 'new'

/** Writes a new question, or edits one. */
export function QuestionPage({ id }: { id: string }) {
  const isNew = id === newId
  const { data, error } = useOwnQuestion(id, !isNew)
  return (
    <>
      <p className={clsx(ui.under8, ui.small)}>
        <Link to="/app/ownQuestions">{texts.back}</Link>
      </p>
      <h1 className={clsx(ui.under24, ui.breaks)}>{isNew ? texts.newTitle : (data?.content.title ?? texts.loading)}</h1>
      {error !== null && data === undefined && <Problem>{sentenceOf(error)}</Problem>}
      {(isNew || data !== undefined) && <Loaded id={id} question={data ?? null} />}
    </>
  )
}

function Loaded({ id, question }: { id: string; question: OwnQuestion | null }) {
  const language = preferredLanguage(localStorage)
  const kept = readDraft(id)
  const stored = question === null ? emptyDraft(language) : draftOf(question.content, language)
  return (
    <>
      <QuestionForm id={id} question={question} first={kept ?? { version: question?.version ?? 0, draft: stored }} />
      {question !== null && <ShareSection question={question} />}
    </>
  )
}
