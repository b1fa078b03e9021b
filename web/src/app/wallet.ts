import { type Wallet, walletPaths, walletSchema } from '@greenroom/shared'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

export const walletKey = ['wallet'] as const

/** One's AI-usage tokens. They change with every interview, so they are asked for whenever a page shows them. */
export const useWallet = () =>
  useQuery<Wallet>({
    queryKey: walletKey,
    queryFn: ({ signal }) => get(walletPaths.wallet, walletSchema, { signal }),
    refetchOnMount: 'always',
  })
