import { tidyText } from '../written-text.ts'

/** `foreign`: begins as a number of another country, and is none. */
export type PhoneCode = 'incomplete' | 'not-mobile' | 'too-long' | 'foreign' | 'trunk-zero'

type ReadPhone = { number: string } | { code: Exclude<PhoneCode, 'not-mobile'> }

/**
 * The country and the rest of a number from abroad. Codes: ITU-T E.164, list of assigned codes, without those of services that are nobody's
 * telephone (800, 808, 878, 888, 979). Those of one digit are of networks with ten digits.
 */
const ABROAD =
  /^(?:(1)([2-9]\d{9})|(7)(\d{10})|(2[07]|3[0-469]|4[013-9]|5[1-46-8]|6[0-6]|8[1246]|9[0-58]|2[2346]\d|21[1-368]|25[0-8]|29[017-9]|3[57]\d|38[0-35-79]|42[013]|5[09]\d|67[02-9]|68[0-35-9]|69[0-2]|85[02356]|870|88[0-36]|96[0-8]|97[0-7]|99[2-68])(\d+))$/

/** Where numbers begin with a zero that is dialled from abroad too: Italy, San Marino, Tajikistan, and some of Africa. */
const KEEPS_ZERO = /^(?:39|378|992|2\d\d)$/

/** An area code that there is, and a mobile of nine digits or a landline of eight. */
const NATIONAL =
  /^(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])(?:9\d{8}|[2-9]\d{7})$/

/** Digits of an E.164 number, with the code of the country. */
const SHORTEST = 8
const LONGEST = 15

/** A text that begins as the number of some country: `+351`, `00351`. What follows may be a number of Brazil all the same. */
export const hasCountryCode = (written: string) => /^\s*\(?\s*(?:[+\uff0b]|00)/.test(written)

/**
 * A telephone as it is kept, however it was written. Of Brazil its ten or eleven digits: with the code of the country (`+55`, `0055`,
 * `55`), with the zero of a long-distance call and the code of a carrier after it (`0 15 11 …`, `0xx11 …`). Of another country, which is
 * said by `+` or `00` and nothing else, `+351912345678`. '' for none. Nothing is cut: what has more digits is another number. Area codes:
 * Anatel, resolution 749/2022.
 */
export function readPhone(written: string): ReadPhone {
  const text = tidyText(written)
    .normalize('NFKC')
    .replace(/^[\p{L}\s.:]+(?=[+(\d])/u, '')
  const signs = text.replaceAll(/[\s().\-–—/]/g, '').replace(/^\+\++/, '+')
  if (signs === '' || signs === '+') return { number: '' }
  if (/^(?:\+|00)(?!55)/.test(signs))
    return readForeign(signs.replace(/^(?:\+|00)/, ''), text.includes('(0)'))
  const national = signs.replace(/^(?:\+|00)55/, '').replace(/^55(?=\d{10,11}$)/, '')
  const digits = national
    .replace(/^0xx(?=[1-9])/i, '')
    .replace(/^0(?:[1-9]\d(?=\d{10,11}$)|(?=\d{10,11}$))/, '')
  if (NATIONAL.test(digits)) return { number: digits }
  return { code: digits.replaceAll(/\D/g, '').length > 11 ? 'too-long' : 'incomplete' }
}

/** `isZeroMarked`: written `+44 (0)20 …`, with the zero that is dialled within the country alone. */
function readForeign(signs: string, isZeroMarked: boolean): ReadPhone {
  if (signs.replaceAll(/\D/g, '').length > LONGEST) return { code: 'too-long' }
  const [country, rest] = partsOf(signs)
  if (country === undefined || rest === undefined) return { code: 'foreign' }
  const hasTrunkZero = rest.startsWith('0') && !KEEPS_ZERO.test(country)
  if (hasTrunkZero && !isZeroMarked) return { code: 'trunk-zero' }
  const number = `${country}${hasTrunkZero ? rest.slice(1) : rest}`
  return number.length < SHORTEST ? { code: 'foreign' } : { number: `+${number}` }
}

/** The code of the country and what follows it. */
function partsOf(digits: string): readonly (string | undefined)[] {
  return (ABROAD.exec(digits) ?? []).slice(1).filter((part) => part !== undefined)
}

/** A telephone that was checked before as it is kept; '' for none. */
export function keptPhone(phone: string): string {
  const read = readPhone(phone)
  return 'number' in read ? read.number : ''
}

/** Whether a telephone, as it is kept, may be a mobile: of another country nobody can tell by its digits. */
export const mayBeMobile = (kept: string) => kept.startsWith('+') || /^..9\d{8}$/.test(kept)

/** Why a telephone is no mobile; null: it is one, or none. In Brazil a mobile has a nine after the area code. */
export function mobileProblem(phone: string): PhoneCode | null {
  const read = readPhone(phone)
  if ('code' in read) return /^\D*[1-9]{2}\D*[1-8](?:\D*\d){8}\D*$/.test(phone) ? 'not-mobile' : read.code
  return read.number === '' || mayBeMobile(read.number) ? null : 'incomplete'
}

/** A telephone as it is kept, as every network dials it: `+5511912345678`. */
export const dialledPhone = (kept: string) => (kept.startsWith('+') ? kept : `+55${kept}`)

/** `(11) •••••-5678`, `+351 •••••5678`: enough for whoever knows it. */
export function maskPhone(kept: string): string {
  const end = kept.slice(-4)
  return kept.startsWith('+')
    ? `+${partsOf(kept.slice(1))[0]} •••••${end}`
    : `(${kept.slice(0, 2)}) •••••-${end}`
}

/**
 * `(11) 91234-5678`, `+351 912345678`. What is no whole telephone yet is shown as far as it goes, and what is none, or has the code of a
 * country, as it was written.
 */
export function formatPhone(phone: string): string {
  const read = readPhone(phone)
  const kept = 'number' in read ? read.number : ''
  if (kept.startsWith('+')) return `+${partsOf(kept.slice(1)).join(' ')}`
  const digits = kept === '' ? phone.replaceAll(/\D/g, '') : kept
  if (digits.length > 11 || (kept === '' && /[+\uff0b]|^\D*00/.test(phone))) return phone
  if (digits.length < 3) return digits
  const split = digits.length > 10 ? 7 : 6
  const rest = digits.slice(split)
  return `(${digits.slice(0, 2)}) ${digits.slice(2, split)}${rest === '' ? '' : `-${rest}`}`
}
