import { questionsOf, type Session } from '@greenroom/shared/session'
import { Select } from '@mantine/core'
import { useState } from 'react'
import { type ChallengeProblem, ProblemSelect } from './ProblemSelect.tsx'
import { ReportDialog } from './ReportDialog.tsx'
import { reportTexts } from './texts.ts'

const texts = reportTexts.question

/** Reports a question as wrong or unclear: the latest one, or another from the session. */
export function ReportQuestionDialog(props: { session: Session; opened: boolean; onClose: () => void }) {
  const { session } = props
  const [chosen, setChosen] = useState<string | null>(null)
  const [problem, setProblem] = useState<ChallengeProblem>('wrong')
  const challenges = questionsOf(session).map(({ challenge }) => challenge)
  const challengeId = chosen ?? challenges.at(-1)?.challenge_id
  if (challengeId === undefined) return null
  return (
    <ReportDialog
      sessionId={session.sessionId}
      opened={props.opened}
      onClose={props.onClose}
      title={texts.title}
      body={session.phase === 'IN_PROGRESS' ? `${texts.body} ${texts.clock}` : texts.body}
      label={texts.message}
      thanks={texts.sent}
      reportOf={(written) => ({ about: 'challenge', challengeId, problem, ...written })}
    >
      {challenges.length > 1 && (
        <Select
          mb="md"
          label={texts.which}
          allowDeselect={false}
          data={challenges.map(({ challenge_id: value, title: label }) => ({ value, label }))}
          value={challengeId}
          onChange={setChosen}
        />
      )}
      <ProblemSelect value={problem} onChange={setProblem} />
    </ReportDialog>
  )
}
