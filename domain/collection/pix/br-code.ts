import type { Amount } from '#domain/money.ts'
import { roundHalfUp2 } from '#domain/money.ts'

/** A payment to be read as PIX (*BR Code*, static, by the EMV layout of the Central Bank). */
export interface PixPayment {
  /** PIX key of who receives. */
  key: string
  /** Cut at 25 letters; accents are dropped. */
  receiver: string
  /** Cut at 15 letters; accents are dropped. */
  city: string
  /** Reais; left out when the payer types it. */
  amount?: Amount
  /** Up to 25 letters and digits; `***` when there is none. */
  transactionId?: string
  /** Shown to the payer; part of the account field, so it may be short only. */
  description?: string
}

/** One field: two digits of name, two of length, the value. */
export interface PixField {
  id: string
  value: string
}

/** The text of the code, to be copied or drawn as QR. @throws RangeError when a field does not fit. */
export function pixCode(payment: PixPayment): string {
  const account = [
    { id: '00', value: 'br.gov.bcb.pix' },
    { id: '01', value: payment.key },
    ...(payment.description ? [{ id: '02', value: plain(payment.description) }] : []),
  ]
  const fields = [
    { id: '00', value: '01' },
    { id: '26', value: written(account) },
    { id: '52', value: '0000' },
    { id: '53', value: '986' },
    ...(payment.amount === undefined ? [] : [{ id: '54', value: amountOf(payment.amount) }]),
    { id: '58', value: 'BR' },
    { id: '59', value: plain(payment.receiver).slice(0, 25) },
    { id: '60', value: plain(payment.city).slice(0, 15) },
    { id: '62', value: written([{ id: '05', value: transactionIdOf(payment.transactionId) }]) },
  ]
  const text = `${written(fields)}6304`
  return `${text}${crc16(text)}`
}

/** Whether the last four digits are those of the rest. */
export function isValidPixCode(code: string): boolean {
  return /6304[0-9A-F]{4}$/.test(code) && crc16(code.slice(0, -4)) === code.slice(-4)
}

/** The fields of a code, checksum included. @throws RangeError when the lengths don't add up. */
export function pixFields(code: string): PixField[] {
  const fields: PixField[] = []
  for (let at = 0; at < code.length; ) {
    const length = Number(code.slice(at + 2, at + 4))
    const value = code.slice(at + 4, at + 4 + length)
    if (!Number.isInteger(length) || value.length !== length) throw new RangeError('Not a PIX code')
    fields.push({ id: code.slice(at, at + 2), value })
    at += 4 + length
  }
  return fields
}

function written(fields: readonly PixField[]): string {
  return fields
    .map(({ id, value }) => {
      if (value.length === 0 || value.length > 99) throw new RangeError(`Field ${id} does not fit`)
      return `${id}${String(value.length).padStart(2, '0')}${value}`
    })
    .join('')
}

function amountOf(amount: Amount): string {
  const reais = roundHalfUp2(amount)
  if (reais <= 0) throw new RangeError('A payment needs an amount above zero')
  return reais.toFixed(2)
}

function transactionIdOf(id: string | undefined): string {
  if (id === undefined) return '***'
  if (!/^[0-9A-Za-z]{1,25}$/.test(id)) throw new RangeError('Not a transaction id')
  return id
}

/** Without accents and anything else that is not ASCII. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
}

/** CRC-16/CCITT-FALSE of an ASCII text, four upper-case hexadecimal digits: polynomial 1021, start FFFF, no reflection. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) {
      crc = (crc & 0x8000) === 0 ? crc << 1 : (crc << 1) ^ 0x1021
      crc &= 0xffff
    }
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
