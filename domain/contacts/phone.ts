import { tidyText } from '../written-text.ts'

export type PhoneCode = 'incomplete' | 'not-mobile' | 'too-long' | 'foreign'

type ReadPhone = { digits: string } | { code: Exclude<PhoneCode, 'not-mobile'> }

/**
 * A telephone of Brazil in its ten or eleven digits, however it was written: with the code of the country (`+55`, `0055`, `55`), with the
 * zero of a long-distance call and the code of a carrier after it (`0 15 11 …`, `0xx11 …`). '' for none. Nothing is cut: what has more
 * digits is another number. Area codes: Anatel, resolution 749/2022.
 */
export function readPhone(written: string): ReadPhone {
  const signs = tidyText(written)
    .replaceAll(/[\s().\-–—/]/g, '')
    .replace(/^\+\++/, '+')
  if (signs === '' || signs === '+') return { digits: '' }
  const abroad = /^(?:\+|00)(?!55)[1-9]\d+$/
  if (abroad.test(signs)) return { code: 'foreign' }
  const national = signs.replace(/^(?:\+|00)55/, '').replace(/^55(?=\d{10,11}$)/, '')
  const digits = national
    .replace(/^0xx(?=[1-9])/i, '')
    .replace(/^0(?:[1-9]\d(?=\d{10,11}$)|(?=\d{10,11}$))/, '')
  if (/^[1-9]{2}(?:9\d{8}|[2-9]\d{7})$/.test(digits)) return { digits }
  return { code: /^\d{12,}$/.test(digits) ? 'too-long' : 'incomplete' }
}

/** The digits of a telephone that was checked before; '' for none. */
export function phoneDigits(phone: string): string {
  const read = readPhone(phone)
  return 'digits' in read ? read.digits : ''
}

/** Why a telephone is no mobile of Brazil; null: it is one, or none. A mobile has a nine after the area code. */
export function mobileProblem(phone: string): PhoneCode | null {
  const read = readPhone(phone)
  if ('code' in read) return /^\D*[1-9]{2}\D*[1-8](?:\D*\d){8}\D*$/.test(phone) ? 'not-mobile' : read.code
  return read.digits === '' || /^..9\d{8}$/.test(read.digits) ? null : 'incomplete'
}

/** `(11) 91234-5678`. What is no whole telephone yet is shown as far as it goes, and what is none as it was written. */
export function formatPhone(phone: string): string {
  const read = readPhone(phone)
  const digits = 'digits' in read ? read.digits : phone.replaceAll(/\D/g, '')
  if (digits.length > 11 || ('code' in read && read.code === 'foreign')) return phone
  if (digits.length < 3) return digits
  const split = digits.length > 10 ? 7 : 6
  const rest = digits.slice(split)
  return `(${digits.slice(0, 2)}) ${digits.slice(2, split)}${rest === '' ? '' : `-${rest}`}`
}
