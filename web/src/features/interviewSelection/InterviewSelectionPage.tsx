import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../app/api.ts'
import { useSubmit } from '../../app/useSubmit.ts'
import { firstChoice, rememberLanguage } from './choice.ts'
import classes from './InterviewSelectionPage.module.css'
import { LanguageModelChoice } from './LanguageModelChoice.tsx'
import { MyInterviews } from './MyInterviews.tsx'
import { NoMatch } from './NoMatch.tsx'
import { SettingsForm } from './SettingsForm.tsx'
import { StartBar } from './StartBar.tsx'
import { openSession, roomOf, sessionsKey, useSessions } from './sessions.ts'
import { selectionTexts as texts } from './texts.ts'
import { Unfinished } from './Unfinished.tsx'
import { useMatch } from './useMatch.ts'

export default function InterviewSelectionPage() {
  const [choice, setChoice] = useState(() => firstChoice(localStorage))
  const { matches, searching, nearest } = useMatch(choice)
  const sessions = useSessions()
  const unfinished = sessions.data?.pages.flatMap((page) => page.sessions).find(({ phase }) => phase === 'IN_PROGRESS')
  const client = useQueryClient()
  const navigate = useNavigate()
  const { submit, pending, error } = useSubmit(async () => {
    rememberLanguage(localStorage, choice.programmingLanguage)
    const sessionId = await openSession(choice)
    client.removeQueries({ queryKey: sessionsKey })
    await navigate(roomOf(sessionId))
  })

  return (
    <>
      <div className={classes.page}>
        <div>
          {unfinished && <Unfinished session={unfinished} />}
          <h1 className={classes.title}>{texts.title}</h1>
          {matches === false && <NoMatch searching={searching} nearest={nearest} onChoose={setChoice} />}
          <SettingsForm choice={choice} onChange={setChoice} />
          <LanguageModelChoice />
        </div>
        <MyInterviews query={sessions} />
      </div>
      <StartBar
        choice={choice}
        disabled={matches === false}
        pending={pending}
        failure={error === null ? null : sentenceOf(error)}
        first={unfinished === undefined}
        onStart={() => void submit()}
      />
    </>
  )
}
