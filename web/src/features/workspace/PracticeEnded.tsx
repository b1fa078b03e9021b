import type { Ended } from '@greenroom/shared/session'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog, DialogWords } from '../../ui/Dialog.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { workspaceTexts } from './texts.ts'
import { useOpenChallenge } from './useChallenge.ts'

const texts = workspaceTexts.ended

/** Shown for closed practice: the code is still there, and a new session can continue it. */
export function PracticeEnded({ state }: { state: Ended }) {
  const [isLooking, setIsLooking] = useState(false)
  const { open, isOpening, problem } = useOpenChallenge()
  const challengeId = state.questions.at(-1)?.challenge.challenge_id
  return (
    <Dialog opened={!isLooking} onClose={() => setIsLooking(true)} title={texts.title}>
      <DialogWords>{state.reason === 'abandoned' ? texts.abandoned : texts.byYou}</DialogWords>
      {problem !== null && <Problem mb={12}>{problem}</Problem>}
      <Group justify="flex-end" gap="sm">
        <Button variant="subtle" onClick={() => setIsLooking(true)}>
          {texts.look}
        </Button>
        <Button component={Link} to="/app/mockInterview">
          {workspaceTexts.allChallenges}
        </Button>
        {challengeId !== undefined && (
          <Button data-autofocus variant="filled" loading={isOpening} onClick={() => open(challengeId)}>
            {texts.goOn}
          </Button>
        )}
      </Group>
    </Dialog>
  )
}
