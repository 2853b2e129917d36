import { modulo10 } from '#domain/check-digits.ts'
import { isValidBarCode } from './bar-code.ts'

/** The 47 digits to type (*linha digitável*) of a bar code. @throws RangeError when the bar code is wrong. */
export function digitableLine(barCode: string): string {
  if (!isValidBarCode(barCode)) throw new RangeError('Not a bar code')
  const free = barCode.slice(19)
  const fields = [`${barCode.slice(0, 4)}${free.slice(0, 5)}`, free.slice(5, 15), free.slice(15)]
  const checked = fields.map((field) => `${field}${modulo10(field)}`).join('')
  return `${checked}${barCode[4]}${barCode.slice(5, 19)}`
}

/** With its points and spaces: `AAAAA.AAAAA BBBBB.BBBBBB CCCCC.CCCCCC D EEEEEEEEEEEEEE`. */
export function formatDigitableLine(line: string): string {
  const groups = [
    [line.slice(0, 5), line.slice(5, 10)],
    [line.slice(10, 15), line.slice(15, 21)],
    [line.slice(21, 26), line.slice(26, 32)],
  ]
  return [...groups.map((group) => group.join('.')), line.slice(32, 33), line.slice(33)].join(' ')
}

/** The bar code of a line, punctuation ignored; null when a check digit is wrong or digits are missing. */
export function barCodeOfLine(line: string): string | null {
  const digits = line.replace(/\D/g, '')
  if (digits.length !== 47) return null
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)]
  if (fields.some((field) => modulo10(field.slice(0, -1)) !== Number(field.at(-1)))) return null
  const [first = '', second = '', third = ''] = fields.map((field) => field.slice(0, -1))
  const code = `${first.slice(0, 4)}${digits.slice(32)}${first.slice(4)}${second}${third}`
  return isValidBarCode(code) ? code : null
}
