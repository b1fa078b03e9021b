import type { OwnQuestion } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import ui from '../../ui/primitives.module.css'
import { useSubmit } from '../../ui/useSubmit.ts'
import { checkQuestion, ownQuestionKey } from './queries.ts'
import { ownQuestionTexts as texts } from './texts.ts'

/** Says whether the solution agrees with the cases, and lists the cases where it doesn't. */
export function CheckResult({ question: { questionId, check } }: { question: OwnQuestion }) {
  const client = useQueryClient()
  const again = useSubmit(async () => {
    client.setQueryData(ownQuestionKey(questionId), await checkQuestion(questionId))
  })
  if (check.status === 'none') return null
  return (
    <div className={clsx(ui.grid, ui.gap8)} role="status" aria-label={texts.solution}>
      {check.status === 'running' && <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.checking}</p>}
      {check.status === 'unavailable' && <Problem>{texts.unavailable}</Problem>}
      {check.status === 'done' && <Outcome results={check.results} />}
      {again.error !== null && <Problem>{sentenceOf(again.error)}</Problem>}
      {check.status === 'unavailable' && (
        <Button size="xs" className={ui.start ?? ''} loading={again.pending} onClick={() => void again.submit()}>
          {texts.check}
        </Button>
      )}
    </div>
  )
}

function Outcome({ results }: { results: Extract<OwnQuestion['check'], { status: 'done' }>['results'] }) {
  if (results.compilation.status !== 'ACCEPTED')
    return (
      <>
        <Problem>{texts.compileFailed}</Problem>
        <pre className={clsx(ui.flat, ui.mono, ui.text14, ui.breaks, ui.asTyped)}>{results.compilation.output}</pre>
      </>
    )
  if (results.allTestCasesPassed) return <p className={clsx(ui.flat, ui.small)}>{texts.agrees}</p>
  return (
    <ul className={ui.list}>
      {results.testCases.map(({ status, notRun }, at) =>
        status === 'ACCEPTED' || notRun === true ? null : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a case has no other name than its place
          <li key={at} className={clsx(ui.small, ui.bad)}>
            {texts.disagrees(at + 1, status.toLowerCase().replaceAll('_', ' '))}
          </li>
        ),
      )}
    </ul>
  )
}
