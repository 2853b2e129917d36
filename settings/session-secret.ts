import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Settings } from './settings.ts'

/**
 * The secret that seals the session cookies: the given one, or one drawn once and kept in DATA_DIR, so that a restart signs
 * nobody out. Several portal nodes need a given one.
 */
export function sessionSecret(settings: Settings): string {
  if (settings.SESSION_SECRET) return settings.SESSION_SECRET
  const folder = resolve(settings.DATA_DIR)
  const file = join(folder, 'session-secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(folder, { recursive: true })
  const secret = randomBytes(48).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600 })
  return secret
}
