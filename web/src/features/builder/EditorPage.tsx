import { useParams } from 'react-router'
import { useAccount } from '../../data/account.ts'
import { ApiProblem, sentenceOf } from '../../data/api.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageSkeleton } from '../../ui/PageSkeleton.tsx'
import { PageEditor } from './PageEditor.tsx'
import { usePage } from './queries.ts'
import { builderTexts } from './texts.ts'

const { creator: texts, editor } = builderTexts

/** `/creator/pages/:pageId`: the editor of one page. */
export default function EditorPage() {
  const { pageId = '' } = useParams()
  const { data: page, error, refetch } = usePage(pageId, 'editor')
  const account = useAccount()
  if (page !== undefined && account.status === 'signed_in')
    return <PageEditor key={pageId} opened={page} userId={account.me.id} />
  if (error === null)
    return (
      <main>
        <PageSkeleton />
      </main>
    )
  const isUnknown = error instanceof ApiProblem && error.code === 'PAGE_UNKNOWN'
  return (
    <main>
      <Notice
        title={texts.failed}
        body={sentenceOf(error)}
        action={
          isUnknown ? { label: editor.back, to: '/creator' } : { label: texts.again, onClick: () => void refetch() }
        }
      />
    </main>
  )
}
