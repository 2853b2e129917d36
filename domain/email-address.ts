import { tidyText } from './written-text.ts'

/** Octets that RFC 5321 (4.5.3.1.1) lets stand before the at sign, and that a server takes. */
const LONGEST_LOCAL_PART = 64

export type EmailProblem =
  | { code: 'required' | 'invalid' | 'double-dot' | 'long-local-part' | 'coded-domain' }
  /** A letter of another alphabet, or of none that addresses here have: mostly one that looks like another. */
  | { code: 'other-letter'; letter: string }

/** As it is kept and compared: tidy, without what a mail program puts around it and without spaces, in small letters. */
export function tidyEmail(email: string): string {
  return tidyText(email)
    .trim()
    .replace(/^mailto:/i, '')
    .replace(/^<([^<>]*)>$/, '$1')
    .trim()
    .toLowerCase()
}

/** Why a tidy text is no e-mail address that can be written to; null: it is one. */
export function emailProblem(email: string): EmailProblem | null {
  if (email === '') return { code: 'required' }
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, Math.max(at, 0)), email.slice(at + 1)]
  if (local.includes('..') || domain.includes('..')) return { code: 'double-dot' }
  // Nobody can read whom it goes to (RFC 5890, A-label): the letters themselves are judged.
  if (/(?:^|\.)xn--/i.test(domain)) return { code: 'coded-domain' }
  const letter = otherLetter(email)
  if (letter !== null) return { code: 'other-letter', letter }
  if (new TextEncoder().encode(local).length > LONGEST_LOCAL_PART) return { code: 'long-local-part' }
  return isLocalPart(local) && isDomain(domain) ? null : { code: 'invalid' }
}

/** Whether a text is an e-mail address that can be written to. */
export function isEmailAddress(text: string): boolean {
  return emailProblem(text) === null
}

/** Words of letters, digits and the signs of RFC 5322 (3.2.3), with single dots between them. */
function isLocalPart(text: string): boolean {
  return /^[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}!#$%&'*+/=?^_`{|}~-]+)*$/u.test(text)
}

/** At least two labels of at most 63 signs, none of which begins or ends with a hyphen; the last one is no number. */
function isDomain(text: string): boolean {
  const labels = text.split('.')
  const isLabel = (label: string) =>
    label.length <= 63 && /^[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?$/u.test(label)
  return labels.length >= 2 && labels.every(isLabel) && /^\p{L}{2,}$/u.test(labels.at(-1) ?? '')
}

/** Letters with the signs that Portuguese and its neighbours put on them; neither a dotless i nor a long s. */
const LATIN = /[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u012f\u0134-\u0137\u013a-\u0148\u014b-\u017e]/

/**
 * The first letter that looks like another: of an alphabet beside the Latin one, or of no plain form (a letter in full width, in bold, a
 * Roman numeral). An address in one other alphabet alone has none.
 */
function otherLetter(email: string): string | null {
  const letters = Array.from(email).filter(
    (sign) => /[\p{L}\p{M}\p{Nl}]/u.test(sign) || sign.normalize('NFKC') !== sign,
  )
  return letters.some((letter) => LATIN.test(letter))
    ? (letters.find((letter) => !LATIN.test(letter)) ?? null)
    : null
}

/** `a***@exemplo.com.br`: what may be shown or e-mailed to somebody else. What is no address is hidden whole. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '***' : `${email.slice(0, 1)}***${email.slice(at)}`
}
