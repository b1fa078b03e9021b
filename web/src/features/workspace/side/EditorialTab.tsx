import { programmingLanguageLabels } from '@greenroom/shared/vocabulary'
import { challengeWorkPaths, type Editorial, editorialSchema, givenUpSchema, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconLock } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState } from 'react'
import { ApiProblem, get, post, sentenceOf } from '../../../data/api.ts'
import { ConfirmDialog } from '../../../parts/dialogs/ConfirmDialog.tsx'
import { Markdown } from '../../../ui/Markdown.tsx'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { workspaceTexts } from '../texts.ts'
import { challengeKey } from '../useChallenge.ts'
import classes from './EditorialTab.module.css'
import type { SideViewProps } from './sideViewProps.ts'

const texts = workspaceTexts.editorial
const keyOf = (id: string, unlockedBy: string | undefined) => ['editorial', id, unlockedBy] as const

/** The full answer, once the challenge has been solved or given up on; until then, how to unlock it. */
export function EditorialTab({ question }: SideViewProps) {
  const id = question.challenge.challenge_id
  const submitted = question.runs.findLast(({ purpose }) => purpose === 'submission')
  const { data, error, isLoading, refetch } = useQuery({
    queryKey: keyOf(id, submitted?.outcome.status === 'COMPLETED' ? submitted.runId : undefined),
    queryFn: ({ signal }) => get(urlOf(challengeWorkPaths.editorial, { id }), editorialSchema, { signal }),
    retry: false,
  })
  const isLocked = error instanceof ApiProblem && error.code === 'EDITORIAL_LOCKED'
  return (
    <div className={clsx(ui.body, classes.editorial)}>
      <h2 className={clsx(ui.under12, ui.title)}>{texts.title}</h2>
      {isLoading && (
        <div
          className={clsx(ui.round, ui.bubble, classes.skeleton)}
          role="status"
          aria-label={workspaceTexts.loading}
        />
      )}
      {isLocked && <Locked id={id} why={error.detail} />}
      {error !== null && !isLocked && (
        <div className={clsx(ui.inset16, ui.round, classes.locked)} role="alert">
          <p>{sentenceOf(error)}</p>
          <Button size="xs" onClick={() => void refetch()}>
            {texts.again}
          </Button>
        </div>
      )}
      {data !== undefined && <Whole editorial={data} />}
    </div>
  )
}

function Locked({ id, why }: { id: string; why: string }) {
  const queries = useQueryClient()
  const [asking, { open, close }] = useDisclosure(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isGivingUp, setIsGivingUp] = useState(false)

  async function giveUp() {
    close()
    setProblem(null)
    setIsGivingUp(true)
    try {
      await post(urlOf(challengeWorkPaths.giveUp, { id }), {}, givenUpSchema)
      await queries.invalidateQueries({ queryKey: ['editorial', id] })
      await queries.invalidateQueries({ queryKey: challengeKey(id) })
      // The button is gone, so move focus to the text.
      document.getElementById('workspace-panel-editorial')?.focus()
    } catch (error) {
      setProblem(sentenceOf(error))
    } finally {
      setIsGivingUp(false)
    }
  }

  return (
    <div className={clsx(ui.inset16, ui.round, classes.locked)}>
      <p>
        <IconLock size={16} stroke={1.6} aria-hidden="true" /> {why}
      </p>
      <Button loading={isGivingUp} onClick={open}>
        {texts.giveUp}
      </Button>
      {problem !== null && <Problem mt={12}>{problem}</Problem>}
      <ConfirmDialog
        opened={asking}
        title={texts.giveUpTitle}
        body={texts.giveUpBody}
        cancel={texts.keepGoing}
        confirm={texts.giveUp}
        onCancel={close}
        onConfirm={() => void giveUp()}
      />
    </div>
  )
}

function Whole({ editorial }: { editorial: Editorial }) {
  const { approaches, complexity, solutions, pitfalls, edgeCases, followUps, keyPoints } = editorial
  return (
    <>
      <Markdown text={editorial.editorial} />
      {complexity !== null && (
        <p className={clsx(ui.medium, classes.costs)}>{texts.costs(complexity.time, complexity.space)}</p>
      )}
      <Section title={texts.approaches} items={approaches}>
        {({ name, quality, time, space }) => (
          <>
            <strong>{name}</strong> ({texts.qualities[quality]}). {texts.costs(time, space)}.
          </>
        )}
      </Section>
      {solutions.length > 0 && (
        <section>
          <h3 className={clsx(ui.large, classes.heading)}>{texts.solutions}</h3>
          {solutions.map(({ programmingLanguage, kind, code }, index) => (
            <details
              key={`${programmingLanguage}${kind}`}
              className={clsx(ui.lineAbove, classes.solution)}
              open={index === 0}
            >
              <summary>{texts.solution(programmingLanguageLabels[programmingLanguage], texts.kinds[kind])}</summary>
              <pre
                className={clsx(
                  ui.under12,
                  ui.text13,
                  ui.line20,
                  ui.mono,
                  ui.round,
                  ui.thinLineAround,
                  ui.codeGround,
                  ui.scrolls,
                  classes.code,
                )}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard
                tabIndex={0}
              >
                {code.trimEnd()}
              </pre>
            </details>
          ))}
        </section>
      )}
      <Section title={texts.keyPoints} items={keyPoints}>
        {(point) => point}
      </Section>
      <Section title={texts.pitfalls} items={pitfalls}>
        {({ mistake, nudge }) => (
          <>
            {mistake} <span className={ui.quiet}>{nudge}</span>
          </>
        )}
      </Section>
      <Section title={texts.edgeCases} items={edgeCases}>
        {({ question, idea }) => (
          <>
            {question} <span className={ui.quiet}>{idea}</span>
          </>
        )}
      </Section>
      <Section title={texts.followUps} items={followUps}>
        {({ question, goodAnswer }) => (
          <>
            {question} <span className={ui.quiet}>{goodAnswer}</span>
          </>
        )}
      </Section>
    </>
  )
}

function Section<Item>({
  title,
  items,
  children,
}: {
  title: string
  items: readonly Item[]
  children: (item: Item) => React.ReactNode
}) {
  if (items.length === 0) return null
  return (
    <section>
      <h3 className={clsx(ui.large, classes.heading)}>{title}</h3>
      <ul className={clsx(ui.flex, ui.column, ui.gap8, ui.flat, classes.list)}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what an editorial lists never changes places
          <li key={index}>{children(item)}</li>
        ))}
      </ul>
    </section>
  )
}
