import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

/**
 * A secret that seals the session cookies of the demonstration: drawn once and kept in the data folder, so that a restart signs nobody
 * out. A portal for real people is given one.
 */
export function generatedSecret(dataDir: string): string {
  const folder = resolve(dataDir)
  const file = join(folder, 'session-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
