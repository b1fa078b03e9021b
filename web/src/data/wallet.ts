import { locale } from '@greenroom/shared/english'
import { learnerSchema, walletPaths, walletSchema } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from './api.ts'

/** Query key of the wallet. Invalidate it after starting or finishing an interview, since both change the wallet. */
export const walletKey = ['wallet'] as const

/** Several parts of a page read the wallet together; leaving an interview refetches the wallet. */
const freshForMs = 5_000

/** The user's tokens. Only if signed in. */
export const useWallet = () =>
  useQuery({
    queryKey: walletKey,
    queryFn: ({ signal }) => get(walletPaths.wallet, walletSchema, { signal }),
    staleTime: freshForMs,
    refetchOnWindowFocus: true,
  })

/** The user's XP and power-up charges. Only if signed in. */
export const useLearner = () =>
  useQuery({
    queryKey: ['learner'],
    queryFn: ({ signal }) => get(walletPaths.learner, learnerSchema, { signal }),
    staleTime: freshForMs,
  })

const number = new Intl.NumberFormat(locale)
const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** `7,420` */
export const amountOf = (tokens: number): string => number.format(tokens)

/** `1 December`, in UTC because tokens are granted by UTC dates. */
export const renewalDayOf = (nextGrantAt: string): string => date.format(new Date(nextGrantAt))
