import { createHmac } from 'node:crypto'
import type { Allowances, Claim } from '../../platform/allowances.ts'
import { networkOf } from '../../platform/networkOf.ts'
import { throttle } from '../../platform/throttle.ts'

/**
 * Guesses at one account's password, counted across all unknown browsers. The limit slows sign-ins down but never locks
 * the account.
 */
const guessesOfAccount = { burst: 5, everyMs: 10_000 }
/** Guesses from a browser that has signed in to the account before. Other people's guesses can't lock it out. */
const guessesOfKnownBrowser = guessesOfAccount
/** Guesses from one address, counted across all accounts. A whole office may share an address. */
const guessesOfAddress = { burst: 40, everyMs: 5_000 }
/** How often an address regains a sign-up. After ten minutes, the full burst is available again. */
const signUpEveryMs = 30_000

/** An attempt that is counted before it is checked. */
export type CountedTry = {
  /** Uncounts the attempt, because it was right or couldn't be checked. */
  giveBack(): Promise<void>
}

/** Limits for password guesses and sign-ups. Each throws the 429 problem with `retry-after` once exceeded. */
export type Tries = {
  /** @param browserId the browser's id, if it is known for this email */
  guess(of: { email: string; address: string; browserId: string | undefined }): Promise<CountedTry>
  signUp(address: string): Promise<CountedTry>
}

export type TriesOptions = {
  allowances: Allowances
  /** The key for hashing emails and addresses that are counted. */
  secret: string
  /** How many sign-ups an address may make in a burst; then one every 30 s. */
  signUpsPerAddress: number
}

export function createTries({ allowances, secret, signUpsPerAddress }: TriesOptions): Tries {
  const keyOf = (what: string, whose: string): string =>
    `${what}:${createHmac('sha256', secret).update(`${what} ${whose}`).digest('base64url')}`

  async function count(claims: Claim[]): Promise<CountedTry> {
    throttle(await allowances.take(claims))
    return { giveBack: () => allowances.giveBack(claims) }
  }

  return {
    guess({ email, address, browserId }) {
      if (browserId !== undefined) {
        return count([{ key: keyOf('known-browser', `${browserId} ${email}`), allowance: guessesOfKnownBrowser }])
      }
      return count([
        { key: keyOf('account', email), allowance: guessesOfAccount },
        { key: keyOf('address', networkOf(address)), allowance: guessesOfAddress },
      ])
    },
    signUp: (address) =>
      count([
        {
          key: keyOf('sign-ups', networkOf(address)),
          allowance: { burst: signUpsPerAddress, everyMs: signUpEveryMs },
        },
      ]),
  }
}

/** Runs an action that counts as an attempt. Doesn't count it if the failure is ours. */
export async function counted<T>(
  counting: Promise<CountedTry>,
  work: (uncount: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { giveBack } = await counting
  try {
    return await work(giveBack)
  } catch (error) {
    await giveBack()
    throw error
  }
}
