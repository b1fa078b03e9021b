import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkoutLinkFor } from './checkout.ts'
import { readCountryCode, resolveCountry } from './country.ts'
import { isSignedIn, signedOutUser } from './identity.ts'

describe('countries (spec §4, §5)', () => {
  it.each([
    ['de', 'DE'],
    [' gb ', 'GB'],
    ['JP', 'OTHER'],
    ['', 'UNKNOWN'],
    [undefined, 'UNKNOWN'],
    [7, 'UNKNOWN'],
    ['unknown', 'UNKNOWN'],
  ])('reads %j as %s', (value, code) => expect(readCountryCode(value)).toBe(code))

  it('asks the cookie, then the server, then the address', () => {
    expect(resolveCountry({ cookie: 'de', server: 'FR', address: 'US' })).toBe('DE')
    expect(resolveCountry({ server: 'FR', address: 'US' })).toBe('FR')
    expect(resolveCountry({ server: 'UNKNOWN', address: 'us' })).toBe('US')
    expect(resolveCountry({})).toBe('UNKNOWN')
  })
})

describe('identity (spec §4, §6)', () => {
  it('spec §4: "the user becomes not-signed-in with a random negative id, name \'User\', tier FREE"', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (random) => {
        const user = signedOutUser(random)
        expect(Number.isInteger(user.id) && user.id < 0).toBe(true)
        expect(user).toMatchObject({ name: 'User', subscriptionTier: 'FREE' })
      }),
    )
  })

  it('spec §6: "an id exists and differs from the signed-out id"', () => {
    expect(isSignedIn(5, -9)).toBe(true)
    expect(isSignedIn(-9, -9)).toBe(false)
    expect(isSignedIn(null, -9)).toBe(false)
    expect(isSignedIn(undefined, -9)).toBe(false)
  })
})

describe('checkout links (spec §5)', () => {
  it('spec §5: "Card-payment links get the user\'s email prefilled unless already present"', () => {
    expect(checkoutLinkFor('https://pay.example/x', 'a+b@c.de')).toBe(
      'https://pay.example/x?prefilled_email=a%2Bb%40c.de',
    )
    expect(checkoutLinkFor('https://pay.example/x?prefilled_email=q%40w.de', 'a@c.de')).toBe(
      'https://pay.example/x?prefilled_email=q%40w.de',
    )
  })
})
