import { createHmac } from 'node:crypto'
import type { Allowances, Claim } from '../../platform/allowances.ts'
import { networkOf } from '../../platform/networkOf.ts'
import { throttle } from '../../platform/throttle.ts'

/** Guesses at one account's password, by everybody whose browser is not known: it slows down and never closes. */
const guessesOfAccount = { burst: 5, everyMs: 10_000 }
/** Guesses by a browser that has signed in to the account before. Guessing elsewhere can't keep its owner out. */
const guessesOfKnownBrowser = guessesOfAccount
/** Guesses from one address over all accounts, where a whole office may sit. */
const guessesOfAddress = { burst: 40, everyMs: 5_000 }
/** The burst comes back within ten minutes. */
const signUpEveryMs = 30_000

/** A try that was counted before anything was judged. */
export type CountedTry = {
  /** Uncounts it: it was right, or nothing was judged. */
  giveBack(): Promise<void>
}

/** How often one may guess a password or sign up. Each throws the 429 problem with `retry-after` where it is too often. */
export type Tries = {
  /** @param browserId of a browser that is known for this email */
  guess(of: { email: string; address: string; browserId: string | undefined }): Promise<CountedTry>
  signUp(address: string): Promise<CountedTry>
}

export type TriesOptions = {
  allowances: Allowances
  /** Keys the hashes under which emails and addresses are counted. */
  secret: string
  /** So many sign-ups of one address at once; then one each 30 s. */
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

/** Does what was counted. A failure has judged nothing, and doesn't count. */
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
