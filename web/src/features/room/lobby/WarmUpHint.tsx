import type { ProgrammingLanguage } from '@greenroom/shared/vocabulary'
import { type NewSession, openedSessionSchema, sessionListSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { get, post, sentenceOf } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import ui from '../../../ui/primitives.module.css'
import { useLeave } from '../../../ui/useLeave.ts'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { lobbyTexts as texts } from './texts.ts'
import classes from './WarmUpHint.module.css'

/** Whether this is the user's first session ever; false while that is unknown. */
const useIsFirst = () =>
  useQuery({
    queryKey: ['sessions', 'first'],
    queryFn: async ({ signal }) =>
      (await get(urlOf(sessionPaths.sessions, {}, { limit: 2 }), sessionListSchema, { signal })).sessions.length === 1,
    gcTime: 0,
  }).data ?? false

/** Offers first-timers a way to learn the room before an interview counts. */
export function WarmUpHint({ language }: { language: ProgrammingLanguage }) {
  const isFirst = useIsFirst()
  const leave = useLeave()
  const { submit, pending, error } = useSubmit(async () => {
    const warmUp: NewSession = {
      mode: 'ai',
      contentDomain: 'tech_interview_prep',
      assessmentType: 'skip_dummy_challenge',
      programmingLanguage: language,
      settings: { interviewDifficulty: 'straightforward' },
    }
    const { sessionId } = await post(sessionPaths.sessions, warmUp, openedSessionSchema)
    await leave(`/app/aiInterview?session=${encodeURIComponent(sessionId)}`)
  })
  if (!isFirst) return null
  return (
    <section className={clsx(ui.row, ui.wrap, ui.inset16by20, ui.round, classes.hint)} aria-labelledby="first-time">
      <div className={classes.words}>
        <h2 id="first-time" className={clsx(ui.flat, ui.text16, ui.line22, ui.even)}>
          {texts.firstTime}
        </h2>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.firstTimeBody}</p>
        {error !== null && (
          <Problem>
            {texts.warmUpFailed} {sentenceOf(error)}
          </Problem>
        )}
      </div>
      <Button loading={pending} onClick={() => void submit()}>
        {texts.warmUp}
      </Button>
    </section>
  )
}
