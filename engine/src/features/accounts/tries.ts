import { createHmac } from 'node:crypto'
import type { Allowances, Claim } from '../../platform/allowances.ts'
import { networkOf } from '../../platform/networkOf.ts'
import { throttle } from '../../platform/throttle.ts'

/**
 * Guesses at one account's password from all unknown browsers together. They slow sign-ins down but never lock the
 * account.
 */
const guessesOfAccount = { burst: 5, everyMs: 10_000 }
/** Guesses from a browser that has signed in to the account before. Other people's guesses can't lock it out. */
const guessesOfKnownBrowser = guessesOfAccount
/** Guesses from one address at all accounts together. A whole office may share an address. */
const guessesOfAddress = { burst: 40, everyMs: 5_000 }
/** After ten minutes, the full burst is available again. */
const signUpEveryMs = 30_000

/** An attempt that was counted before it was checked. */
export type CountedTry = {
  /** Takes the attempt off the count, because it was right or couldn't be checked. */
  giveBack(): Promise<void>
}

/** Limits for password guesses and sign-ups. Each throws the 429 problem with `retry-after` once exceeded. */
export type Tries = {
  /** @param browserId the id of a browser that is known for this email */
  guess(of: { email: string; address: string; browserId: string | undefined }): Promise<CountedTry>
  signUp(address: string): Promise<CountedTry>
}

export type TriesOptions = {
  allowances: Allowances
  /** The key for hashing counted emails and addresses. */
  secret: string
  /** How many sign-ups an address may make at once; then one every 30 s. */
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

/** Runs an action that counts as an attempt. If it fails because of us, it doesn't count. */
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
