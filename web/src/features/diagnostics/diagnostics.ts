import {
  type DiagnosticAnswer,
  type DiagnosticPart,
  type Diagnostics,
  type DiagnosticView,
  diagnosticPaths,
  diagnosticResultSchema,
  diagnosticsSchema,
  diagnosticViewSchema,
  type NewDiagnostic,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { get, post, put } from '../../data/api.ts'

const key = ['diagnostics'] as const
/** How often to check whether the task has ended in another tab, and whether the explanation is judged, in ms. */
const whileTaskRunsMs = 5_000
const whileJudgingMs = 1_000

const lookAgainAfter = (open: DiagnosticView | null | undefined): number | false => {
  if (open?.explanation.state === 'judging') return whileJudgingMs
  return open?.code.state === 'running' ? whileTaskRunsMs : false
}

/** The open diagnostic, the latest, and when the next can start. Refetched on returning, in case another device changed it. */
export const useDiagnostics = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => get(diagnosticPaths.diagnostics, diagnosticsSchema, { signal }),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) => lookAgainAfter(state.data?.open),
  })

export const useDiagnosticResult = (id: string) =>
  useQuery({
    queryKey: [...key, id, 'result'],
    queryFn: ({ signal }) => get(urlOf(diagnosticPaths.result, { id }), diagnosticResultSchema, { signal }),
  })

/** The calls that change a diagnostic. Each shows the server's response. @throws ApiProblem */
export function useDiagnosticCalls() {
  const client = useQueryClient()
  const show = async (calling: Promise<DiagnosticView>): Promise<void> => {
    try {
      const view = await calling
      await client.cancelQueries({ queryKey: key, exact: true })
      if (view.part === 'done') await client.invalidateQueries({ queryKey: key })
      else client.setQueryData<Diagnostics>(key, (known) => ({ latest: null, nextAt: null, ...known, open: view }))
    } catch (error) {
      // Another device may have moved on. If so, this page shows the diagnostic's current state.
      void client.invalidateQueries({ queryKey: key })
      throw error
    }
  }
  return {
    start: (wanted: NewDiagnostic) => show(post(diagnosticPaths.diagnostics, wanted, diagnosticViewSchema)),
    answer: (id: string, answer: DiagnosticAnswer) =>
      show(post(urlOf(diagnosticPaths.answers, { id }), answer, diagnosticViewSchema)),
    skip: (id: string, part: DiagnosticPart) =>
      show(post(urlOf(diagnosticPaths.skips, { id }), { part }, diagnosticViewSchema)),
    beginTask: async (id: string): Promise<string | null> => {
      const calling = post(urlOf(diagnosticPaths.task, { id }), {}, diagnosticViewSchema)
      await show(calling)
      return (await calling).code.sessionId
    },
    beginExplanation: (id: string) => show(post(urlOf(diagnosticPaths.explanation, { id }), {}, diagnosticViewSchema)),
    explain: (id: string, text: string, isFinal: boolean) =>
      show(put(urlOf(diagnosticPaths.explanation, { id }), { text, isFinal }, diagnosticViewSchema)),
  }
}
