import { payerOf, type Session } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { useMe } from '../../../data/account.ts'
import { lobbyOf } from '../../../data/sessionKinds.ts'
import ui from '../../../ui/primitives.module.css'
import { swapTexts as texts } from './texts.ts'

/** Shown in the lobby before a half: which half it is, whose tokens it uses, and what comes next. */
export function HalfInLobby({ state }: { state: Session }) {
  const mine = useMe().data?.id
  if (state.swap === undefined) return null
  const payer = payerOf(state)
  const isFirst = state.swap.half === 'first'
  const isMe = mine !== undefined && payer.id === `user:${mine}`
  const pays = payer.id === '' ? '' : isMe ? texts.paysYou : texts.pays(payer.name)
  return (
    <div className={ui.under24} role="note">
      <p className={ui.flat}>
        {isFirst ? texts.firstOf2 : texts.secondOf2} {pays}
      </p>
      {isFirst ? (
        <p className={clsx(ui.flat, ui.quiet)}>{texts.thenSwap}</p>
      ) : (
        <p className={ui.flat}>
          <Link to={lobbyOf(state.swap.otherId)}>{texts.toFirst}</Link>
        </p>
      )}
    </div>
  )
}
