// Secrets in links, cookies and addresses. Only their hashes are stored.
import { createHash, randomBytes } from 'node:crypto'

/** 256 bits, so that guessing is hopeless and an unkeyed hash is enough. */
export function createToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
