import type { Wallet } from '@greenroom/shared/wire'
import { z } from 'zod'

const storageKey = 'greenroom-tokens-low-told'
const toldSchema = z.record(z.string(), z.string())

/**
 * Whether to warn about low tokens now: at 20% left (answers §7), once per month and user in this browser. Returning
 * true counts as having warned.
 */
export function takeLowTokensWarning(
  { low, month }: Pick<Wallet['tokens'], 'low' | 'month'>,
  userId: number,
  storage: Pick<Storage, 'getItem' | 'setItem'>,
): boolean {
  if (!low) return false
  const told = toldIn(storage)
  if (told[userId] === month) return false
  try {
    storage.setItem(storageKey, JSON.stringify({ ...told, [userId]: month }))
  } catch {
    // If storage is full or blocked, the worst outcome is a second warning.
  }
  return true
}

function toldIn(storage: Pick<Storage, 'getItem'>): Record<string, string> {
  try {
    const told = toldSchema.safeParse(JSON.parse(storage.getItem(storageKey) ?? '{}'))
    return told.success ? told.data : {}
  } catch {
    return {}
  }
}
