import { createHash } from 'node:crypto'
import {
  deleteCookie,
  getCookie,
  getRequest,
  getRequestProtocol,
  setCookie,
} from '@tanstack/react-start/server'
import { EncryptJWT, jwtDecrypt } from 'jose'
import { isPublicSecure } from './public-origin.ts'

/** Seconds that the login, plan and theme cookies live. */
const COOKIE_SECONDS = 3600

export type CookieName =
  | 'login'
  | 'plano'
  | 'planoAtendimento'
  | 'tema'
  | 'alvo'
  | 'senha'
  | 'convite'
  | 'trocaEmail'
  | 'recadastramento'
  | 'codigo'
  | 'aparelhos'

/**
 * Writes a cookie that only this portal can read: AES-256-GCM under SESSION_SECRET, HttpOnly, SameSite=Lax.
 * `seconds` never exceeds what is left of the session, but for the plan and its theme, which say nothing without one, and for what opens
 * nothing.
 */
export async function writeSealedCookie(
  name: CookieName,
  value: object,
  seconds = COOKIE_SECONDS,
): Promise<void> {
  const sealed = await new EncryptJWT({ value })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setAudience(name)
    .setExpirationTime(`${Math.max(1, Math.floor(seconds))}s`)
    .encrypt(sealingKey())
  setCookie(name, sealed, { ...cookieOptions(), maxAge: Math.max(1, Math.floor(seconds)) })
}

/** Reads a sealed cookie; absent, expired, foreign or tampered all read as `null`. */
export async function readSealedCookie<Value extends object>(name: CookieName): Promise<Value | null> {
  const sealed = getCookie(name)
  if (!sealed) return null
  const ofRequest = openedOf(getRequest())
  const known = ofRequest.get(name) ?? open(name, sealed)
  ofRequest.set(name, known)
  return (await known) as Value | null
}

type Opened = { value: unknown; expiresAt: number }

/** Cookies that this process opened lately, the newest last: somebody who goes through the portal brings the same ones with every page. */
const opened = new Map<string, Opened>()

const MAX_OPENED = 2000

async function open(name: CookieName, sealed: string): Promise<unknown> {
  const key = sealingKey()
  const known = opened.get(`${name} ${sealed}`) ?? (await openAnew(name, sealed, key))
  if (!known || known.expiresAt <= Date.now()) return null
  opened.delete(`${name} ${sealed}`)
  opened.set(`${name} ${sealed}`, known)
  const [longestAgo] = opened.keys()
  if (opened.size > MAX_OPENED && longestAgo !== undefined) opened.delete(longestAgo)
  // Whoever asks may change what they get.
  return structuredClone(known.value)
}

async function openAnew(name: CookieName, sealed: string, key: Uint8Array): Promise<Opened | null> {
  try {
    const { payload } = await jwtDecrypt(sealed, key, { audience: name, requiredClaims: ['exp'] })
    return { value: payload.value, expiresAt: (payload.exp ?? 0) * 1000 }
  } catch {
    return null
  }
}

/** A page asks several server functions, and each asks who is there: a cookie is looked up once a request. */
const openedCookies = new WeakMap<Request, Map<CookieName, Promise<unknown>>>()

function openedOf(request: Request): Map<CookieName, Promise<unknown>> {
  const known = openedCookies.get(request) ?? new Map<CookieName, Promise<unknown>>()
  openedCookies.set(request, known)
  return known
}

export function clearSealedCookie(name: CookieName): void {
  deleteCookie(name, cookieOptions())
}

function cookieOptions() {
  return {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: isPublicSecure() || getRequestProtocol() === 'https',
  } as const
}

let cached: { secret: string; key: Uint8Array } | undefined

function sealingKey(): Uint8Array {
  const secret = process.env.SESSION_SECRET
  if (!secret || secret.length < 32) throw new Error('SESSION_SECRET is not set')
  if (cached?.secret !== secret) {
    opened.clear()
    cached = { secret, key: createHash('sha256').update('portal-cookie-v1').update(secret).digest() }
  }
  return cached.key
}
