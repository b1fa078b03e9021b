import { editedKinds } from '@greenroom/shared/rules'
import { clsx } from 'clsx'
import { useSearchParams } from 'react-router'
import { useAccount } from '../../data/account.ts'
import ui from '../../ui/primitives.module.css'
import classes from './Editors.module.css'
import { ItemList } from './ItemList.tsx'
import { ItemPage } from './ItemPage.tsx'
import type { ItemName } from './queries.ts'

/** `/creator/content`: all content that can be edited. `?item=article/the-id` edits one. */
export default function EditorsPage() {
  const account = useAccount()
  const [search] = useSearchParams()
  const item = itemIn(search.get('item'))
  if (account.status !== 'signed_in') return null
  return (
    <div className={clsx(ui.centred, classes.page)}>
      {item === null ? <ItemList /> : <ItemPage key={search.get('item')} item={item} userId={account.me.id} />}
    </div>
  )
}

function itemIn(text: string | null): ItemName | null {
  const [kind, id] = text?.split('/') ?? []
  const known = editedKinds.find((each) => each === kind)
  return known === undefined || id === undefined ? null : { kind: known, id }
}
