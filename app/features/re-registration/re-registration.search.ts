import { oneOf, searchOf, wholeNumber } from '#app/navigation/search-values.ts'
import { onlyDigits } from '#domain/cpf.ts'

const LAST_STEP = 10

/** Digits as text: an address without quotes is read as a number. */
const digits = (longest: number) => (raw: unknown) => {
  const text = typeof raw === 'number' || typeof raw === 'string' ? (onlyDigits(String(raw)) ?? '') : ''
  return text === '' || text.length > longest ? undefined : text.padStart(longest, '0')
}

/** Search parameters of /recadastramento. `cpf` and `codigo` leave the address at once. */
export const reRegistrationSearch = searchOf({
  idStep: wholeNumber(0, LAST_STEP, undefined),
  cpf: digits(11),
  codigo: digits(6),
  local: oneOf(['portal', 'atendimento', 'exterior'], undefined),
})
