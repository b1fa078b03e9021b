import { invitationMailsPath, invitationMailsSchema } from '@greenroom/shared/wire'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiProblem, post, sentenceOf } from '../../data/api.ts'
import { useTokenInAddress } from '../../data/tokenInAddress.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { useSubmit } from '../../ui/useSubmit.ts'
import { invitationMailTexts as texts } from './texts.ts'

/** Lets someone without an account allow or stop invitation mails to their address. */
export default function InvitationMailsPage() {
  const token = useTokenInAddress()
  if (token === null) return <Notice title={texts.none} body={texts.noneBody} action={texts.home} />
  return <Wish key={token} token={token} />
}

function Wish({ token }: { token: string }) {
  const client = useQueryClient()
  const queryKey = ['invitation mails', token]
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => post(invitationMailsPath, { token }, invitationMailsSchema, { signal }),
    retry: (count, failure) => !(failure instanceof ApiProblem && failure.status < 500) && count < 2,
  })
  const wishing = useSubmit(async (wanted: boolean) => {
    client.setQueryData(queryKey, await post(invitationMailsPath, { token, wanted }, invitationMailsSchema))
  })
  if (error instanceof ApiProblem && error.code === 'LINK_INVALID')
    return <Notice title={texts.none} body={texts.noneBody} action={texts.home} />
  if (error !== null)
    return (
      <Notice
        title={texts.unread}
        body={sentenceOf(error)}
        action={{ label: texts.again, onClick: () => void refetch() }}
      />
    )
  if (data === undefined) return <PageSkeleton />
  const now = data.wanted ? texts.on : texts.off
  return (
    <Notice
      title={now.title}
      body={now.body}
      action={{ label: now.change, onClick: () => void wishing.submit(!data.wanted) }}
    >
      {wishing.error !== null && <Problem mt={12}>{sentenceOf(wishing.error)}</Problem>}
    </Notice>
  )
}
