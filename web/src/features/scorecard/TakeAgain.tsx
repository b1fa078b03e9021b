import type { Ended } from '@greenroom/shared/session'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { sentenceOf } from '../../data/api.ts'
import { Problem } from '../../ui/Problem.tsx'
import { useAgain } from './again.ts'
import { scorecardTexts as texts } from './texts.ts'

/** Shown when there was too little for a decision: retake the same interview, or choose another. */
export function TakeAgain({ session }: { session: Ended }) {
  const again = useAgain()
  return (
    <>
      {again.error !== null && (
        <Problem w="100%">
          {texts.againFailed} {sentenceOf(again.error)}
        </Problem>
      )}
      <Button
        variant="filled"
        loading={again.pending}
        rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        onClick={() => void again.submit(session)}
      >
        {texts.takeAgain.start(session.settings.timeLimitInMinutes)}
      </Button>
      <Button variant="subtle" component={Link} to="/app/interviewSelection">
        {texts.takeAgain.settings}
      </Button>
    </>
  )
}
