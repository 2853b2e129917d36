import type { Competence, IsoDate } from '../calendar.ts'
import { onlyDigits } from '../cpf.ts'
import { isIsoDate, isoDateOf } from '../iso-date.ts'

/** A day written 'DD/MM/AAAA' or ISO, with or without a time; null where it is none. */
export function dayIn(text: string): IsoDate | null {
  const [day = ''] = text.split(/[T ]/)
  if (/^\d{4}-\d{2}-\d{2}$/.test(day)) return isIsoDate(day) ? day : null
  const [first = '', second = '', year = ''] = day.split('/')
  return isoDateOf(`${first.padStart(2, '0')}/${second.padStart(2, '0')}/${year}`)
}

/** A month written 'MM/AAAA', 'AAAA-MM' or as a day of it; null where it is none. */
export function monthIn(text: string): Competence | null {
  const [, month, year] = /^(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const written = month && year ? `${year}-${month.padStart(2, '0')}` : text
  if (/^\d{4}-(0[1-9]|1[0-2])$/.test(written)) return written
  return dayIn(text)?.slice(0, 7) ?? null
}

/**
 * A decimal number written '1.234,56', '1234,56' or '1234.56', with or without 'R$', as a database numeric. '1.234' may be either a
 * thousand or three decimals, so that it is none: null.
 */
export function decimalIn(text: string): string | null {
  const plain = text.replace(/^R\$/, '').replaceAll(/[\s\u00A0]/g, '')
  const sign = plain.startsWith('-') ? '-' : ''
  const digits = plain.slice(sign.length)
  const isPlain = /^\d+(\.\d{1,2}|\.\d{4,})?$/.test(digits) || /^(0|\d{4,})\.\d{3}$/.test(digits)
  if (isPlain) return sign + digits
  if (/^\d{1,3}(\.\d{3})+,\d+$/.test(digits) || /^\d+,\d+$/.test(digits))
    return sign + digits.replaceAll('.', '').replace(',', '.')
  return /^\d{1,3}(\.\d{3}){2,}$/.test(digits) ? sign + digits.replaceAll('.', '') : null
}

/** A whole number from 0 on; null where it is none. */
export function wholeIn(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null
}

/** Eleven digits: spreadsheet programs drop the zeros before a number. */
export function cpfIn(text: string): string {
  const digits = onlyDigits(text)
  return digits.length >= 8 && /^[\d.\s-]+$/.test(text) ? digits.padStart(11, '0') : digits
}
