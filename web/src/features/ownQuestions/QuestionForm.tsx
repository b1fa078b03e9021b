import { readDifficulty, readLanguage } from '@greenroom/shared/rules'
import { difficulties, difficultyLabels } from '@greenroom/shared/vocabulary'
import type { OwnQuestion } from '@greenroom/shared/wire'
import { Button, Fieldset, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { useLanguages } from '../../data/languages.ts'
import { preferredLanguage } from '../../data/preferredLanguage.ts'
import { Markdown } from '../../ui/Markdown.tsx'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { CaseFields } from './CaseFields.tsx'
import { CheckResult } from './CheckResult.tsx'
import {
  contentOf,
  draftOf,
  errorsByField,
  forgetDraft,
  type KeptDraft,
  keepDraft,
  type QuestionDraft,
  readDraft,
} from './draft.ts'
import classes from './OwnQuestions.module.css'
import { PasteBox } from './PasteBox.tsx'
import { createQuestion, ownQuestionKey, ownQuestionsKey, saveQuestion } from './queries.ts'
import { ownQuestionTexts as texts } from './texts.ts'

type Text = { [Name in keyof QuestionDraft]: QuestionDraft[Name] extends string ? Name : never }[keyof QuestionDraft]
const noError: Record<string, string> = {}

/** Form for a question. Unsaved text survives a reload. */
export function QuestionForm(props: { id: string; question: OwnQuestion | null; first: KeptDraft }) {
  const { id, question, first } = props
  const [{ version, draft }, setKept] = useState(first)
  const [errors, setErrors] = useState(noError)
  const [isSaved, setIsSaved] = useState(false)
  const languages = useLanguages()
  const client = useQueryClient()
  const navigate = useNavigate()

  function change(changed: Partial<QuestionDraft>): void {
    setIsSaved(false)
    setKept((before) => {
      const after = { ...before, draft: { ...before.draft, ...changed } }
      keepDraft(id, after)
      return after
    })
  }
  const saving = useSubmit(async () => {
    setErrors(noError)
    try {
      const content = contentOf(draft)
      const saved = await (question === null ? createQuestion(content) : saveQuestion(id, version, content))
      // Keep anything typed while the save was running.
      const typed = readDraft(id)?.draft ?? draft
      if (typed === draft || JSON.stringify(typed) === JSON.stringify(draft)) forgetDraft(id)
      setKept((now) => ({ ...now, version: saved.version }))
      client.setQueryData(ownQuestionKey(saved.questionId), saved)
      await client.invalidateQueries({ queryKey: ownQuestionsKey, exact: true })
      setIsSaved(true)
      if (question === null)
        await navigate(`/app/ownQuestions?question=${encodeURIComponent(saved.questionId)}`, { replace: true })
    } catch (error) {
      if (error instanceof ApiProblem) setErrors(errorsByField(error.errors))
      throw error
    }
  })
  const wrong = Object.keys(errors).length
  const isChanged = saving.error instanceof ApiProblem && saving.error.code === 'OWN_QUESTION_CHANGED'
  const isClean = question !== null && JSON.stringify(draft) === JSON.stringify(draftOf(question.content, fallback()))
  useEffect(() => {
    if (wrong > 0) document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])

  async function load(): Promise<void> {
    forgetDraft(id)
    await client.invalidateQueries({ queryKey: ownQuestionKey(id) })
    const latest = client.getQueryData<OwnQuestion>(ownQuestionKey(id))
    if (latest === undefined) return
    saving.forget()
    setKept({ version: latest.version, draft: draftOf(latest.content, fallback()) })
  }

  const field = (name: Text) => ({
    value: draft[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
  })
  const area = (name: Text, rows = 3) => ({ ...field(name), autosize: true, minRows: rows, maxRows: 20 })
  const language = (name: 'solutionLanguage' | 'starterLanguage') => (
    <NativeSelect
      label={texts.language}
      aria-label={`${name === 'solutionLanguage' ? texts.solution : texts.starter}: ${texts.language}`}
      value={draft[name]}
      data={languages.options}
      onChange={({ currentTarget }) => change({ [name]: readLanguage(currentTarget.value) })}
    />
  )
  const code = { classNames: { input: ui.mono ?? '' }, spellCheck: false }
  return (
    <form
      className={clsx(ui.grid, classes.form)}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void saving.submit()
      }}
    >
      {question === null && <PasteBox onPaste={change} />}
      <TextInput label={texts.name} maxLength={120} {...field('title')} />
      <div className={clsx(ui.grid, ui.gap12, classes.pair)}>
        <NativeSelect
          label={texts.difficulty}
          value={draft.difficulty}
          data={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
          onChange={({ currentTarget }) => change({ difficulty: readDifficulty(currentTarget.value) })}
        />
        <TextInput label={texts.minutes} inputMode="numeric" {...field('minutes')} />
        <TextInput label={texts.timeMs} inputMode="numeric" {...field('timeMs')} />
      </div>
      <Textarea label={texts.statement} description={texts.statementHint} {...area('statement', 6)} />
      {draft.statement.trim() !== '' && (
        <details>
          <summary>{texts.preview}</summary>
          <Markdown text={draft.statement} />
        </details>
      )}
      <TextInput label={texts.signature} description={texts.signatureHint} {...code} {...field('signature')} />
      {draft.signature.trim() === '' && (
        <Fieldset legend={texts.starter}>
          {language('starterLanguage')}
          <Textarea mt="sm" label={texts.starter} description={texts.starterHint} {...code} {...area('starter')} />
        </Fieldset>
      )}
      <CaseFields
        cases={draft.cases}
        errors={errors}
        results={isClean && question?.check.status === 'done' ? question.check.results : null}
        onChange={(cases) => change({ cases })}
      />
      <Fieldset legend={texts.solution}>
        {language('solutionLanguage')}
        <Textarea mt="sm" label={texts.solution} description={texts.solutionHint} {...code} {...area('solution', 6)} />
      </Fieldset>
      <Fieldset legend={texts.forInterviewers}>
        <div className={clsx(ui.grid, ui.gap16)}>
          <Textarea label={texts.hints} description={texts.hintsHint} {...area('hints')} />
          <Textarea label={texts.listenFor} description={texts.listenForHint} {...area('listenFor')} />
          <Textarea label={texts.followUps} description={texts.followUpsHint} {...area('followUps')} />
          <Textarea label={texts.explanation} {...area('explanation')} />
        </div>
      </Fieldset>
      <div className={clsx(ui.grid, ui.gap8, classes.bar)}>
        {saving.error !== null && (
          <Problem>{isChanged ? texts.changed : wrong > 0 ? texts.fix(wrong) : sentenceOf(saving.error)}</Problem>
        )}
        {question !== null && isClean && <CheckResult question={question} />}
        <div className={clsx(ui.row, ui.gap12)}>
          <Button type="submit" variant="filled" loading={saving.pending}>
            {texts.save}
          </Button>
          {isChanged && <Button onClick={() => void load()}>{texts.load}</Button>}
          <span className={clsx(ui.small, ui.quiet)} role="status">
            {isSaved && isClean ? texts.saved : ''}
          </span>
        </div>
      </div>
    </form>
  )
}

const fallback = () => preferredLanguage(localStorage)
