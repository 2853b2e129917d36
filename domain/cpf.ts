/** Keeps only the digits; null and undefined pass through. */
export function onlyDigits(value: string): string
export function onlyDigits<Missing extends null | undefined>(value: string | Missing): string | Missing
export function onlyDigits(value: string | null | undefined): string | null | undefined {
  return value?.replace(/\D/g, '') ?? value
}

/**
 * Formats as 000.000.000-00, from any text: other characters are dropped, digits past the eleventh are cut. Fewer digits give as much of the mask as they fill; nothing gives ''.
 */
export function formatCpf(value: string | null | undefined): string {
  const digits = (onlyDigits(value) ?? '').slice(0, 11)
  const groups = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9)].filter((group) => group !== '')
  const check = digits.slice(9)
  return check === '' ? groups.join('.') : `${groups.join('.')}-${check}`
}

/** Whether the text holds exactly eleven digits with right check digits. Sequences of one digit are refused. */
export function isValidCpf(value: string | null | undefined): boolean {
  const digits = onlyDigits(value) ?? ''
  if (!/^\d{11}$/.test(digits) || /^(\d)\1{10}$/.test(digits)) return false
  return checkDigit(digits.slice(0, 9)) === digits[9] && checkDigit(digits.slice(0, 10)) === digits[10]
}

/** `***.982.247-**`: what may be shown or e-mailed to somebody else. Incomplete numbers are hidden whole. */
export function maskCpf(value: string | null | undefined): string {
  const digits = onlyDigits(value) ?? ''
  if (digits.length !== 11) return '***.***.***-**'
  return `***.${digits.slice(3, 6)}.${digits.slice(6, 9)}-**`
}

/** Modulo 11 with weights n+1 … 2 from the left, the rule of the federal revenue. */
function checkDigit(digits: string): string {
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (digits.length + 1 - index),
    0,
  )
  const remainder = sum % 11
  return String(remainder < 2 ? 0 : 11 - remainder)
}
