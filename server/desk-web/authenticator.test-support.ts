import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Buffer) => Buffer.from(data).toString('base64url')

/** User present, user verified; with the public key in it at registration. */
const signedInFlags = 0x05
const registeredFlags = 0x45

/** A passkey in software: answers as a browser with an authenticator does, for the origin that it is told. */
export function createAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)

  const clientData = (type: string, challenge: string, from: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: from, crossOrigin: false }))
  /** Its counter stays 0, as that of a passkey that is synchronised between devices. */
  const authenticatorData = (flags: number) =>
    Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), Buffer.alloc(4)])
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key', clientExtensionResults: {} }

  return {
    register(challenge: string, from = origin) {
      const length = Buffer.from([0, id.length])
      const data = Buffer.concat([
        authenticatorData(registeredFlags),
        Buffer.alloc(16),
        length,
        id,
        coseKey(publicKey),
      ])
      return {
        ...common,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge, from)),
          attestationObject: base64url(attestationOf(data)),
          transports: ['internal'],
        },
      }
    },
    signIn(challenge: string, from = origin) {
      const data = authenticatorData(signedInFlags)
      const client = clientData('webauthn.get', challenge, from)
      return {
        ...common,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
        },
      }
    },
  }
}

/** COSE, as CBOR: an ES256 key on P-256. */
function coseKey(publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const part = (label: number, value: string) =>
    Buffer.concat([Buffer.from([label, 0x58, 32]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    part(0x21, x),
    part(0x22, y),
  ])
}

/** CBOR: { fmt: 'none', attStmt: {}, authData }. */
function attestationOf(data: Buffer): Buffer {
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  return Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, data.length]),
    data,
  ])
}
