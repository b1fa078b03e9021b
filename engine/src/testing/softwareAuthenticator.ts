import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** The part of CBOR that an authenticator writes: numbers below 2¹⁶, bytes, texts, and ordered maps. */
type Cbor = number | string | Buffer | Map<number | string, Cbor>

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  if (count < 256) return Buffer.from([(major << 5) | 24, count])
  return Buffer.from([(major << 5) | 25, count >> 8, count & 0xff])
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)])])
}

const sha256 = (of: Buffer | string): Buffer => createHash('sha256').update(of).digest()
const userPresent = 0x01
const userVerified = 0x04
const keyIncluded = 0x40

/** How a ceremony may differ from that of an honest browser on the right page. */
export type Ceremony = { challenge: string; origin: string; site: string; verifiesUser?: boolean }

/** A device with one passkey (ES256, no attestation) that answers as a browser would. */
export function softwareAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  let counter = 0

  function clientData(type: string, { challenge, origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }
  function authenticatorData({ site, verifiesUser = true }: Ceremony, flags: number): Buffer {
    const count = Buffer.alloc(4)
    counter += 1
    count.writeUInt32BE(counter)
    return Buffer.concat([sha256(site), Buffer.from([flags | userPresent | (verifiesUser ? userVerified : 0)]), count])
  }
  const coordinate = (name: 'x' | 'y'): Buffer =>
    Buffer.from(publicKey.export({ format: 'jwk' })[name] ?? '', 'base64url')

  return {
    /** The result of `navigator.credentials.create`. */
    register(ceremony: Ceremony) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinate('x')],
        [-3, coordinate('y')],
      ])
      const length = Buffer.from([0, credentialId.length])
      const authData = Buffer.concat([
        authenticatorData(ceremony, keyIncluded),
        Buffer.alloc(16),
        length,
        credentialId,
        cbor(key),
      ])
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      const response = {
        clientDataJSON: clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: cbor(attestation).toString('base64url'),
        transports: ['internal'],
      }
      return { id, rawId: id, type: 'public-key', response }
    },
    /** The result of `navigator.credentials.get`. */
    answer(ceremony: Ceremony) {
      const data = clientData('webauthn.get', ceremony)
      const authData = authenticatorData(ceremony, 0)
      const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
      const response = {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      }
      return { id, rawId: id, type: 'public-key', response }
    },
  }
}
