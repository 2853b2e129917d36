/** The length of a CNPJ without punctuation: twelve letters or digits and two check digits. */
const LENGTH = 14

/** Upper-case letters and digits only; everything else is dropped. Never a number: since 2026 a CNPJ may hold letters. */
export function cnpjCharacters(value: string | null | undefined): string {
  return (value ?? '').toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** Formats as 00.000.000/0000-00, letters included; characters past the fourteenth are cut. */
export function formatCnpj(value: string | null | undefined): string {
  const text = cnpjCharacters(value).slice(0, LENGTH)
  const separators = ['', '.', '.', '/', '-']
  return [text.slice(0, 2), text.slice(2, 5), text.slice(5, 8), text.slice(8, 12), text.slice(12)]
    .map((group, index) => (group === '' ? '' : `${separators[index] ?? ''}${group}`))
    .join('')
}

/** Whether the text is a CNPJ with right check digits, numeric or alphanumeric. One repeated character is refused. */
export function isValidCnpj(value: string | null | undefined): boolean {
  const text = cnpjCharacters(value)
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(.)\1{13}$/.test(text)) return false
  return cnpjCheckDigits(text.slice(0, 12)) === text.slice(12)
}

/** The two check digits of the first twelve characters. @throws RangeError when there are not twelve letters or digits. */
export function cnpjCheckDigits(root: string): string {
  if (!/^[0-9A-Z]{12}$/.test(root)) throw new RangeError('Twelve letters or digits are needed')
  const first = checkDigit(root)
  return `${first}${checkDigit(`${root}${first}`)}`
}

/** Modulo 11, weights 2 to 9 again and again from the right; a character is worth its ASCII code less 48. */
function checkDigit(characters: string): number {
  const sum = Array.from(characters)
    .toReversed()
    .reduce((total, character, index) => total + (character.charCodeAt(0) - 48) * (2 + (index % 8)), 0)
  const remainder = sum % 11
  return remainder < 2 ? 0 : 11 - remainder
}
