import { ownDataPaths } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { signOut } from '../../data/account.ts'
import { remove, sentenceOf } from '../../data/api.ts'
import { meKey } from '../../data/whoIsKnown.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { longDayOf } from '../../ui/time.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { accountsTexts } from './texts.ts'

const texts = accountsTexts.leaving

/** The only screen an account awaiting deletion gets: the deletion date, and how to keep the account. */
export default function KeepAccount({ deleteAt }: { deleteAt: string }) {
  const client = useQueryClient()
  const keeping = useSubmit(async () => {
    await remove(ownDataPaths.deletion)
    await client.invalidateQueries({ queryKey: meKey })
  })
  const leaving = useSubmit(async () => {
    await signOut()
    location.assign('/')
  })
  const error = keeping.error ?? leaving.error
  return (
    <Notice
      title={texts.title(longDayOf(new Date(deleteAt)))}
      body={texts.body}
      action={{ label: keeping.pending ? texts.keeping : texts.keep, onClick: () => void keeping.submit() }}
    >
      <Button variant="subtle" loading={leaving.pending} onClick={() => void leaving.submit()}>
        {texts.signOut}
      </Button>
      {error !== null && <Problem>{sentenceOf(error)}</Problem>}
    </Notice>
  )
}
