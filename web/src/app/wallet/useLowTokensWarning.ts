import { useEffect } from 'react'
import { amountOf, renewalDayOf, useWallet } from '../../data/wallet.ts'
import { notify } from '../notifications/notify.ts'
import { notificationTexts } from '../notifications/texts.ts'
import { takeLowTokensWarning } from './lowTokens.ts'

/** Warns at 20% left (answers §7), once per month and user. */
export function useLowTokensWarning(userId: number): void {
  const tokens = useWallet().data?.tokens
  useEffect(() => {
    if (tokens === undefined || !takeLowTokensWarning(tokens, userId, localStorage)) return
    const { title, body, action } = notificationTexts.tokensLow
    notify({
      id: 'tokens-low',
      kind: 'warn',
      title,
      body: body(amountOf(tokens.left), renewalDayOf(tokens.nextGrantAt)),
      action: { label: action, to: '/app/subscriptions' },
    })
  }, [tokens, userId])
}
