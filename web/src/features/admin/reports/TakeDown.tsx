import { partnerPaths, urlOf } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { post, sentenceOf, unread } from '../../../data/api.ts'
import { Problem } from '../../../ui/Problem.tsx'
import { useSubmit } from '../../../ui/useSubmit.ts'
import { reportTexts as texts } from './texts.ts'

const prefix = 'post.'

/** The id of the reported partner post; null if the report isn't about one. */
export const postIdOf = ({ sessionId }: { sessionId: string }): string | null =>
  sessionId.startsWith(prefix) ? sessionId.slice(prefix.length) : null

/** Removes a reported post from the partner board. */
export function TakeDown({ postId }: { postId: string }) {
  const [isDown, setDown] = useState(false)
  const { submit, pending, error } = useSubmit(async () => {
    await post(urlOf(partnerPaths.takeDown, { postId }), {}, unread)
    setDown(true)
  })
  return (
    <>
      <Button size="xs" loading={pending} disabled={isDown} onClick={() => void submit()}>
        {isDown ? texts.isDown : texts.takeDown}
      </Button>
      {error !== null && <Problem mt={12}>{sentenceOf(error)}</Problem>}
    </>
  )
}
