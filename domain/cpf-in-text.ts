import { isValidCpf, onlyDigits } from './cpf.ts'

/** Eleven digits, with the marks of a CPF or without, and no digit beside them; Safari before 16.4 cannot look behind. */
const CPF_LIKE = /(?:^|\D)(\d{3}\.?\d{3}\.?\d{3}-?\d{2})(?!\d)/g

/** The first CPF that a text has in it, as it stands there; null for none. Numbers whose check digits are wrong are no CPF. */
export function findCpf(text: string): string | null {
  const candidates = [...text.matchAll(CPF_LIKE)].map(([, candidate = '']) => candidate)
  return candidates.find((candidate) => isValidCpf(onlyDigits(candidate) ?? '')) ?? null
}
